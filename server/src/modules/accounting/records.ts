import type { Handled } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { rowsOf, select } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { providerRecords } from './tables.ts';

const r = providerRecords.row('r');
const MOST = sql.lit(200);

/** Records by a condition on `r`, the newest first. */
export const recordsWhere = (db: Db | Tx, where: Template) =>
  rowsOf(
    db,
    select(r, sql`from ${providerRecords.sql} r where ${where} order by r.recorded_at desc, r.id limit ${MOST}`),
  );
export type ProviderRecord = Awaited<ReturnType<typeof recordsWhere>>[number];

type View = Handled<'POST /backofficeAccounting/records'>['answer'];

export const recordView = (record: Omit<ProviderRecord, 'retailerId' | 'recordedBy'>): View => ({
  id: record.id,
  kind: record.kind,
  on: record.onDay,
  periodStart: record.periodStart,
  amount: record.amountCents,
  note: record.note,
  recordedAt: record.recordedAt.toISOString(),
  recordedBy: record.recordedByName,
});
