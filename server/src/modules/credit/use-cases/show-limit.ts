import type { Handled } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { grantFact } from '../../borrowers/index.ts';
import { checkStore, storeFact, type StoreFact } from '../../retailers/index.ts';
import { arrearsFact, type ArrearsFact, limitFact, type LimitFact } from '../limit/facts.ts';
import type { CreditPorts } from '../ports.ts';
import { limitView } from '../views.ts';

type LimitAnswer = Handled<'GET /coordinator/borrowers/{id}/limits'>['answer'];

interface Facts {
  store: StoreFact | null;
  grant: boolean;
  limit: LimitFact | null;
  arrears: ArrearsFact;
}

/** Total and available limit of a customer, with what blocks it today. */
export async function showLimit(
  platform: Platform,
  ports: CreditPorts,
  actor: Actor,
  ask: { borrowerId: string; storeId: string },
): Promise<LimitAnswer> {
  const now = platform.clock.now();
  const today = dayIn(actor.zone, now);
  const facts = await sql<Facts>`
    select ${storeFact(actor.retailerId, ask.storeId)} as store,
      ${grantFact(actor, ask.borrowerId, now)} as grant,
      ${limitFact(ask.borrowerId)} as "limit",
      ${arrearsFact(ports, ask.borrowerId, today)} as arrears`.execute(platform.db);
  const [row] = facts.rows;
  if (!row?.grant) refuse('BORROWER_NOT_FOUND');
  checkStore(row.store);
  if (!row.limit) refuse('LIMIT_NOT_FOUND');
  return limitView({ borrowerId: ask.borrowerId, retailerId: actor.retailerId }, row.limit, row.arrears, today);
}
