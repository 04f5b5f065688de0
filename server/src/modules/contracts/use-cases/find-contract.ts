import type { Handled } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, type BorrowerFact } from '../../borrowers/index.ts';
import { storeFact, type StoreFact } from '../../retailers/index.ts';
import { contractAnswer } from '../answers.ts';
import type { ContractRow, ProposalRow } from '../tables.ts';
import { contractJson, proposalJson } from '../views.ts';

interface Found {
  contract: ContractRow;
  proposals: ProposalRow[];
  borrower: BorrowerFact;
  store: StoreFact;
}

/** One contract of the caller's retailer. @throws Refusal CONTRACT_NOT_FOUND, also for another retailer's. */
export async function findContract(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Handled<'GET /coordinator/contracts/find-one'>['answer']> {
  const result = await sql<Found>`
    select ${contractJson} as contract,
      (select json_agg(${proposalJson} order by p.count) from proposals p
       where p.borrower_id = c.borrower_id and p.contract_id = c.id) as proposals,
      ${borrowerFact(sql.ref('c.borrower_id'))} as borrower,
      ${storeFact(sql.ref('c.retailer_id'), sql.ref('c.store_id'))} as store
    from contracts c where c.id = ${id}::uuid and c.retailer_id = ${actor.retailerId}::uuid`.execute(platform.db);
  const [found] = result.rows;
  if (!found) refuse('CONTRACT_NOT_FOUND');
  return contractAnswer(
    found.contract,
    { storeName: found.store.name, borrowerName: found.borrower.name },
    found.proposals,
  );
}
