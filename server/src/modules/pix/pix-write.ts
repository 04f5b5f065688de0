import type { CivilDate } from '@balcao/contract';
import { auditFragment } from '../../kernel/audit/audit.ts';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import type { Platform } from '../../kernel/platform.ts';
import { journalFragments } from '../books/index.ts';
import { type BorrowerFact, phoneOf } from '../borrowers/index.ts';
import { messageFragments } from '../notifications/index.ts';
import type { StoreFact } from '../retailers/index.ts';
import { paymentWrite, type PaymentsPorts, type InstallmentRow } from '../payments/index.ts';
import { outcomeMessage } from './messages.ts';
import { unappliedPostings } from './rules/pix-postings.ts';
import type { SettledPix } from './rules/settle-pix.ts';
import { receiptFragment, settleChargeFragment, transferFragment } from './store.ts';
import type { PixChargeRow, PixReceiptRow } from './tables.ts';
import { toldPixFragment } from './unmatched-pix.ts';

export interface PixWrite {
  platform: Platform;
  ports: PaymentsPorts;
  charge: PixChargeRow;
  borrower: BorrowerFact;
  store: StoreFact;
  installments: readonly InstallmentRow[];
  receipt: Omit<PixReceiptRow, 'refundedAt'>;
  settled: SettledPix;
  /** Business day the money counts on. */
  on: CivilDate;
  now: Date;
  /** The unknown txid that the bank told it under at first. */
  firstTxid: string | null;
}

/** All that a Pix writes besides the limit: its receipt, the charge, the payment of what was owed, the credit of the rest. */
export function pixWrite(write: PixWrite): Fragment[] {
  const { charge, receipt, now, firstTxid } = write;
  return [
    toldPixFragment({ ...receipt, txid: charge.txid }, now),
    transferFragment(receipt),
    receiptFragment(receipt, now),
    ...(charge.status === 'SETTLED' ? [] : [settleChargeFragment(charge)]),
    ...(receipt.paymentId === null ? messageAlone(write) : payment(write, receipt.paymentId)),
    ...credit(write),
    apart(
      auditFragment({
        actor: { operatorId: null, retailerId: receipt.retailerId },
        at: now,
        storeId: receipt.storeId,
        action: 'pix.received',
        subject: receipt.id,
        detail: {
          chargeId: charge.id,
          endToEndId: receipt.endToEndId,
          outcome: receipt.outcome,
          valueCents: receipt.valueCents,
          unappliedCents: receipt.unappliedCents,
          ...(firstTxid !== null && { firstTxid }),
        },
      }),
    ),
  ];
}

/** Under a name of its own, beside the same fragment of the payment. */
const apart = (fragment: Fragment): Fragment => ({ ...fragment, name: `pix_${fragment.name}` });

function payment({ platform, ports, borrower, store, installments, receipt, settled, on }: PixWrite, id: string) {
  const { borrowerId, retailerId, storeId, appliedCents, paidAt } = receipt;
  const method = 'PIX' as const;
  return paymentWrite({
    platform,
    ports,
    receivedBy: 'Pix',
    payment: {
      borrowerId,
      id,
      retailerId,
      storeId,
      operatorId: null,
      method,
      totalCents: appliedCents,
      at: new Date(paidAt),
      on,
    },
    items: settled.items,
    borrower,
    installments,
    store,
    message: outcomeMessage(platform.brand, store.name, receipt.valueCents, settled),
  });
}

function credit({ receipt, on, now }: PixWrite): Fragment[] {
  const { borrowerId, retailerId, storeId, id, unappliedCents } = receipt;
  if (unappliedCents === 0) return [];
  const postings = unappliedPostings(unappliedCents);
  const entry = {
    borrowerId,
    retailerId,
    storeId,
    event: 'PIX_UNAPPLIED' as const,
    subjectId: id,
    at: now,
    on,
    postings,
  };
  return journalFragments(entry).map(apart);
}

function messageAlone({ platform, borrower, store, receipt, settled, now }: PixWrite): Fragment[] {
  const phone = phoneOf(platform.secrets, borrower);
  if (!phone) return [];
  return messageFragments(platform, {
    dedupKey: `pix:${receipt.id}`,
    channel: 'SMS',
    purpose: 'PAYMENT_RECEIVED',
    to: phone,
    text: outcomeMessage(platform.brand, store.name, receipt.valueCents, settled),
    retailerId: receipt.retailerId,
    operatorId: null,
    at: now,
  });
}
