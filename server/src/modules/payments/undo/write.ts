import { formatBrl, formatDateTime, maskCpf } from '@balcao/contract';
import { cents, civilDate } from '@balcao/credit-math';
import type { AuditNote } from '../../../kernel/audit/audit.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { type Fragment, numbered } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { journalFragments, type Posting } from '../../books/index.ts';
import { cpfOf, phoneOf } from '../../borrowers/index.ts';
import { landingFragments } from '../../cash/index.ts';
import { withdrawCouponsFragments } from '../../credit/index.ts';
import { authenticationCode, type PaymentUndoReceipt, receiptFragment } from '../../documents/index.ts';
import type { Approval } from '../../identity/index.ts';
import { messageFragments, say } from '../../notifications/index.ts';
import type { StoreFact } from '../../retailers/index.ts';
import { partiesOf } from '../receiving/receipt.ts';
import { keptCents } from '../receiving/rules/seller-shares.ts';
import type { PaidOffContract } from '../ports.ts';
import type { UndoFacts } from './facts.ts';
import { type NewUndo, undoFragments, type UndoPorts } from './store.ts';

export interface UndoWrite {
  platform: Platform;
  ports: UndoPorts;
  /** At whose till it is done. */
  actor: Pick<Actor, 'operatorId' | 'name'>;
  undo: NewUndo;
  facts: UndoFacts;
  store: StoreFact;
}

/**
 * All that an undo writes besides limit and audit: what is owed again, the reversed entry, coupons it had earned, the
 * lock of its devices, receipt, message.
 */
export function undoWrite({ platform, ports, actor, undo, facts, store }: UndoWrite): Fragment[] {
  const { posted, items, unusedCoupons } = facts;
  const { borrowerId, retailerId, paymentId, storeId, undoneAt: at, undoneOn: on } = undo;
  const document = undoReceiptOf({ platform, actor, undo, facts, store });
  return [
    ...undoFragments(ports, undo, items, facts.state.agreementId),
    ...journalFragments({
      borrowerId,
      retailerId,
      event: 'PAYMENT_UNDO',
      subjectId: paymentId,
      storeId,
      at,
      on,
      postings: reversed(posted),
    }),
    ...facts.shares.flatMap(({ postings, ...share }, index) => {
      const back = { ...share, borrowerId, at, on, postings: reversed(postings) };
      return numbered(journalFragments({ ...back, event: 'SELLER_SHARE_UNDO' }), index + 2);
    }),
    ...withdrawCouponsFragments({ borrowerId, couponIds: unusedCoupons, because: 'PAYMENT_UNDONE', at }),
    receiptFragment({ borrowerId, retailerId, kind: 'PAYMENT_UNDO', subjectId: paymentId, document, at }),
    ...undoMessage({ platform, undo, facts, store }),
    ...reopenedContracts({ undo, facts }).flatMap((contract, index) => numbered(ports.owedAgain(contract), index)),
    ...handedBack({ actor, undo, facts }),
  ];
}

/** Cash leaves the drawer of who hands it back. */
function handedBack({ actor, undo, facts }: Pick<UndoWrite, 'actor' | 'undo' | 'facts'>): Fragment[] {
  if (facts.payment.method !== 'STORE_CASH') return [];
  const { retailerId, storeId, paymentId: subjectId, undoneAt: at, undoneOn } = undo;
  const amountCents = cents(0 - facts.payment.totalCents);
  const kept = cents(0 - keptCents(facts.shares));
  const till = { retailerId, storeId, operatorId: actor.operatorId, at, on: civilDate(undoneOn) };
  return landingFragments(till, [{ kind: 'PAYMENT_UNDO', subjectId, amountCents, keptCents: kept }]);
}

/** A boleto's money goes back from the bank: its credit stays an entry of its own. */
const reversed = (postings: readonly Posting[]) =>
  postings.map(({ account, amountCents }): Posting => {
    const from = account === 'boletos_to_credit' ? 'cash_at_bank' : account;
    return { account: from, amountCents: cents(0 - amountCents) };
  });

/** What the audit says of it, and who approved it where a colleague asked. */
export function undoAudit(
  { undo, facts }: Pick<UndoWrite, 'undo' | 'facts'>,
  approval: Pick<Approval, 'id' | 'operatorId'> | null,
): AuditNote {
  const { totalCents, method } = facts.payment;
  return {
    action: 'payment.undone',
    subject: undo.paymentId,
    storeId: undo.storeId,
    detail: {
      undoId: undo.id,
      totalCents,
      method,
      unusedCoupons: facts.unusedCoupons,
      ...(approval && { approvalId: approval.id, approvedBy: approval.operatorId }),
    },
  };
}

/** Contracts that nothing was left to pay of, and that owe again. */
function reopenedContracts({ undo, facts }: Pick<UndoWrite, 'undo' | 'facts'>): PaidOffContract[] {
  const owing = new Set(facts.state.installments.flatMap((row) => (row.status === 'OPEN' ? row.contractId : [])));
  const { borrowerId, undoneAt: at } = undo;
  return facts.contracts.flatMap((contract) =>
    owing.has(contract.contractId) ? [] : [{ ...contract, borrowerId, at }],
  );
}

function undoReceiptOf({ platform, actor, undo, facts, store }: Omit<UndoWrite, 'ports'>): PaymentUndoReceipt {
  const { payment, receipt, borrower } = facts;
  const customer = { name: borrower.name, cpfMasked: maskCpf(cpfOf(platform.secrets, borrower)) };
  const said = {
    ...partiesOf({ brand: platform.brand.name(), store, operatorName: actor.name, customer }),
    reason: undo.reason,
    undoneAt: undo.undoneAt.toISOString(),
    undoneOn: undo.undoneOn,
    paidAt: new Date(payment.paidAt).toISOString(),
    paymentAuthenticationCode: receipt.authenticationCode,
    method: payment.method,
    items: receipt.items,
    totalCents: payment.totalCents,
  };
  return { ...said, authenticationCode: authenticationCode(said) };
}

/** The SMS that tells the customer. */
function undoMessage({ platform, undo, facts, store }: Omit<UndoWrite, 'ports' | 'actor'>): Fragment[] {
  const phone = phoneOf(platform.secrets, facts.borrower);
  if (!phone) return [];
  const { totalCents, paidAt } = facts.payment;
  return messageFragments(platform, {
    dedupKey: `undone:${undo.paymentId}`,
    channel: 'SMS',
    purpose: 'PAYMENT_UNDONE',
    to: phone,
    retailerId: undo.retailerId,
    operatorId: undo.operatorId,
    at: undo.undoneAt,
    words: say('paymentUndone', {
      valor: formatBrl(totalCents),
      data: formatDateTime(new Date(paidAt).toISOString(), store.zone),
      loja: store.name,
    }),
  });
}
