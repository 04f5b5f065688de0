import { type CivilDate, documentOnWire, type Handled, type PolicyScope } from '@balcao/contract';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { cutPage, keyset } from '../../kernel/db/keyset.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { isTrue, rowOf, rowsOf, select } from '../../kernel/db/select.ts';
import { outer, pick, type RowOf } from '../../kernel/db/table.ts';
import { differenceOf } from './rules/difference.ts';
import { policyDocuments } from './tables.ts';

export type PolicyPage = Handled<'GET /policies'>['answer'];
type PolicySummary = PolicyPage['items'][number];
export type PolicyView = Handled<'GET /policies/{id}'>['answer'];
type Row = RowOf<typeof policyDocuments>;

const p = policyDocuments.row('p');
const { document: _document, ...summary } = p;

/** Whose policies a retailer sees: its own and the provider's. */
const isSeenBy = (retailerId: string) => sql`(p.retailer_id is null or p.retailer_id = ${retailerId}::uuid)`;

/** The one of its line that holds on a day. */
const isInForce = (on: CivilDate): Template<boolean> =>
  isTrue(sql`coalesce(p.id = (
    select q.id from policy_documents q
    where q.kind = p.kind and q.scope_id = p.scope_id and q.variant = p.variant and q.withdrawn_at is null
      and q.valid_from <= ${on}::date and (q.valid_until is null or q.valid_until >= ${on}::date)
    order by q.valid_from desc, q.revision desc limit 1), false)`);

/** Documents of a kind that a retailer sees, page by page. */
export async function listPolicies(
  db: Db,
  retailerId: string,
  { kind, variant, cursor, ...rest }: Handled<'GET /policies'>['query'],
  today: CivilDate,
): Promise<PolicyPage> {
  const asked = { ...rest, cursor };
  const page = keyset({ validFrom: { column: p.validFrom, type: 'date' } }, p.id, asked);
  const shape = { ...summary, isInForce: isInForce(today) };
  const rows = await rowsOf(
    db,
    select(
      shape,
      sql`from ${policyDocuments.sql} p where p.kind = ${kind}::text and ${isSeenBy(retailerId)}
        and p.variant = coalesce(${variant ?? null}::text, p.variant) and ${page.where}
      order by ${page.order} limit ${page.limit}`,
    ),
  );
  const { items, next } = cutPage(rows, asked, (row) => ({ value: row.validFrom, id: row.id }));
  return { items: items.map((row) => policySummary(row, today, row.isInForce)), next };
}

export type FoundPolicy = NonNullable<Awaited<ReturnType<typeof findPolicy>>>;

/** A document that a retailer sees, with the one it superseded; undefined for another retailer's or none. */
export function findPolicy(db: Db | Tx, retailerId: string, id: string, today: CivilDate) {
  const before = outer(pick(policyDocuments.row('b'), 'document'));
  const shape = { ...p, before: before.document, isInForce: isInForce(today) };
  const from = sql`from ${policyDocuments.sql} p left join ${policyDocuments.sql} b on b.id = p.supersedes`;
  return rowOf(db, select(shape, sql`${from} where p.id = ${id}::uuid and ${isSeenBy(retailerId)}`));
}

/** What a document says otherwise than another, amounts in reais. */
export const changesOf = (before: object | null, after: object) =>
  differenceOf(before && documentOnWire(before), documentOnWire(after));

export function policyView(row: FoundPolicy, today: CivilDate): PolicyView {
  return {
    ...policySummary(row, today, row.isInForce),
    document: documentOnWire(row.document),
    difference: changesOf(row.before, row.document),
  };
}

function policySummary(row: Omit<Row, 'document'>, today: CivilDate, isCurrent: boolean): PolicySummary {
  const { withdrawnAt, withdrawnBy, withdrawalReason } = row;
  return {
    ...pickOf(row),
    scope: scopeOf(row),
    status: statusOf(row, today, isCurrent),
    author: { kind: row.authorId === null ? 'SYSTEM' : 'OPERATOR', operatorId: row.authorId },
    enteredAt: row.enteredAt.toISOString(),
    withdrawal:
      withdrawnAt === null
        ? null
        : { at: withdrawnAt.toISOString(), operatorId: withdrawnBy ?? '', reason: withdrawalReason ?? '' },
  };
}

function pickOf(row: Omit<Row, 'document'>) {
  const { id, kind, variant, storeId, revision, validFrom, validUntil, reason, supersedes } = row;
  return { id, kind, variant, storeId, revision, validFrom, validUntil, reason, supersedes };
}

function scopeOf({ retailerId, storeId }: Pick<Row, 'retailerId' | 'storeId'>): PolicyScope {
  if (storeId !== null) return 'STORE';
  return retailerId === null ? 'PROVIDER' : 'RETAILER';
}

function statusOf(
  { withdrawnAt, validFrom }: Pick<Row, 'withdrawnAt' | 'validFrom'>,
  today: CivilDate,
  isCurrent: boolean,
): PolicySummary['status'] {
  if (withdrawnAt !== null) return 'WITHDRAWN';
  if (validFrom > today) return 'FUTURE';
  return isCurrent ? 'IN_FORCE' : 'PAST';
}
