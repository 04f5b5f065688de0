import { batchSteps } from '@balcao/contract';
import { bankBusinessDayAfter } from '@balcao/credit-math';
import { dayIn } from '../../kernel/clock.ts';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { givenProviderAnalyst } from '../../modules/billings/testing.ts';
import { closeTransfers } from '../../modules/transfers/testing.ts';
import { E2E } from '../../modules/transfers/testing/counter.ts';
import { givenCustomer, givenSale, givenShop, type Shop } from '../../testing/shop.ts';
import { givenSession, type Post } from './till.ts';

/** So many batches of a retailer each, and every step of them in its order, as an analyst of the provider would press them. */
export async function givenTreasury(platform: Platform, shop: Shop, count: number) {
  const actor = await givenProviderAnalyst(platform, shop);
  const token = await givenSession(platform, { ...shop, actor });
  for (let turn = 0; turn < count; turn += 1) {
    const of = await givenShop(platform);
    await givenSale(platform, of, await givenCustomer(platform, of), { cents: 10_000, count: 1 });
  }
  const today = dayIn(actor.zone, platform.clock.now());
  await closeTransfers(platform, bankBusinessDayAfter(today, 2));
  const { rows } = await sql<{ id: string; retailerId: string }>`
    select id, retailer_id as "retailerId" from transfer_batches order by id`.execute(platform.db);
  const posts = rows.flatMap(({ id, retailerId }) =>
    batchSteps.map((step): Post => ({
      path: `/backofficeOriginations/batches/${id}/steps/${step}`,
      key: newId(),
      body: { retailerId, endToEndId: E2E },
    })),
  );
  return { token, posts };
}
