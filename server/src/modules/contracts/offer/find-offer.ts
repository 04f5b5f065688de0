import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, type BorrowerFact } from '../../borrowers/index.ts';
import { storeFact, type StoreFact } from '../../retailers/index.ts';
import type { ContractRow, ProposalRow, VerificationRow } from '../tables.ts';
import { contractJson, proposalJson, verificationFact } from '../views.ts';

export interface Offer {
  proposal: ProposalRow;
  contract: ContractRow;
  verification: VerificationRow | null;
  borrower: BorrowerFact;
  store: StoreFact | null;
}

/**
 * A proposal of the caller's retailer with all that its authorisation depends on, in one read.
 * @throws Refusal PROPOSAL_NOT_FOUND, also for another retailer's.
 */
export async function findOffer(platform: Platform, actor: Actor, proposalId: string): Promise<Offer> {
  const result = await sql<Offer>`
    select ${proposalJson} as proposal, ${contractJson} as contract,
      ${verificationFact(sql.ref('p.borrower_id'), sql.ref('p.id'))} as verification,
      ${borrowerFact(sql.ref('p.borrower_id'))} as borrower,
      ${storeFact(sql.ref('c.retailer_id'), sql.ref('c.store_id'))} as store
    from proposals p join contracts c on c.borrower_id = p.borrower_id and c.id = p.contract_id
    where p.id = ${proposalId}::uuid and c.retailer_id = ${actor.retailerId}::uuid`.execute(platform.db);
  return result.rows[0] ?? refuse('PROPOSAL_NOT_FOUND');
}
