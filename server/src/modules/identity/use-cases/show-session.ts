import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { retailerFact, storeFact } from '../../retailers/index.ts';
import { userView } from '../views.ts';

type SessionAnswer = Handled<'GET /users/me'>['answer'];

/** Who is signed in, with the asked store of their retailer or else their own one. */
export async function showSession(platform: Platform, actor: Actor, askedStoreId?: string): Promise<SessionAnswer> {
  const storeId = askedStoreId ?? actor.storeId;
  const shape = { store: storeFact(actor.retailerId, storeId), retailer: retailerFact(actor.retailerId) };
  const facts = await rowOf(platform.db, select(shape));
  if (!facts?.retailer || (storeId !== null && !facts.store)) refuse('STORE_NOT_FOUND');
  const { store, retailer } = facts;
  return {
    user: userView(actor),
    store: store && { id: store.id, name: store.name },
    retailer: { id: retailer.id, fantasyName: retailer.fantasyName },
    expiresAt: actor.sessionExpiresAt.toISOString(),
  };
}
