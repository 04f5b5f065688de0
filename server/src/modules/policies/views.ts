import {
  type CivilDate,
  documentOnWire,
  type Handled,
  type PolicyKind,
  policyKinds,
  type PolicyScope,
} from '@balcao/contract';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { cutPage, keyset } from '../../kernel/db/keyset.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { isAmong, isTrue, rowOf, rowsOf, select } from '../../kernel/db/select.ts';
import { outer, pick, type RowOf } from '../../kernel/db/table.ts';
import { refuse } from '../../kernel/refusal.ts';
import { isProviderFact, type RetailerHold } from '../retailers/index.ts';
import { namesOf, type PlaceNames } from './place.ts';
import { differenceOf } from './rules/difference.ts';
import { policyDocuments } from './tables.ts';

export type PolicyPage = Handled<'GET /policies'>['answer'];
type PolicySummary = PolicyPage['items'][number];
export type PolicyView = Handled<'GET /policies/{id}'>['answer'];
type Row = RowOf<typeof policyDocuments>;

const p = policyDocuments.row('p');
const { document: _document, ...summary } = p;
/** Row of a document without what it says. */
type Head = Omit<Row, 'document'> & PlaceNames & { seesNames: boolean };

/** Whose policies a retailer sees: its own and the provider's; the provider sees all. */
const isSeenBy = (retailerId: string) => sql`(p.retailer_id is null or ${seesNames(retailerId)})`;
/** Whether a retailer is told who acted: on its own, and the provider on all. */
const seesNames = (retailerId: string): Template<boolean> =>
  isTrue(sql`(coalesce(p.retailer_id = ${retailerId}::uuid, false) or ${isProviderFact(retailerId)})`);

/** The one of its line that holds on a day. */
const isInForce = (on: CivilDate): Template<boolean> =>
  isTrue(sql`coalesce(p.id = (
    select q.id from policy_documents q
    where q.kind = p.kind and q.scope_id = p.scope_id and q.variant = p.variant and q.withdrawn_at is null
      and not q.awaits_approval
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
  const shape = { ...summary, isInForce: isInForce(today), seesNames: seesNames(retailerId) };
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
  const names = await namesOf(
    db,
    items.map(({ id }) => id),
  );
  return {
    items: items.map((row) => policySummary({ ...row, ...placeNamesOf(names, row.id) }, today, row.isInForce)),
    next,
  };
}

const MOST = 200;

/** The newest documents of a kind that a retailer sees, with what they say. */
export async function policiesOfKind(
  db: Db,
  { retailerId, kind, today }: { retailerId: string; kind: PolicyKind; today: CivilDate },
): Promise<(PolicySummary & { document: object })[]> {
  const shape = { ...p, isInForce: isInForce(today), seesNames: seesNames(retailerId) };
  const from = sql`from ${policyDocuments.sql} p where p.kind = ${kind}::text and ${isSeenBy(retailerId)}`;
  const order = sql`order by p.valid_from desc, p.id desc limit ${sql.lit(MOST)}`;
  const rows = await rowsOf(db, select(shape, sql`${from} ${order}`));
  const names = await namesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const head = policySummary({ ...row, ...placeNamesOf(names, row.id) }, today, row.isInForce);
    return Object.assign(head, { document: row.document });
  });
}

export type FoundPolicy = NonNullable<Awaited<ReturnType<typeof findPolicy>>>;

/** Kinds that were given up stay in the table, and nobody is shown them. */
const isOfAKind = isAmong(p.kind, Object.keys(policyKinds));

/** A document that a retailer sees, with the one it superseded; undefined for another retailer's or none. */
export function findPolicy(db: Db | Tx, retailerId: string, id: string, today: CivilDate) {
  const before = outer(pick(policyDocuments.row('b'), 'document'));
  const shape = { ...p, before: before.document, isInForce: isInForce(today), seesNames: seesNames(retailerId) };
  const from = sql`from ${policyDocuments.sql} p left join ${policyDocuments.sql} b on b.id = p.supersedes`;
  return rowOf(db, select(shape, sql`${from} where p.id = ${id}::uuid and ${isOfAKind} and ${isSeenBy(retailerId)}`));
}

/** What a document says otherwise than another, amounts in reais. */
export const changesOf = (before: object | null, after: object) =>
  differenceOf(before && documentOnWire(before), documentOnWire(after));

/** Refuses who may only read a document. @throws Refusal POLICY_OF_THE_PROVIDER. */
export function checkMayChange({ retailerId }: Pick<Row, 'retailerId'>, { isProvider }: RetailerHold): void {
  if (retailerId === null && !isProvider) refuse('POLICY_OF_THE_PROVIDER');
}

const NOWHERE: PlaceNames = { retailerName: null, storeName: null };
export const placeNamesOf = (names: ReadonlyMap<string, PlaceNames>, id: string): PlaceNames =>
  names.get(id) ?? NOWHERE;

export function policyView(row: FoundPolicy & PlaceNames, today: CivilDate): PolicyView {
  return {
    ...policySummary(row, today, row.isInForce),
    document: documentOnWire(row.document),
    difference: changesOf(row.before, row.document),
  };
}

function policySummary(row: Head, today: CivilDate, isCurrent: boolean): PolicySummary {
  const { retailerId, authorId, approvedAt, withdrawnAt, withdrawalReason } = row;
  const signed = (at: Date | null, operatorId: string | null, name: string | null) =>
    at && operatorId !== null ? { at: at.toISOString(), operatorId, name: row.seesNames ? name : null } : null;
  const withdrawal = signed(withdrawnAt, row.withdrawnBy, row.withdrawnByName);
  return {
    ...pickOf(row),
    scope: scopeOf(row),
    retailer: retailerId === null ? null : { id: retailerId, name: row.retailerName ?? '' },
    status: statusOf(row, today, isCurrent),
    author: {
      kind: authorId === null ? 'SYSTEM' : 'OPERATOR',
      operatorId: authorId,
      name: row.seesNames ? row.authorName : null,
    },
    enteredAt: row.enteredAt.toISOString(),
    approval: signed(approvedAt, row.approvedBy, row.approvedByName),
    withdrawal: withdrawal && { ...withdrawal, reason: withdrawalReason ?? '' },
  };
}

function pickOf(row: Head) {
  const { id, kind, variant, storeId, storeName, revision, validFrom, validUntil, reason, supersedes } = row;
  return { id, kind, variant, storeId, storeName, revision, validFrom, validUntil, reason, supersedes };
}

function scopeOf({ retailerId, storeId }: Pick<Row, 'retailerId' | 'storeId'>): PolicyScope {
  if (storeId !== null) return 'STORE';
  return retailerId === null ? 'PROVIDER' : 'RETAILER';
}

function statusOf(
  { withdrawnAt, validFrom, awaitsApproval }: Pick<Row, 'withdrawnAt' | 'validFrom' | 'awaitsApproval'>,
  today: CivilDate,
  isCurrent: boolean,
): PolicySummary['status'] {
  if (withdrawnAt !== null) return 'WITHDRAWN';
  if (awaitsApproval) return 'WAITING';
  if (validFrom > today) return 'FUTURE';
  return isCurrent ? 'IN_FORCE' : 'PAST';
}
