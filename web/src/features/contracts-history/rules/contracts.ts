import { sumReais } from '@balcao/contract/kernel';
import { sorted } from '../../../domain/lists/sorted.ts';
import type { Installment } from '../../../domain/payments/installment.ts';

export type ContractStanding = 'OVERDUE' | 'OPEN' | 'PAID' | 'CANCELED';

/** A purchase as its installments tell it. */
export interface ContractInHistory {
  readonly id: string;
  readonly number: string;
  readonly installments: readonly Installment[];
  readonly paid: number;
  /** Reais that the open ones cost today. */
  readonly due: number;
  readonly standing: ContractStanding;
}

const rank: Record<ContractStanding, number> = { OVERDUE: 0, OPEN: 1, PAID: 2, CANCELED: 3 };

function standingOf(installments: readonly Installment[]): ContractStanding {
  const has = (status: Installment['status']) => installments.some((one) => one.status === status);
  if (has('PAYMENT_OVERDUE')) return 'OVERDUE';
  if (has('PENDING')) return 'OPEN';
  // What was paid before the purchase was undone stays paid: the rest of it is gone.
  return has('CANCELED') ? 'CANCELED' : 'PAID';
}

const isOpen = ({ status }: Installment) => status === 'PENDING' || status === 'PAYMENT_OVERDUE';

/** A customer's purchases: late ones first, then open ones, then what is over; the newest first among each. */
export function contractsIn(installments: readonly Installment[]): readonly ContractInHistory[] {
  const contracts = [...new Set(installments.map(({ contractId }) => contractId))].map((id): ContractInHistory => {
    const own = sorted(
      installments.filter((one) => one.contractId === id),
      (one, other) => one.installmentOrder - other.installmentOrder,
    );
    return {
      id,
      number: own[0]?.contractNumber ?? '',
      installments: own,
      paid: own.filter((one) => one.status === 'PAID').length,
      due: sumReais(own.filter(isOpen).map((one) => one.paymentDue)),
      standing: standingOf(own),
    };
  });
  const firstDue = ({ installments: [first] }: ContractInHistory) => first?.dueDate ?? '';
  return sorted(
    contracts,
    (one, other) => rank[one.standing] - rank[other.standing] || (firstDue(one) < firstDue(other) ? 1 : -1),
  );
}

/** Whether anything may be received of it here: what an agreement stands for is received by the agreement. */
export const isPayable = ({ installments }: ContractInHistory): boolean =>
  installments.some(isOpen) && !installments.some((one) => isOpen(one) && one.isFromRenegotiation);
