import type { CivilDate } from '@balcao/contract';
import type { AuditNote } from '../../kernel/audit/audit.ts';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import type { Platform } from '../../kernel/platform.ts';
import { journalFragments } from '../books/index.ts';
import { type BorrowerFact, phoneOf } from '../borrowers/index.ts';
import { landingFragments } from '../cash/index.ts';
import { messageFragments } from '../notifications/index.ts';
import type { StoreFact } from '../retailers/index.ts';
import {
  type InstallmentRow,
  paymentAudit,
  type PaymentFacts,
  type PaymentsPorts,
  paymentWrite,
} from '../payments/index.ts';
import { agreementPaymentWrite, ofAgreement } from '../renegotiation/index.ts';
import { outcomeWords } from './messages.ts';
import { unappliedPostings } from './rules/pix-postings.ts';
import type { SettledPix } from './rules/settle-pix.ts';
import { receiptFragment, settleChargeFragment, transferFragment } from './store.ts';
import type { NewPixReceipt, PixChargeFact } from './tables.ts';
import { toldPixFragment } from './unmatched-pix.ts';

export interface PixWrite {
  platform: Platform;
  ports: PaymentsPorts;
  charge: PixChargeFact;
  borrower: BorrowerFact;
  store: StoreFact;
  installments: readonly InstallmentRow[];
  receipt: NewPixReceipt;
  settled: SettledPix;
  /** Business day the money counts on. */
  on: CivilDate;
  now: Date;
  /** The unknown txid that the bank told it under at first. */
  firstTxid: string | null;
}

/** All that a Pix writes besides the limit: its receipt, the charge, the payment of what was owed, the credit of the rest. */
export function pixWrite(write: PixWrite): { writes: Fragment[]; audit: readonly [AuditNote, ...AuditNote[]] } {
  const { charge, receipt, now, firstTxid } = write;
  const { id: subject, retailerId, storeId, endToEndId, outcome, valueCents, unappliedCents } = receipt;
  const paid = receipt.paymentId === null ? null : paymentOf(write, receipt.paymentId);
  const writes = [
    toldPixFragment({ endToEndId, valueCents, paidAt: receipt.paidAt, txid: charge.txid }, now),
    transferFragment(receipt),
    receiptFragment(receipt, now),
    ...(charge.status === 'SETTLED' ? [] : [settleChargeFragment(charge)]),
    ...(paid === null ? messageAlone(write) : paidWrite(paid, write)),
    ...credit(write),
    ...told(write),
  ];
  const detail = { chargeId: charge.id, endToEndId, outcome, valueCents, unappliedCents };
  const received: AuditNote = {
    action: 'pix.received',
    subject,
    customerId: receipt.borrowerId,
    retailerId,
    storeId,
    operatorId: null,
    detail: { ...detail, ...(firstTxid !== null && { firstTxid }) },
  };
  return { writes, audit: paid === null ? [received] : [received, paymentAudit(paid)] };
}

/** The session of who charged it tells of it; the money lies at the bank. */
function told({ charge: { operatorId }, receipt, on, now }: PixWrite): Fragment[] {
  if (operatorId === null) return [];
  const { retailerId, storeId, id: subjectId, valueCents: amountCents } = receipt;
  const till = { retailerId, storeId, operatorId, at: now, on };
  return landingFragments(till, [{ kind: 'PIX', subjectId, amountCents }]);
}

/** Under a name of its own, beside the same fragment of the payment. */
const apart = (fragment: Fragment): Fragment => ({ ...fragment, name: `pix_${fragment.name}` });

const paidWrite = (paid: PaymentFacts, { settled: { next } }: PixWrite): Fragment[] =>
  next ? agreementPaymentWrite(paid, next) : paymentWrite(paid);

function paymentOf(
  { platform, ports, borrower, store, installments, receipt, settled, on, now }: PixWrite,
  id: string,
): PaymentFacts {
  const { borrowerId, retailerId, storeId, appliedCents, paidAt } = receipt;
  const paid: PaymentFacts = {
    platform,
    ports,
    receivedBy: 'Pix',
    payment: {
      borrowerId,
      id,
      retailerId,
      storeId,
      operatorId: null,
      method: 'PIX',
      totalCents: appliedCents,
      at: new Date(paidAt),
      postedAt: now,
      on,
    },
    items: settled.items,
    borrower,
    installments,
    store,
    words: outcomeWords(store.name, receipt.valueCents, settled),
  };
  return settled.next ? ofAgreement(paid, settled.next) : paid;
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
    words: outcomeWords(store.name, receipt.valueCents, settled),
    retailerId: receipt.retailerId,
    operatorId: null,
    at: now,
  });
}
