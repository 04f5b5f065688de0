import { maskCpf } from '@balcao/contract';
import type { Actor } from '../../kernel/auth/actor.ts';
import { auditFragment } from '../../kernel/audit/audit.ts';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import type { Platform } from '../../kernel/platform.ts';
import { journalFragments } from '../books/index.ts';
import { cpfOf, phoneOf } from '../borrowers/index.ts';
import { receiptFragment } from '../documents/index.ts';
import { messageFragments } from '../notifications/index.ts';
import type { StoreFact } from '../retailers/index.ts';
import { paymentPostings } from './rules/payment-postings.ts';
import { paymentMessage, paymentReceiptOf } from './payment-receipt.ts';
import type { PayableItem } from './rules/paid-items.ts';
import { type NewPayment, paymentFragments, settleFeesFragment, settleInstallmentsFragment } from './store.ts';
import type { PayFacts } from './use-cases/pay-installments.ts';

interface PaymentFacts {
  platform: Platform;
  actor: Actor;
  payment: NewPayment;
  items: readonly PayableItem[];
  facts: PayFacts;
  store: StoreFact;
}

/** All that a payment writes, in the lock order: installments, payment, books, receipt, message, audit. */
export function paymentWrite({ platform, actor, payment, items, facts, store }: PaymentFacts): Fragment[] {
  const installments = items.flatMap((item) => item.installmentId ?? []);
  const fees = items.flatMap((item) => item.feeId ?? []);
  const phone = phoneOf(platform.secrets, facts.borrower);
  const receipt = paymentReceiptOf({
    brand: platform.brand,
    actor,
    payment,
    items,
    store,
    installments: facts.installments,
    customer: { name: facts.borrower.name, cpfMasked: maskCpf(cpfOf(platform.secrets, facts.borrower)) },
  });
  const { borrowerId, retailerId, id, at } = payment;
  return [
    settleInstallmentsFragment(payment, installments),
    ...(fees.length > 0 ? [settleFeesFragment(payment, fees)] : []),
    ...paymentFragments(payment, items),
    ...journalFragments({
      borrowerId,
      retailerId,
      event: 'PAYMENT',
      subjectId: id,
      storeId: payment.storeId,
      at,
      on: payment.on,
      postings: paymentPostings(items),
    }),
    receiptFragment({ borrowerId, retailerId, kind: 'PAYMENT', subjectId: id, document: receipt, at }),
    ...(phone
      ? messageFragments(platform, {
          dedupKey: `paid:${id}`,
          channel: 'SMS',
          purpose: 'PAYMENT_RECEIVED',
          to: phone,
          retailerId,
          operatorId: actor.operatorId,
          at,
          text: paymentMessage(platform.brand, payment.totalCents, installments.length, store.name),
        })
      : []),
    auditFragment({
      actor,
      at,
      storeId: payment.storeId,
      action: 'installments.paid',
      subject: id,
      detail: { installments, fees, totalCents: payment.totalCents },
    }),
  ];
}
