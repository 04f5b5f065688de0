import { type Handled, today } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import { askerOf, type Customer } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { purchaseReceipts } from '../../documents/index.ts';
import { listInstallments } from '../../payments/index.ts';
import { listAgreementPayments } from '../../renegotiation/index.ts';

type Answer = Handled<'GET /portal/purchases'>['answer'];

/** Every purchase of a customer, the newest first, with its installments at the amounts of today. */
export async function listPurchases(platform: Platform, by: Customer): Promise<Answer> {
  const { borrowerId } = by;
  const { asOf, installments, fees, feesToCome } = await listInstallments(platform, askerOf(by), { borrowerId });
  const { payments } = await listAgreementPayments(platform, askerOf(by), { borrowerId });
  const agreementPayments = payments.filter(({ status }) => status === 'DUE');
  const sold = await purchaseReceipts(platform.db, borrowerId);
  const purchases = sold.map(({ subjectId, document }) => {
    const own = installments
      .filter(({ contractId }) => contractId === subjectId)
      .toSorted((one, other) => one.installmentOrder - other.installmentOrder);
    const open = own.filter(({ status }) => status === 'PENDING' || status === 'PAYMENT_OVERDUE');
    const isAgreed = open.some(({ isFromRenegotiation }) => isFromRenegotiation);
    return {
      id: subjectId,
      number: document.contractNumber,
      storeName: document.store.name,
      boughtOn: today(document.zone, new Date(document.issuedAt)),
      isAgreed,
      payoffTotal: isAgreed ? cents(0) : sumCents(open.map(({ paymentDue }) => paymentDue)),
      installments: own,
    };
  });
  return { asOf, purchases, agreementPayments, fees, feesToCome };
}
