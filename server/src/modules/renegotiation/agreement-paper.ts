import { type Cents, type CivilDate, formatBrl } from '@balcao/contract';
import { type ReceiptLines, receiptItem, type PayableItem } from '../payments/index.ts';
import { agreementDue } from './rules/agreement-due.ts';
import type { RenegotiationPaymentRow } from './tables.ts';

export interface AgreementPaperFacts {
  /** The payment made. */
  due: RenegotiationPaymentRow;
  /** All of its agreement, as they stood before. */
  payments: readonly RenegotiationPaymentRow[];
  fees: readonly PayableItem[];
  on: CivilDate;
  /** What was paid without the fees. */
  ownCents: number;
}

/** What the receipt of a payment of an agreement says: the agreement, not the installments it stands for. */
export function agreementPaper({ due, payments, fees, on, ownCents }: AgreementPaperFacts): ReceiptLines {
  const { discountCents, fineCents, lateInterestCents } = agreementDue(due, on);
  const left = payments.filter((one) => one.status === 'DUE' && one.id !== due.id);
  const own = {
    kind: 'RENEGOTIATION' as const,
    contractNumber: due.renegotiationNumber,
    installmentNumber: due.number,
    installmentCount: due.count,
    dueOn: due.dueOn,
    faceCents: due.valueCents,
    discountCents,
    fineCents,
    lateInterestCents,
    contractInterestCents: 0,
    paidCents: ownCents,
  };
  return {
    items: [own, ...fees.map(receiptItem)],
    balances: [
      {
        contractNumber: due.renegotiationNumber,
        isAgreement: true,
        openInstallments: left.length,
        openCents: left.reduce((sum, one) => sum + one.valueCents, 0),
      },
    ],
  };
}

/** The SMS that tells the customer of a payment of an agreement. */
export function agreementMessage(
  brand: string,
  due: RenegotiationPaymentRow,
  totalCents: number,
  storeName: string,
): string {
  const what = `parcela ${due.number}/${due.count} do acordo ${due.renegotiationNumber}`;
  return `${brand}: recebemos ${formatBrl(totalCents as Cents)} (${what}) na ${storeName}. Obrigado!`;
}
