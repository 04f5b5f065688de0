import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { chainView, readChain } from '../chain.ts';
import { readPlace } from '../place.ts';

type Call = Handled<'GET /coordinator/audit/chain'>;

/** How a retailer's chain stands, and how far its check is. @throws Refusal RETAILER_NOT_FOUND */
export async function showChain(
  { db }: Platform,
  actor: Actor,
  { retailerId }: Call['query'],
): Promise<Call['answer']> {
  return chainView(await readChain(db, await readPlace(db, actor, retailerId)));
}
