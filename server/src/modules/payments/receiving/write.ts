import { type Cents, type CivilDate, maskCpf } from '@balcao/contract';
import type { AuditNote } from '../../../kernel/audit/audit.ts';
import { type Fragment, numbered } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { boletoCredit, journalFragments } from '../../books/index.ts';
import { type BorrowerFact, cpfOf, phoneOf } from '../../borrowers/index.ts';
import { landingFragments } from '../../cash/index.ts';
import { issueCouponJob } from '../../credit/index.ts';
import { receiptFragment } from '../../documents/index.ts';
import { messageFragments, type Words } from '../../notifications/index.ts';
import type { StoreFact } from '../../retailers/index.ts';
import { paymentPostings } from './rules/postings.ts';
import { paymentReceiptOf, paymentWords, type ReceiptLines } from './receipt.ts';
import type { PaymentsPorts } from '../ports.ts';
import type { GivenWaiver } from './waiver.ts';
import type { PayableItem } from './rules/paid-items.ts';
import { contractParts, keptCents, providersPart, type SellerShare, sellerShares } from './rules/seller-shares.ts';
import {
  type NewPayment,
  paymentFragments,
  settleFeesFragment,
  settleInstallmentsFragment,
  settlePartsFragment,
} from '../store.ts';
import type { InstallmentRow } from '../tables.ts';

export interface PaymentFacts {
  platform: Platform;
  ports: PaymentsPorts;
  /** Who the receipt names: the operator, or how the money came. */
  receivedBy: string;
  payment: NewPayment;
  items: readonly PayableItem[];
  borrower: BorrowerFact;
  /** All installments of the contracts paid, as they stood before. */
  installments: readonly InstallmentRow[];
  store: StoreFact;
  /** Declared holidays of the country: what came by boleto is at the bank after them. */
  bankHolidays?: readonly CivilDate[];
  /** What the customer is told; the usual sentence when left out. */
  words?: Words;
  /** Installments that the caller settles in a write of its own. */
  settledElsewhere?: ReadonlySet<string>;
  /** What the receipt says was paid and is left, where that is not the installments. */
  paper?: ReceiptLines;
}

/** All that a payment writes besides limit and audit, in the lock order: installments, payment, books, receipt, message. */
export function paymentWrite(facts: PaymentFacts): Fragment[] {
  const { payment, items } = facts;
  const { borrowerId, retailerId, id, postedAt } = payment;
  const parts = contractParts(items, facts.installments);
  const ofProvider = providersPart(parts);
  const shares = sellerShares(parts, payment.method === 'STORE_CASH' ? retailerId : null);
  return [
    ...settlements(
      payment,
      items.filter((item) => !facts.settledElsewhere?.has(item.installmentId ?? '')),
    ),
    ...paymentFragments(payment, items),
    ...journalFragments({
      borrowerId,
      retailerId,
      event: 'PAYMENT',
      subjectId: id,
      storeId: payment.storeId,
      at: postedAt,
      on: payment.on,
      postings: paymentPostings(ofProvider.items, payment.method, ofProvider.collectedCents),
    }),
    ...credited(payment, facts.bankHolidays ?? []),
    ...sellerEntries(payment, shares),
    ...confirmations(facts),
    ...paidOffContracts(facts).flatMap((contract, index) =>
      numbered([issueCouponJob(contract), ...facts.ports.paidOff(contract)], index),
    ),
    ...landed(facts, keptCents(shares)),
  ];
}

/** What the audit says of a payment, whoever acts: it names its retailer and who received it. */
export function paymentAudit({
  payment,
  items,
  waiver = null,
}: Pick<PaymentFacts, 'payment' | 'items'> & { waiver?: GivenWaiver | null }): AuditNote {
  const { id, borrowerId, retailerId, operatorId, storeId, method, totalCents } = payment;
  return {
    action: 'installments.paid',
    subject: id,
    customerId: borrowerId,
    retailerId,
    operatorId,
    storeId,
    detail: {
      installments: items.flatMap((item) => item.installmentId ?? []),
      fees: items.flatMap((item) => item.feeId ?? []),
      method,
      totalCents,
      ...(waiver && {
        waivedChargesCents: waiver.chargesCents,
        waivedFeesCents: waiver.feesCents,
        approvalId: waiver.approval.id,
        approvedBy: waiver.approval.operatorId,
      }),
    },
  };
}

