import { type AuditAction, auditActions, type CivilDate, type Handled, type PagePosition } from '@balcao/contract';
import { addDays } from '@balcao/credit-math';
import { customerOfEntry } from '../../kernel/audit/audit.ts';
import { endOfDay } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { cutPage, instantKey, keyset } from '../../kernel/db/keyset.ts';
import { cast, rowsOf, select, type ShapeOf } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { pick } from '../../kernel/db/table.ts';
import { auditEntries } from '../../kernel/db/tables.ts';
import type { Platform } from '../../kernel/platform.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { maskedCpfs } from '../borrowers/index.ts';
import { operatorNameFact } from '../identity/index.ts';
import { settingTitle, storeNameFact } from '../retailers/index.ts';
import { type AuditPlace, seeing } from './place.ts';
import { factsOf } from './rules/facts-of.ts';

type Query = Handled<'GET /coordinator/audit/entries'>['query'];
export type AuditEntryView = Handled<'GET /coordinator/audit/entries'>['answer']['items'][number];
export type AuditFilters = Handled<'GET /coordinator/audit/entries/export'>['query'];

const e = auditEntries.row('e');
const keys = { at: { column: e.at, type: 'timestamptz' } } as const;
const columns = {
  ...pick(e, 'id', 'position', 'at', 'action', 'detail', 'operatorId', 'principal', 'storeId'),
  operatorName: operatorNameFact(e.retailerId, sql.ref('e.operator_id')),
  storeName: storeNameFact(e.retailerId, sql.ref('e.store_id')),
  about: cast('text', customerOfEntry),
  key: instantKey(e.at),
};

/** Entries of a place that filters leave; each filter has an index (migration 0082). */
export function entriesWhere({ retailer, onlyStoreId }: AuditPlace, filters: AuditFilters): Template {
  const { operatorId, customerId, storeId, action, from, to } = filters;
  const conditions = [sql`e.retailer_id = ${retailer.id}::uuid`];
  if (onlyStoreId === null) conditions.push(sql`false`);
  if (onlyStoreId) conditions.push(sql`e.store_id = ${onlyStoreId}::uuid`);
  if (storeId) conditions.push(sql`e.store_id = ${storeId}::uuid`);
  if (operatorId) conditions.push(sql`e.operator_id = ${operatorId}::uuid`);
  if (customerId) conditions.push(sql`${customerOfEntry} = ${customerId}::text`);
  if (action) conditions.push(sql`e.action = ${action}::text`);
  const endOf = (day: CivilDate) => endOfDay(retailer.zone, day);
  if (from) conditions.push(sql`e.at >= ${endOf(addDays(from as CivilDate, -1))}::timestamptz`);
  if (to) conditions.push(sql`e.at < ${endOf(to as CivilDate)}::timestamptz`);
  return sql.join(conditions, sql` and `);
}

/** A page of entries as people read them. */
export async function readEntries(
  { db, secrets }: Pick<Platform, 'secrets'> & { db: Db | Tx },
  place: AuditPlace,
  filters: AuditFilters,
  asked: Pick<Query, 'sort' | 'limit'> & { cursor: PagePosition | undefined },
): Promise<{ items: AuditEntryView[]; next: PagePosition | null }> {
  const page = keyset(keys, e.id, asked);
  const rows = await seeing(place, () =>
    rowsOf(
      db,
      select(
        columns,
        sql`from ${auditEntries.sql} e where ${entriesWhere(place, filters)} and ${page.where}
          order by ${page.order} limit ${page.limit}`,
      ),
    ),
  );
  const { items, next } = cutPage(rows, asked, ({ key, id }) => ({ value: key, id }));
  // Whom they are about is beyond the request's reach: what is told of them is a masked CPF alone.
  const about = items.map((row) => row.about);
  const cpfs = await asSystem('audited-customers', () => maskedCpfs({ db, secrets }, about));
  return { items: items.map((row) => entryView(row, cpfs.get(row.about))), next };
}

type EntryRow = ShapeOf<typeof columns>;

function entryView(row: EntryRow, cpf: string | undefined): AuditEntryView {
  const { id, position, at, action, detail, operatorId, operatorName, storeId, storeName } = row;
  return {
    id,
    position,
    at: at.toISOString(),
    action,
    sentence: sentenceOf(action),
    author: { kind: authorKind(row), id: operatorId, name: operatorName },
    store: storeId !== null && storeName !== null ? { id: storeId, name: storeName } : null,
    customer: cpf === undefined ? null : { id: row.about, cpf },
    facts: factsOf(detail, settingTitle),
  };
}

/** The system acts for somebody where it names an operator, as at the sign-in. */
const authorKind = ({ operatorId, principal }: EntryRow): AuditEntryView['author']['kind'] =>
  operatorId !== null ? 'operator' : principal === 'customer' ? 'customer' : 'system';

const isKnown = (action: string): action is AuditAction => Object.hasOwn(auditActions, action);
const sentenceOf = (action: string): string => (isKnown(action) ? auditActions[action] : action);
