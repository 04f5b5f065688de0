import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { findStore } from '../../retailers/index.ts';
import { batchesWhere, salesOfBatch } from '../facts.ts';
import { readBatch } from '../desk.ts';
import { reading } from '../house.ts';
import { transferView } from '../views.ts';

type Transfers = Handled<'GET /backofficeOriginations/retailers/{id}/transfers'>;
type Originations = Handled<'GET /backofficeOriginations/batches/{batchId}/originations'>;

async function checkStoreOf({ db }: Platform, retailerId: string, storeId: string | undefined): Promise<void> {
  if (storeId !== undefined && !(await findStore(db, retailerId, storeId))) refuse('STORE_NOT_FOUND');
}

/**
 * Batches of a retailer whose sales lie in a range of days, the newest first; one without sales counts by its own day, and
 * one that was reversed is none. With a store only those that hold something of it.
 * @throws Refusal RETAILER_NOT_FOUND, STORE_NOT_FOUND.
 */
export const listTransfers = (
  platform: Platform,
  actor: Actor,
  retailerId: string,
  { originationsStartDate: start, originationsEndDate: end, storeId }: Transfers['query'],
): Promise<Transfers['answer']> =>
  reading(platform, actor, retailerId, async () => {
    await checkStoreOf(platform, retailerId, storeId);
    const batches = await batchesWhere(
      platform.db,
      sql`b.retailer_id = ${retailerId}::uuid and b.reversed_at is null
        and coalesce(b.originations_end_on, b.on_day) >= ${start}::date
        and coalesce(b.originations_start_on, b.on_day) <= ${end}::date order by b.on_day desc, b.id desc`,
    );
    const views = batches.map((batch) => transferView(batch, storeId));
    return { data: storeId === undefined ? views : views.filter(({ storesBatch }) => storesBatch.length > 0) };
  });

/** Sales of a batch, the oldest first. @throws Refusal RETAILER_NOT_FOUND, STORE_NOT_FOUND, BATCH_NOT_FOUND. */
export const listOriginations = (
  platform: Platform,
  actor: Actor,
  batchId: string,
  { retailerId, storeId }: Originations['query'],
): Promise<Originations['answer']> =>
  reading(platform, actor, retailerId, async () => {
    await checkStoreOf(platform, retailerId, storeId);
    await readBatch(platform.db, retailerId, batchId);
    const sales = await salesOfBatch(platform.db, { retailerId, batchId, storeId });
    return sales.map((sale) => ({
      contractId: sale.contractId,
      timestamp: sale.happenedAt.toISOString(),
      principal: sale.principalCents,
      mdr: sale.feeCents,
      storeId: sale.storeId,
      storeName: sale.storeName,
      operatorId: sale.operatorId,
      operatorName: sale.operatorName,
    }));
  });
