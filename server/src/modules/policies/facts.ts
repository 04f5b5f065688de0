import type { CivilDate, PolicyDocument, PolicyKind, PolicyVariant } from '@balcao/contract';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { narrowed, scalar, withFields } from '../../kernel/db/select.ts';
import { type FactOf, pick } from '../../kernel/db/table.ts';
import type { IdRef } from '../retailers/index.ts';
import { policyDocuments } from './tables.ts';

/** Where a policy is looked for: a retailer's store, a retailer, or without ids what the provider says for all. */
interface Place<V extends string> {
  retailerId?: IdRef;
  storeId?: IdRef;
  /** Of several the first that has a policy, in whatever scope. */
  variant: V | readonly V[];
}
export type PolicyPlace<K extends PolicyKind> = Place<PolicyVariant<K>>;

/** A document in force: what it says, and which it is. Rates are decimal text, money is in cents. */
export type PolicyFact<K extends PolicyKind> = PolicyDocument<K> & {
  id: string;
  variant: PolicyVariant<K>;
  /** The scope it holds for; both null: the provider's. */
  retailerId: string | null;
  storeId: string | null;
};

const p = policyDocuments.fact('policy_f');
type PolicyRow = FactOf<typeof policyDocuments>;

/** Scope of what the provider says: no row has this id. */
const EVERYWHERE = sql.lit('00000000-0000-0000-0000-000000000000');

/**
 * `from ... limit 1` over `policy_f`: the document that holds in a place on a day. A store's comes before a retailer's
 * before the provider's, then the newest; what ended, was withdrawn or waits for a
 * second person leaves the one before it.
 */
export function policyInForce(
  kind: PolicyKind,
  { retailerId = null, storeId = null, variant }: Place<string>,
  on: CivilDate,
): Template {
  const variants = sql.join([variant].flat().map((one) => sql`${one}::text`));
  return sql`from ${policyDocuments.sql} policy_f
    where policy_f.kind = ${kind}::text and policy_f.variant in (${variants})
      and policy_f.scope_id in (${storeId}::uuid, ${retailerId}::uuid, ${EVERYWHERE}::uuid)
      and (policy_f.retailer_id is null or policy_f.retailer_id = ${retailerId}::uuid)
      and policy_f.valid_from <= ${on}::date and (policy_f.valid_until is null or policy_f.valid_until >= ${on}::date)
      and policy_f.withdrawn_at is null and not policy_f.awaits_approval
    order by array_position(array[${variants}], policy_f.variant), policy_f.store_id nulls last,
      policy_f.retailer_id nulls last, policy_f.valid_from desc, policy_f.revision desc limit 1`;
}

/** Scalar subquery: a document of a kind by its id, if it holds on a day for a retailer; null otherwise. */
export function policyByIdFact<K extends PolicyKind>(
  kind: K,
  { id, retailerId }: { id: string; retailerId: string },
  on: CivilDate,
): Template<PolicyFact<K> | null> {
  return scalar(
    documentOf<K>(),
    sql`from ${policyDocuments.sql} policy_f
      where policy_f.id = ${id}::uuid and policy_f.kind = ${kind}::text
        and (policy_f.retailer_id is null or policy_f.retailer_id = ${retailerId}::uuid)
        and policy_f.valid_from <= ${on}::date and (policy_f.valid_until is null or policy_f.valid_until >= ${on}::date)
        and policy_f.withdrawn_at is null and not policy_f.awaits_approval`,
  );
}

/** Scalar subquery: what a document of a kind says, whether it holds or not; null when there is none. */
export const policyDocumentFact = <K extends PolicyKind>(kind: K, id: string): Template<PolicyDocument<K> | null> =>
  scalar(
    narrowed<PolicyRow['document'], PolicyDocument<K>>(p.document),
    sql`from ${policyDocuments.sql} policy_f where policy_f.id = ${id}::uuid and policy_f.kind = ${kind}::text`,
  );

/** The condition on the kind says which document and which variants these are. */
function documentOf<K extends PolicyKind>(): Template<PolicyFact<K>> {
  return withFields(narrowed<PolicyRow['document'], PolicyDocument<K>>(p.document), {
    ...pick(p, 'id', 'retailerId', 'storeId'),
    variant: narrowed<string, PolicyVariant<K>>(p.variant),
  });
}

/** Scalar subquery: the {@link PolicyFact} that holds in a place on a day; null when none does. */
export function policyFact<K extends PolicyKind>(
  kind: K,
  place: PolicyPlace<K>,
  on: CivilDate,
): Template<PolicyFact<K> | null> {
  return scalar(documentOf<K>(), policyInForce(kind, place, on));
}
