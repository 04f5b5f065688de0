import type { Cents, CivilDate, Handled } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import { sql } from 'kysely';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { type Claim, claimFragment, once } from '../../../kernel/idempotency/once.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, grantFact } from '../../borrowers/index.ts';
import { limitFact, moveLimitFragment, onBorrower } from '../../credit/index.ts';
import { storeFact } from '../../retailers/index.ts';
import {
  openFeesFact,
  paymentAudit,
  paymentWrite,
  type PaymentsPorts,
  checkPayer,
  entryOf,
  type PayFacts,
  feeItem,
  type PayableItem,
} from '../../payments/index.ts';
import { agreementMessage, agreementPaper } from '../agreement-paper.ts';
import { agreementPaymentsFact, contractInstallmentsFact } from '../facts.ts';
import { agreementItems } from '../rules/agreement-items.ts';
import { nextPayment } from '../rules/next-payment.ts';
import { inPayingOrder } from '../rules/contract-debts.ts';
import { closedAgreementFragment, paidAgreementPaymentFragment } from '../store.ts';
import type { RenegotiationPaymentRow } from '../tables.ts';

type Ask = Handled<'POST /coordinator/renegotiations/payments'>['body'];
type Answer = Handled<'POST /coordinator/renegotiations/payments'>['answer'];

interface Facts extends PayFacts {
  /** All payments of the agreement, by number. */
  payments: RenegotiationPaymentRow[];
}

/**
 * Receives one payment of an agreement at a store, lowest number first, with all of the customer's open fees (ruling
 * C16). It pays the agreement's installments at the amounts of the day of the agreement; the last one settles them.
 * @throws Refusal INSTALLMENT_NOT_FOUND, ALREADY_PAID, PREVIOUS_INSTALLMENT_IS_PENDING, STORE_NOT_FOUND,
 * DEACTIVATED_STORE, STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS, PAYMENT_TOTAL_CHANGED; nothing is written then.
 */
export function payAgreement(
  platform: Platform,
  ports: PaymentsPorts,
  actor: Actor,
  claim: Claim,
  ask: Ask,
): Promise<Answer> {
  const borrowerOf = async () => {
    const found = await sql<{ id: string }>`
      select borrower_id as id from renegotiation_payments where id = ${ask.id}::uuid`.execute(platform.db);
    return found.rows[0]?.id ?? null;
  };
  return once(platform.db, claim, () =>
    onBorrower(platform.db, borrowerOf, async (db) => {
      const now = platform.clock.now();
      const facts = await readFacts(db, actor, ask, now);
      return write(platform, ports, db, actor, claim, ask, facts, now);
    }),
  );
}

async function readFacts(db: Db | Tx, actor: Actor, ask: Ask, now: Date): Promise<Facts | undefined> {
  const borrower = sql.ref('r.borrower_id');
  const result = await sql<Facts>`
    select r.borrower_id as "borrowerId", ${grantFact(actor, borrower, now)} as grant, ${borrowerFact(borrower)} as borrower,
      ${storeFact(actor.retailerId, ask.storeId)} as store, ${limitFact(borrower)} as "limit", ${openFeesFact(borrower)} as fees,
      ${contractInstallmentsFact(borrower, sql.ref('r.contract_ids'))} as installments,
      ${agreementPaymentsFact(borrower, sql.ref('r.id'))} as payments
    from renegotiation_payments asked
    join renegotiations r on r.borrower_id = asked.borrower_id and r.id = asked.renegotiation_id
    where asked.id = ${ask.id}::uuid`.execute(db);
  return result.rows[0];
}

function choose(facts: Facts, ask: Ask, today: CivilDate) {
  const due = nextPayment(facts.payments, ask.id);
  const open = facts.installments.filter((row) => row.status === 'OPEN' && row.renegotiationId === due.renegotiationId);
  const own = agreementItems(due, inPayingOrder(open), today, newId);
  const fees = facts.fees.map((fee) => feeItem(newId(), fee));
  const ownCents = sumOf(own);
  const total = cents(ownCents + sumOf(fees));
  if (ask.expectedTotal !== undefined && ask.expectedTotal !== total) {
    refuse('PAYMENT_TOTAL_CHANGED', { details: { total } });
  }
  return { due, items: [...own, ...fees], fees, ownCents, total };
}

const sumOf = (items: readonly PayableItem[]) => sumCents(items.map((item) => item.paidCents));

async function write(
  platform: Platform,
  ports: PaymentsPorts,
  db: Db | Tx,
  actor: Actor,
  claim: Claim,
  ask: Ask,
  read: Facts | undefined,
  at: Date,
): Promise<Answer> {
  const on = dayIn(actor.zone, at);
  const { limit, store } = checkPayer(read, 'INSTALLMENT_NOT_FOUND');
  const facts = read ?? refuse('INSTALLMENT_NOT_FOUND');
  const { due, items, fees, ownCents, total } = choose(facts, ask, on);
  const { borrowerId, borrower, installments } = facts;
  const { renegotiationId } = due;
  const payment = {
    borrowerId,
    id: newId(),
    retailerId: actor.retailerId,
    storeId: ask.storeId,
    operatorId: actor.operatorId,
    method: 'STORE_CASH' as const,
    totalCents: total,
    at,
    on,
    renegotiationId,
  };
  const answer = [agreementEntry(due, payment.id, ownCents), ...fees.map((fee) => entryOf(payment.id, fee))];
  const releasedCents = items.reduce((sum, item) => sum + item.limitCents, 0);
  const paper = agreementPaper({ due, payments: facts.payments, fees, on, ownCents });
  const message = agreementMessage(platform.brand, due, total, store.name);
  await guardedWrite(db, [
    moveLimitFragment({ borrowerId, version: limit.version, cents: -releasedCents }),
    ...paymentWrite({
      platform,
      ports,
      receivedBy: actor.name,
      payment,
      items,
      borrower,
      installments,
      store,
      paper,
      message,
    }),
    paidAgreementPaymentFragment({ borrowerId, renegotiationId, id: due.id, paymentId: payment.id, on }),
    ...(due.number === due.count ? [closedAgreementFragment({ borrowerId, renegotiationId, at })] : []),
    auditFragment({ actor, at, ...paymentAudit({ payment, items }) }),
    claimFragment(claim, answer, at),
  ]);
  return answer;
}

/** The payment as the API names it: receipts are asked for by its own id. */
function agreementEntry(due: RenegotiationPaymentRow, paymentId: string, ownCents: number): Answer[number] {
  return {
    id: due.id,
    paymentId,
    kind: 'RENEGOTIATION',
    installmentId: null,
    feeId: null,
    contractId: due.renegotiationId,
    paidValue: ownCents as Cents,
  };
}
