import { type Handled, today } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { factList, known, rowOf, rowsOf, select, type ShapeOf } from '../../../kernel/db/select.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact } from '../../borrowers/index.ts';
import { storeFact } from '../../retailers/index.ts';
import { contractAnswer } from '../answers.ts';
import { proposalOn } from '../offer/figures-of-day.ts';
import { contracts, proposals } from '../tables.ts';
import { contractJson, proposalShape } from '../views.ts';

const shape = {
  contract: contractJson,
  proposals: factList(
    proposalShape,
    sql`from ${proposals.sql} p where p.borrower_id = c.borrower_id and p.contract_id = c.id order by p.count`,
  ),
  borrower: known(borrowerFact(sql.ref('c.borrower_id'))),
  store: known(storeFact(sql.ref('c.retailer_id'), sql.ref('c.store_id'))),
};

type Answer = Handled<'GET /coordinator/contracts/find-one'>['answer'];

function answerOf({ clock }: Platform, found: ShapeOf<typeof shape>): Answer {
  const { contract, store, borrower } = found;
  const on = today(store.zone, clock.now());
  const offered = found.proposals.map((proposal) => proposalOn(proposal, contract, on));
  const proposalsNow = contract.status === 'OFFERED' ? offered : found.proposals;
  return contractAnswer(contract, { storeName: store.name, borrowerName: borrower.name }, proposalsNow);
}

/** One contract of the caller's retailer; an offer with the figures of today. @throws Refusal CONTRACT_NOT_FOUND, also for another retailer's. */
export async function findContract(platform: Platform, actor: Actor, id: string): Promise<Answer> {
  const found = await rowOf(
    platform.db,
    select(shape, sql`from ${contracts.sql} c where c.id = ${id}::uuid and c.retailer_id = ${actor.retailerId}::uuid`),
  );
  return answerOf(platform, found ?? refuse('CONTRACT_NOT_FOUND'));
}

/** The sale that a purchase by QR code of the caller's retailer became; none before it is accepted. */
export async function listCaptured(platform: Platform, actor: Actor, referenceId: string): Promise<Answer[]> {
  const rows = await rowsOf(
    platform.db,
    select(
      shape,
      sql`from ${contracts.sql} c where c.capture_reference_id = ${referenceId}::uuid
        and c.retailer_id = ${actor.retailerId}::uuid and c.status in ('ACCEPTED', 'CANCELED')`,
    ),
  );
  return rows.map((found) => answerOf(platform, found));
}
