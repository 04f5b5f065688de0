import type { Handled } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { rowsOf, select } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { stores } from './tables.ts';

type StoreView = Handled<'GET /retailers/stores'>['answer'][number];
type StoreStatus = StoreView['status'];

const byName = new Intl.Collator('pt-BR');

export const statusOf = (isActive: boolean): StoreStatus => (isActive ? 'active' : 'inactive');

/** Stores of a retailer by name, ignoring case and accents. */
export async function listStores(db: Db, retailerId: string, status: StoreStatus | undefined): Promise<StoreView[]> {
  const isActive = status === undefined ? null : status === 'active';
  const from = sql`from ${stores.sql} s
    where s.retailer_id = ${retailerId}::uuid and (${isActive}::boolean is null or s.is_active = ${isActive}::boolean)`;
  const rows = await rowsOf(db, select(pick(stores.row('s'), 'id', 'name', 'isActive'), from));
  return rows
    .map((row) => ({ id: row.id, name: row.name, retailerId, status: statusOf(row.isActive) }))
    .toSorted((a, b) => byName.compare(a.name, b.name));
}
