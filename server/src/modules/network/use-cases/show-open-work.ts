import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { openOffersFact } from '../../contracts/index.ts';
import { staffFact } from '../../identity/index.ts';
import { openChargesFact } from '../../pix/index.ts';
import { storeNameFact } from '../../retailers/index.ts';
import { reading } from '../house.ts';

type Call = Handled<'GET /network/retailers/{id}/stores/{storeId}/open-work'>;

/** What closing a store would leave unfinished. @throws Refusal RETAILER_NOT_FOUND, STORE_NOT_FOUND. */
export function showOpenWork(
  { db, clock }: Platform,
  actor: Actor,
  { id, storeId }: Call['params'],
): Promise<Call['answer']> {
  const now = clock.now();
  return reading({ db }, actor, id, async () => {
    const found = await rowOf(
      db,
      select({
        name: storeNameFact(id, storeId),
        offers: openOffersFact(id, storeId, now),
        pixCharges: openChargesFact(id, storeId, now),
        staff: staffFact(sql`${id}::uuid`),
      }),
    );
    if (!found || found.name === null) refuse('STORE_NOT_FOUND');
    const there = found.staff.filter((each) => each.storeId === storeId);
    const { offers, pixCharges } = found;
    return { offers, pixCharges, staff: there.reduce((sum, { people }) => sum + people, 0) };
  });
}
