import type { CivilDate, ErrorCode, Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { type Claim, claimFragment, once } from '../../../kernel/idempotency/once.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, type BorrowerFact, grantFact } from '../../borrowers/index.ts';
import { limitFact, type LimitFact, moveLimitFragment, onBorrower } from '../../credit/index.ts';
import { checkStore, storeFact, type StoreFact } from '../../retailers/index.ts';
import { installmentsFact, openFeesFact } from '../facts.ts';
import { paymentWrite } from './write.ts';
import type { PaymentsPorts } from '../ports.ts';
import type { PayableItem } from './rules/paid-items.ts';
import type { FeeRow, InstallmentRow } from '../tables.ts';

type Entry = Handled<'POST /coordinator/contracts/installments/pay-multiple'>['answer'][number];

/** What a payment is decided on. */
export interface PayFacts {
  borrowerId: string;
  grant: boolean;
  borrower: BorrowerFact;
  store: StoreFact | null;
  limit: LimitFact | null;
  /** All installments of the contracts concerned, in any state, by contract and number. */
  installments: InstallmentRow[];
  /** All open fees of the borrower. */
  fees: FeeRow[];
}

/** A way to say what is paid with the money that a cashier takes. */
export interface CashPayment<Answer> {
  storeId: string;
  /** Query of `borrower_id` and `contract_id`: the contracts concerned. Those of the first borrower count. */
  contracts: RawBuilder<unknown>;
  /** What somebody is told who asks for contracts they may not see. */
  notFound: ErrorCode;
  /** What is paid today, or a refusal. */
  choose(facts: PayFacts, today: CivilDate): PayableItem[];
  answer(paid: { paymentId: string; items: readonly PayableItem[]; facts: PayFacts; today: CivilDate }): Answer;
}

/**
 * Receives cash of one customer at a store in one guarded write, once a claim.
 * @throws Refusal `notFound`, STORE_NOT_FOUND, DEACTIVATED_STORE, STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS and what
 * `choose` refuses; nothing is written then.
 */
export function receivePayment<Answer>(
  platform: Platform,
  ports: PaymentsPorts,
  actor: Actor,
  claim: Claim,
  act: CashPayment<Answer>,
): Promise<Answer> {
  const attempt = async (db: Db | Tx): Promise<Answer> => {
    const now = platform.clock.now();
    const today = dayIn(actor.zone, now);
    const { facts, limit, store } = checkPayer(await readPayFacts(db, actor, act, now), act.notFound);
    const items = act.choose(facts, today);
    const { borrowerId, borrower, installments } = facts;
    const payment = {
      borrowerId,
      id: newId(),
      retailerId: actor.retailerId,
      storeId: act.storeId,
      operatorId: actor.operatorId,
      method: 'STORE_CASH' as const,
      totalCents: items.reduce((sum, item) => sum + item.paidCents, 0),
      at: now,
      on: today,
    };
    const answer = act.answer({ paymentId: payment.id, items, facts, today });
    const releasedCents = items.reduce((sum, item) => sum + item.limitCents, 0);
    await guardedWrite(db, [
      moveLimitFragment({ borrowerId, version: limit.version, cents: cents(-releasedCents) }),
      ...paymentWrite({ platform, ports, receivedBy: actor.name, payment, items, borrower, installments, store }),
      claimFragment(claim, answer, now),
    ]);
    return answer;
  };
  return once(platform.db, claim, () => onBorrower(platform.db, () => borrowerOf(platform.db, act.contracts), attempt));
}

async function borrowerOf(db: Db, contracts: RawBuilder<unknown>): Promise<string | null> {
  const found = await sql<{ id: string }>`
    with asked as (${contracts}) select borrower_id as id from asked limit 1`.execute(db);
  return found.rows[0]?.id ?? null;
}

/** Everything a payment at a store is decided on, in one read; undefined when there are no such contracts. */
export async function readPayFacts(
  db: Db | Tx,
  actor: Actor,
  { storeId, contracts }: Pick<CashPayment<unknown>, 'storeId' | 'contracts'>,
  now: Date,
): Promise<PayFacts | undefined> {
  const result = await sql<PayFacts>`
    with asked as materialized (${contracts}),
      payer as (select borrower_id as id from asked limit 1)
    select payer.id as "borrowerId", ${grantFact(actor, sql.ref('payer.id'), now)} as grant,
      ${borrowerFact(sql.ref('payer.id'))} as borrower,
      ${storeFact(actor.retailerId, storeId)} as store,
      ${limitFact(sql.ref('payer.id'))} as "limit",
      ${openFeesFact(sql.ref('payer.id'))} as fees,
      ${installmentsFact(sql`i.borrower_id = payer.id and i.contract_id in (select contract_id from asked)`)} as installments
    from payer`.execute(db);
  return result.rows[0];
}

/**
 * The customer and the store may be paid for and at.
 * @throws Refusal `notFound`, STORE_NOT_FOUND, DEACTIVATED_STORE, STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS.
 */
export function checkPayer(facts: PayFacts | undefined, notFound: ErrorCode) {
  if (!facts?.grant || !facts.limit || facts.installments.length === 0) refuse(notFound);
  const store = checkStore(facts.store);
  if (!store.canReceivePayments) refuse('STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS');
  return { facts, limit: facts.limit, store };
}

/** An item as the API names it. */
export function entryOf(paymentId: string, item: PayableItem): Entry {
  return {
    id: item.id,
    paymentId,
    kind: item.kind,
    installmentId: item.installmentId,
    feeId: item.feeId,
    contractId: item.contractId,
    paidValue: item.paidCents as Entry['paidValue'],
  };
}
