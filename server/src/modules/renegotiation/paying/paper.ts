import { type Cents, type CivilDate, formatBrl } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import { say, type Words } from '../../notifications/index.ts';
import { receiptItem, type ReceiptLines } from '../../payments/index.ts';
import { agreementDue } from '../rules/agreement-due.ts';
import type { NextPaid } from '../rules/pay-next.ts';
import type { AgreementPaymentFact } from '../tables.ts';

/** What the receipt of a payment of an agreement says: the agreement, not the installments it stands for. */
export function agreementPaper({ due, payments, fees, ownCents }: NextPaid, on: CivilDate): ReceiptLines {
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
    contractInterestCents: cents(0),
    paidCents: ownCents,
  };
  return {
    items: [own, ...fees.map(receiptItem)],
    balances: [
      {
        contractNumber: due.renegotiationNumber,
        isAgreement: true,
        openInstallments: left.length,
        openCents: sumCents(left.map((one) => one.valueCents)),
      },
    ],
  };
}

/** The SMS that tells the customer of a payment of an agreement. */
export const agreementWords = (due: AgreementPaymentFact, totalCents: Cents, loja: string): Words =>
  say('agreementPaid', {
    valor: formatBrl(totalCents),
    parcela: `${due.number}/${due.count}`,
    numero: due.renegotiationNumber,
    loja,
  });
