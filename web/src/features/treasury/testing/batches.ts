import type { Wire } from '@balcao/contract';
import { RETAILER_ID } from '../../../domain/testing/customers.ts';
import type { Batch, Desk } from '../calls.ts';

export const DESK = 'GET /backofficeOriginations/batches';
export const MAKE = 'POST /backofficeOriginations/batches';
export const FINISH = 'POST /backofficeOriginations/batches/{batchId}/steps/{step}';
export const VOUCHER = 'GET /backofficeOriginations/batches/{batchId}/steps/{step}/voucher';
export const HOLD = 'POST /backofficeOriginations/batches/{batchId}/hold';
export const RESUME = 'POST /backofficeOriginations/batches/{batchId}/resume';
export const REVERSE = 'POST /backofficeOriginations/batches/{batchId}/reverse';
export const EMAIL = 'POST /backofficeOriginations/batches/{batchId}/email';
export const PAYOUT = 'POST /backofficeOriginations/batches/{batchId}/payout';
export const PAYOUT_ANSWER = 'POST /backofficeOriginations/batches/{batchId}/payout/answer';
export const REMIT = 'POST /backofficeOriginations/remittances';
export const REMITTED = 'GET /backofficeOriginations/remittances/{number}';
export const RETURN = 'POST /backofficeOriginations/returns';

export const BATCH_ID = '01900000-0000-7000-8000-000000000711';
const at = '2026-11-19T15:00:00.000Z';

const undone = { finished: null, endToEndId: null, fileName: null };
export const aBatch = (part: Partial<Batch> = {}): Batch => ({
  batchId: BATCH_ID,
  date: '2026-11-19',
  retailerId: RETAILER_ID,
  retailerName: 'Lojas Aurora',
  originationsCount: 2,
  originationsStartDate: '2026-11-18',
  originationsEndDate: '2026-11-18',
  principalSum: 1500,
  umeFeeSum: 60,
  discountSum: 0,
  adjustments: [{ kind: 'RETURN', amount: -40 }],
  broughtForward: 0,
  setOff: 0,
  paid: 1400,
  carriedForward: 0,
  status: 'AT_UME',
  transferStatus: 'PENDING',
  steps: [
    { step: 'UME_TO_BANKER', ...undone },
    { step: 'BANKER_TO_TRANSITORY', ...undone },
    { step: 'TRANSITORY_TO_RETAILER', ...undone },
  ],
  remittance: null,
  isPaidOut: false,
  payoutFault: null,
  held: null,
  reversed: null,
  email: { status: 'NONE', hasAddress: true },
  ...part,
});

/** With the first steps finished: the first by a file, the others by the id of a Pix. */
export const aBatchAt = (status: Batch['status'], part: Partial<Batch> = {}): Batch => {
  const count = ['AT_UME', 'AT_BANKER', 'AT_TRANSITORY_ACCOUNT', 'AT_RETAILER'].indexOf(status);
  const proofOf = (index: number) =>
    index === 0 ? { ...undone, fileName: 'ted.pdf' } : { ...undone, endToEndId: `E${'1'.repeat(31)}` };
  const finished = { name: 'OLGA SIQUEIRA', at };
  const steps = aBatch().steps.map((step, index) =>
    index < count ? Object.assign(proofOf(index), { step: step.step, finished }) : step,
  );
  return aBatch({ status, steps, transferStatus: status === 'AT_RETAILER' ? 'TRANSFERRED' : 'PENDING', ...part });
};

export const held = (mayDecide: boolean): Batch['held'] => ({
  name: 'PAULO TEIXEIRA',
  at,
  reason: 'Conta errada',
  mayDecide,
});

export const aDesk = (items: readonly Batch[] = [aBatch()], part: Partial<Desk> = {}): Desk => ({
  today: '2026-11-19',
  isBusinessDay: true,
  canAct: true,
  waiting: [],
  payouts: { isOffered: false, isDemonstration: false },
  toRemit: { count: 0, amount: 0 },
  remittances: [],
  items: [...items],
  ...part,
});

export const waiting: Wire<typeof DESK>['answer']['waiting'] = [
  { retailerId: RETAILER_ID, retailerName: 'Lojas Aurora', dueOn: '2026-11-19', count: 3, amount: 288, isDue: true },
  { retailerId: RETAILER_ID, retailerName: 'Lojas Aurora', dueOn: '2026-11-23', count: 1, amount: 96, isDue: false },
];
