import type { CivilDate, Handled } from '@balcao/contract';
import { sql } from 'kysely';
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
import { installmentJson, installmentSource, openFeesFact } from '../facts.ts';
import { checkOrder } from '../rules/payment-order.ts';
import { paidItems, type PayableItem } from '../rules/paid-items.ts';
import type { PaymentsPorts } from '../ports.ts';
import type { FeeRow, InstallmentRow } from '../tables.ts';
import { paymentWrite } from '../payment-write.ts';

type Answer = Handled<'POST /coordinator/contracts/installments/pay-multiple'>['answer'];

export interface PayAsk {
  installmentIds: readonly string[];
  storeId: string;
  /** Cents the cashier confirmed; undefined when the client does not say. */
  expectedTotal?: number | undefined;
}

export interface PayFacts {
  borrowerId: string;
  grant: boolean;
  borrower: BorrowerFact;
  store: StoreFact | null;
  limit: LimitFact | null;
  /** All installments of the contracts concerned, in any state. */
  installments: InstallmentRow[];
  fees: FeeRow[];
}

/**
 * Receives installments of one customer at a store, all or nothing, with all of the customer's open fees (ruling
 * C16), at the amounts of today.
 * @throws Refusal INSTALLMENT_NOT_FOUND, ALREADY_PAID, PREVIOUS_INSTALLMENT_IS_PENDING, STORE_NOT_FOUND,
 * DEACTIVATED_STORE, STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS, PAYMENT_TOTAL_CHANGED; nothing is written then.
 */
export function payInstallments(
  platform: Platform,
  ports: PaymentsPorts,
  actor: Actor,
  claim: Claim,
  ask: PayAsk,
): Promise<Answer> {
  return once(platform.db, claim, () =>
    onBorrower(
      platform.db,
      () => borrowerOf(platform.db, ask),
      async (db) => {
        const now = platform.clock.now();
        const today = dayIn(actor.zone, now);
        const { facts, items, store, limit } = decide(await readFacts(db, actor, ask, now), ask, today);
        const payment = {
          borrowerId: facts.borrowerId,
          id: newId(),
          retailerId: actor.retailerId,
          storeId: ask.storeId,
          operatorId: actor.operatorId,
          method: 'STORE_CASH' as const,
          totalCents: items.reduce((sum, item) => sum + item.paidCents, 0),
          at: now,
          on: today,
        };
        const answer = items.map((item) => entryOf(payment.id, item));
        await guardedWrite(db, [
          moveLimitFragment({
            borrowerId: facts.borrowerId,
            version: limit.version,
            cents: -items.reduce((sum, item) => sum + item.limitCents, 0),
          }),
          ...paymentWrite({
            platform,
            ports,
            receivedBy: actor.name,
            payment,
            items,
            borrower: facts.borrower,
            installments: facts.installments,
            store,
          }),
          claimFragment(claim, answer, now),
        ]);
        return answer;
      },
    ),
  );
}

async function borrowerOf(db: Db, ask: PayAsk): Promise<string | null> {
  const [id] = ask.installmentIds;
  const row = await sql<{ id: string }>`select borrower_id as id from installments where id = ${id}::uuid`.execute(db);
  return row.rows[0]?.id ?? null;
}

async function readFacts(db: Db | Tx, actor: Actor, ask: PayAsk, now: Date): Promise<PayFacts | undefined> {
  const asked = sql`select jsonb_array_elements_text(${JSON.stringify(ask.installmentIds)}::jsonb)::uuid`;
  const result = await sql<PayFacts>`
    with asked as materialized (select borrower_id, contract_id from installments where id in (${asked})),
      payer as (select borrower_id as id from asked limit 1)
    select payer.id as "borrowerId", ${grantFact(actor, sql.ref('payer.id'), now)} as grant,
      ${borrowerFact(sql.ref('payer.id'))} as borrower,
      ${storeFact(actor.retailerId, ask.storeId)} as store,
      ${limitFact(sql.ref('payer.id'))} as "limit",
      ${openFeesFact(sql.ref('payer.id'))} as fees,
      (select jsonb_agg(${installmentJson} order by i.contract_id, i.number) from ${installmentSource}
       where i.borrower_id = payer.id and i.contract_id in (select contract_id from asked)) as installments
    from payer`.execute(db);
  return result.rows[0];
}

function decide(facts: PayFacts | undefined, ask: PayAsk, today: CivilDate) {
  if (!facts?.grant || !facts.limit) refuse('INSTALLMENT_NOT_FOUND');
  const store = checkStore(facts.store);
  if (!store.canReceivePayments) refuse('STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS');
  checkOrder(ask.installmentIds, facts.installments);
  const chosen = new Set(ask.installmentIds);
  const items = paidItems(
    facts.installments.filter((row) => chosen.has(row.id)),
    facts.fees,
    today,
    newId,
  );
  const total = items.reduce((sum, item) => sum + item.paidCents, 0);
  if (ask.expectedTotal !== undefined && ask.expectedTotal !== total) {
    refuse('PAYMENT_TOTAL_CHANGED', { details: { total: total / 100 } });
  }
  return { facts, items, store, limit: facts.limit };
}

export function entryOf(paymentId: string, item: PayableItem): Answer[number] {
  return {
    id: item.id,
    paymentId,
    kind: item.kind,
    installmentId: item.installmentId,
    feeId: item.feeId,
    contractId: item.contractId,
    paidValue: item.paidCents as Answer[number]['paidValue'],
  };
}
