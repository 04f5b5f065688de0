import type { Cents, CivilDate, Handled } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, grantFact } from '../../borrowers/index.ts';
import { borrowerLock, limitFact, moveLimitFragment } from '../../credit/index.ts';
import { storeFact } from '../../retailers/index.ts';
import {
  feesToCollect,
  unpaidFeesFact,
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
import { type AgreementPaymentFact, renegotiationPayments, renegotiations } from '../tables.ts';

type Ask = Handled<'POST /coordinator/renegotiations/payments'>['body'];
type Answer = Handled<'POST /coordinator/renegotiations/payments'>['answer'];

interface Facts extends PayFacts {
  /** All payments of the agreement, by number. */
  payments: AgreementPaymentFact[];
}

const asked = renegotiationPayments.row('asked');

/**
 * Receives one payment of an agreement at a store, lowest number first, with all of the customer's open fees (ruling
 * C16). It pays the agreement's installments at the amounts of the day of the agreement and earns its share of the rebate;
 * the last one settles them.
 * @throws Refusal INSTALLMENT_NOT_FOUND, ALREADY_PAID, PREVIOUS_INSTALLMENT_IS_PENDING, STORE_NOT_FOUND,
 * DEACTIVATED_STORE, STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS, PAYMENT_TOTAL_CHANGED; nothing is written then.
 */
export function payAgreement(platform: Platform, ports: PaymentsPorts, by: Keyed, ask: Ask): Promise<Answer> {
  const borrowerOf = async () => {
    const of = sql`from ${renegotiationPayments.sql} asked where asked.id = ${ask.id}::uuid`;
    return (await rowOf(platform.db, select(pick(asked, 'borrowerId'), of)))?.borrowerId ?? null;
  };
  return act(platform, {
    principal: by,
    lock: borrowerLock(borrowerOf),
    read: (db, { now }) => readFacts(db, by.actor, ask, now),
    decide: (facts, moment) => decide({ platform, ports }, by.actor, { ask, read: facts }, moment),
  });
}

async function readFacts(db: Db | Tx, actor: Actor, ask: Ask, now: Date): Promise<Facts | undefined> {
  const borrowerId = sql.ref('r.borrower_id');
  const shape = {
    borrowerId: renegotiations.row('r').borrowerId,
    grant: grantFact(actor, borrowerId, now),
    borrower: borrowerFact(borrowerId),
    store: storeFact(actor.retailerId, ask.storeId),
    limit: limitFact(borrowerId),
    fees: unpaidFeesFact(borrowerId),
    installments: contractInstallmentsFact(borrowerId, sql.ref('r.contract_ids')),
    payments: agreementPaymentsFact(borrowerId, sql.ref('r.id')),
  };
  const from = sql`from ${renegotiationPayments.sql} asked
    join ${renegotiations.sql} r on r.borrower_id = asked.borrower_id and r.id = asked.renegotiation_id
    where asked.id = ${ask.id}::uuid`;
  const found = await rowOf(db, select(shape, from));
  return found?.borrower ? { ...found, borrower: found.borrower } : undefined;
}

function choose(facts: Facts, ask: Ask, today: CivilDate) {
  const due = nextPayment(facts.payments, ask.id);
  const open = facts.installments.filter((row) => row.status === 'OPEN' && row.renegotiationId === due.renegotiationId);
  const later = facts.payments.filter((one) => one.status === 'DUE' && one.id !== due.id);
  const own = agreementItems([due, ...later], inPayingOrder(open), today, newId);
  const fees = feesToCollect(facts.fees, today).map((fee) => feeItem(newId(), fee));
  const items = [...own, ...fees];
  const totalCents = paidCents(items);
  if (ask.expectedTotal !== undefined && ask.expectedTotal !== totalCents) {
    refuse('PAYMENT_TOTAL_CHANGED', { details: { total: totalCents } });
  }
  return { due, isLast: later.length === 0, items, fees, ownCents: paidCents(own), totalCents };
}

const paidCents = (items: readonly PayableItem[]) => sumCents(items.map((item) => item.paidCents));

function decide(
  { platform, ports }: { platform: Platform; ports: PaymentsPorts },
  { retailerId, operatorId, name: receivedBy }: Actor,
  { ask, read }: { ask: Ask; read: Facts | undefined },
  { now: at, today: on }: Moment,
): Decision<Answer> {
  const { limit, store } = checkPayer(read, 'INSTALLMENT_NOT_FOUND');
  const facts = read ?? refuse('INSTALLMENT_NOT_FOUND');
  const { due, isLast, items, fees, ownCents, totalCents } = choose(facts, ask, on);
  const { borrowerId, borrower, installments, payments } = facts;
  const { renegotiationId } = due;
  const key = { borrowerId, id: newId(), retailerId, storeId: ask.storeId, operatorId };
  const payment = { ...key, method: 'STORE_CASH' as const, totalCents, at, on, renegotiationId };
  const paper = agreementPaper({ due, payments, fees, on, ownCents });
  const message = agreementMessage(platform.brand, due, totalCents, store.name);
  const paid = { platform, ports, receivedBy, payment, items, borrower, installments, store, paper, message };
  const releasedCents = sumCents(items.map((item) => item.limitCents));
  return {
    answer: [agreementEntry(due, payment.id, ownCents), ...fees.map((fee) => entryOf(payment.id, fee))],
    writes: [
      moveLimitFragment({ borrowerId, version: limit.version, cents: cents(0 - releasedCents) }),
      ...paymentWrite(paid),
      paidAgreementPaymentFragment({ borrowerId, renegotiationId, id: due.id, paymentId: payment.id, on }),
      ...(isLast ? [closedAgreementFragment({ borrowerId, renegotiationId, at })] : []),
    ],
    // One entry a payment, whatever it pays.
    audit: paymentAudit(paid),
  };
}

/** The payment as the API names it: receipts are asked for by its own id. */
function agreementEntry(due: AgreementPaymentFact, paymentId: string, paidValue: Cents): Answer[number] {
  return {
    id: due.id,
    paymentId,
    kind: 'RENEGOTIATION',
    installmentId: null,
    feeId: null,
    contractId: due.renegotiationId,
    paidValue,
  };
}
