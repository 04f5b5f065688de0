import type { Handled } from '@balcao/contract';
import type { Db } from '../../kernel/db/database.ts';
import type { RetailersTables } from './tables.ts';

type StoreView = Handled<'GET /retailers/stores'>['answer'][number];
type StoreStatus = StoreView['status'];

const byName = new Intl.Collator('pt-BR');

export const statusOf = (isActive: boolean): StoreStatus => (isActive ? 'active' : 'inactive');

/** Stores of a retailer by name, ignoring case and accents. */
export async function listStores(db: Db, retailerId: string, status: StoreStatus | undefined): Promise<StoreView[]> {
  const rows = await db
    .withTables<RetailersTables>()
    .selectFrom('stores')
    .select(['id', 'name', 'is_active'])
    .where('retailer_id', '=', retailerId)
    .$if(status !== undefined, (query) => query.where('is_active', '=', status === 'active'))
    .execute();
  return rows
    .map((row) => ({ id: row.id, name: row.name, retailerId, status: statusOf(row.is_active) }))
    .toSorted((a, b) => byName.compare(a.name, b.name));
}
