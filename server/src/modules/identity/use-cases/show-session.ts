import type { Handled } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { retailerFact, type RetailerFact, storeFact, type StoreFact } from '../../retailers/index.ts';
import { userView } from '../views.ts';

type SessionAnswer = Handled<'GET /users/me'>['answer'];

interface Facts {
  store: StoreFact | null;
  retailer: RetailerFact | null;
}

/** Who is signed in, with the asked store of their retailer or else their own one. */
export async function showSession(platform: Platform, actor: Actor, askedStoreId?: string): Promise<SessionAnswer> {
  const storeId = askedStoreId ?? actor.storeId;
  const result = await sql<Facts>`
    select ${storeFact(actor.retailerId, storeId)} as store,
      ${retailerFact(actor.retailerId)} as retailer`.execute(platform.db);
  const [facts] = result.rows;
  if (!facts?.retailer || (storeId !== null && !facts.store)) refuse('STORE_NOT_FOUND');
  const { store, retailer } = facts;
  return {
    user: userView(actor),
    store: store && { id: store.id, name: store.name },
    retailer: { id: retailer.id, fantasyName: retailer.fantasyName },
    expiresAt: actor.sessionExpiresAt.toISOString(),
  };
}
