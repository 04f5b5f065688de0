import type { FakeCall } from '../../../testing/fake-api.ts';
import { refused } from '../../../testing/fake-api.ts';
import { aBorrower, anEvaluation, aSaleStart } from '../../../domain/testing/customers.ts';
import { aDeviceEvaluation } from '../../../domain/testing/devices.ts';
import type { Evaluation } from '../../../domain/super-compra/evaluation-calls.ts';

export const FIND = 'GET /coordinator/borrowers/find-one';
export const STANDS = 'GET /tx-credit/evaluations';
export const ASK = 'POST /tx-credit/evaluations';
export const SIMULATE = 'GET /coordinator/contracts/in-store/simulation';

/** What stands of a customer in the store, by what is asked for. */
interface Standing {
  waiting?: Evaluation;
  decided?: Evaluation;
  device?: Evaluation;
}

export const standing =
  ({ waiting, decided, device }: Standing = {}) =>
  ({ query }: FakeCall) => {
    const isDevice = query.get('sourceProduct') === 'SMARTPHONE_SALE';
    const found = isDevice ? device : query.get('status') === 'CREATED' ? waiting : decided;
    return found ?? refused('EVALUATION_NOT_FOUND');
  };

export const asking = {
  [FIND]: () => ({ ...aBorrower(), sale: aSaleStart() }),
  [STANDS]: standing(),
  [ASK]: () => anEvaluation(),
} as const;

const denied = { decision: 'DENIED', result: 'DENIED' } as const;

export const aWaiting = () => anEvaluation({ status: 'CREATED', remuneration: null, requestedAmount: 1_600 });
export const aDenied = (over: Partial<Evaluation> = {}) =>
  anEvaluation({ ...denied, policy: { maxAmount: 0, minAmount: 100 }, ...over });
const remunerated = {
  maxRemunerationValue: 5,
  maxRemunerationValueBasedOnPurchaseValueOf: 1_000,
  incentiveCategory: 'same_day',
} as const;
export const aDevice = () =>
  aDeviceEvaluation({ remuneration: { ...remunerated, incentiveType: 'fixed_value', incentiveValue: 5 } });

/** Six times R$ 612,00 for R$ 3.000,00. */
export const aSimulation = {
  principal: 3_000,
  customerFeeValue: 0,
  simulation: [
    {
      numberOfInstallments: 6,
      installmentValue: 612,
      lastInstallmentValue: 612,
      totalPurchaseValue: 3_672,
      interestValue: 600,
      iof: 72,
      interestRate: 0.05,
      cet: 0.92,
      dueDateRule: 'MONTHLY' as const,
      firstInstallmentDueDate: '2026-12-23',
    },
  ],
  expirationTimestamp: '2026-11-24T04:00:00.000Z',
  storeName: 'Loja Centro',
  retailerName: 'Lojas Aurora',
};