/** Cash lies in the drawer of who took it; what is of the retailer's own credit is its own. */
function landed({ payment, store }: PaymentFacts, kept: Cents): Fragment[] {
  const { method, operatorId, retailerId, storeId, id: subjectId, totalCents: amountCents, at, on } = payment;
  if (method !== 'STORE_CASH' || operatorId === null) return [];
  const till = { retailerId, storeId, operatorId, at, on };
  const landing = { kind: 'PAYMENT' as const, subjectId, amountCents, keptCents: kept };
  return landingFragments(till, [landing], { isRequired: store.needsCashSession });
}

/** A boleto's money is at the bank a business day later. */
function credited(payment: NewPayment, bankHolidays: readonly CivilDate[]): Fragment[] {
  const { borrowerId, retailerId, storeId, id: subjectId, method, totalCents, postedAt: at, on } = payment;
  if (method !== 'BOLETO') return [];
  const entry = { borrowerId, retailerId, storeId, subjectId, at, ...boletoCredit(on, totalCents, bankHolidays) };
  return numbered(journalFragments(entry), 1);
}

/** What it moves at the stores that sold. */
function sellerEntries({ borrowerId, postedAt: at, on }: NewPayment, shares: readonly SellerShare[]): Fragment[] {
  return shares.flatMap((share, index) =>
    numbered(journalFragments({ ...share, borrowerId, event: 'SELLER_SHARE', at, on }), index + 2),
  );
}

function settlements(payment: NewPayment, items: readonly PayableItem[]): Fragment[] {
  const parts = items.filter((item) => item.isPartial);
  const whole = items.flatMap((item) => (item.isPartial ? [] : (item.installmentId ?? [])));
  const fees = items.flatMap((item) => item.feeId ?? []);
  return [
    ...(whole.length > 0 ? [settleInstallmentsFragment(payment, whole)] : []),
    ...(parts.length > 0 ? [settlePartsFragment(payment, parts)] : []),
    ...(fees.length > 0 ? [settleFeesFragment(payment, fees)] : []),
  ];
}

/** The receipt that is kept and the customer's message. */
function confirmations(facts: PaymentFacts) {
  const { platform, receivedBy, payment, items, borrower, installments, store } = facts;
  const { borrowerId, retailerId, id, at } = payment;
  const phone = phoneOf(platform.secrets, borrower);
  const document = paymentReceiptOf({
    brand: platform.brand.name(),
    receivedBy,
    payment,
    items,
    store,
    installments,
    customer: { name: borrower.name, cpfMasked: maskCpf(cpfOf(platform.secrets, borrower)) },
    paper: facts.paper,
  });
  const count = items.filter((item) => item.kind === 'INSTALLMENT').length;
  return [
    receiptFragment({ borrowerId, retailerId, kind: 'PAYMENT', subjectId: id, document, at }),
    ...(phone
      ? messageFragments(platform, {
          dedupKey: `paid:${id}`,
          channel: 'SMS',
          purpose: 'PAYMENT_RECEIVED',
          to: phone,
          retailerId,
          operatorId: payment.operatorId,
          at,
          words: facts.words ?? paymentWords(payment.totalCents, count, store.name),
        })
      : []),
  ];
}

/** Contracts of which this payment leaves nothing open. */
function paidOffContracts({ payment, items, installments }: PaymentFacts) {
  const whole = new Set(items.flatMap((item) => (item.isPartial ? [] : (item.installmentId ?? []))));
  const left = installments.filter((row) => row.status === 'OPEN' && !whole.has(row.id));
  const open = new Set(left.map((row) => row.contractId));
  const touched = new Map(installments.filter((row) => whole.has(row.id)).map((row) => [row.contractId, row]));
  return [...touched.values()]
    .filter((row) => !open.has(row.contractId))
    .map((row) => ({
      borrowerId: payment.borrowerId,
      contractId: row.contractId,
      productId: row.productId,
      retailerId: row.retailerId,
      storeId: row.storeId,
      at: payment.at,
    }));
}
