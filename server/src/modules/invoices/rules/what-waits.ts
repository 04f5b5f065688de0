import type { BoletoFault, BoletoWhy, Cents, CivilDate } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import { type FeeRow, type InstallmentRow, paidItems, type PayableItem, spendWithFees } from '../../payments/index.ts';
import type { BoletoFact, BoletoPaymentFact } from '../tables.ts';
import { openInOrder } from './open-in-order.ts';

type Boleto = Pick<BoletoFact, 'contractId' | 'installmentId' | 'dueOn' | 'status'>;
type Waiting = Pick<BoletoPaymentFact, 'valueCents' | 'expectedCents' | 'fault'>;

/** What a payment that waits could pay: the contract of its boleto, as it stands. */
export interface Owed {
  boleto: Boleto;
  /** All installments of the contract, in any state. */
  installments: readonly InstallmentRow[];
  /** Those of the customer; only the contract's are the boleto's. */
  fees: readonly FeeRow[];
}

/** What a payment would settle of the contract, by due date, the last one in part, at the amounts of the day it was paid. */
export function spendOnContract(
  { boleto, installments, fees }: Owed,
  { valueCents, on }: { valueCents: Cents; on: CivilDate },
  newId: () => string,
): { items: PayableItem[]; leftCents: Cents } {
  return spendWithFees(
    { installments: openInOrder(installments), fees: ofContract(fees, boleto) },
    valueCents,
    on,
    newId,
  );
}

const ofContract = (fees: readonly FeeRow[], { contractId }: Boleto) =>
  fees.filter((fee) => fee.contractId === contractId);

/** All that the contract owed on a day and no agreement stands for. */
export const owedOf = ({ boleto, installments, fees }: Owed, on: CivilDate): Cents =>
  sumCents(
    paidItems(openInOrder(installments), ofContract(fees, boleto), on, () => '').map(({ paidCents }) => paidCents),
  );

/** Why a payment waits, in the words that a person decides by. */
export function whyOf(waiting: Waiting, owed: Owed | null, on: CivilDate): BoletoWhy {
  if (!owed) return 'UNKNOWN';
  return (waiting.fault && whys[waiting.fault](waiting, owed, on)) ?? 'CHANGED';
}

type Why = (waiting: Waiting, owed: Owed, on: CivilDate) => BoletoWhy;

const whys: Record<BoletoFault, Why> = {
  UNKNOWN_BOLETO: () => 'UNKNOWN',
  CHANGED_SINCE: () => 'CHANGED',
  OTHER_AMOUNT: ({ valueCents, expectedCents }, { boleto }, on) =>
    expectedCents === null || valueCents > expectedCents ? 'OVER' : on > boleto.dueOn ? 'LATE' : 'SHORT',
  NOT_OWED: (_, { boleto, installments }) => {
    const row = installments.find(({ id }) => id === boleto.installmentId);
    if (row?.status === 'CANCELED') return 'CANCELED';
    if (boleto.status === 'PAID') return 'TWICE';
    if (row?.status === 'PAID') return 'PAID_OTHERWISE';
    if (row && row.renegotiationId !== null) return 'IN_AGREEMENT';
    const isFirst = openInOrder(installments)[0]?.id === row?.id;
    return isFirst ? 'CHANGED' : 'EARLIER_OPEN';
  },
};
