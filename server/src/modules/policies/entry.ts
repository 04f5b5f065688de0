import type { CivilDate } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { cast, fact, jsonOf, known, rowOf, scalar, select, type ShapeOf } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { refuse } from '../../kernel/refusal.ts';
import { retailerHoldFact, type RetailerHold } from '../retailers/index.ts';
import { policyFact, type PolicyFact, policyInForce } from './facts.ts';
import type { Place } from './place.ts';
import { isDatedInThePast, issuesOf, type LendingLaw, type PolicyEntry } from './rules/check-policy.ts';
import type { Difference } from './rules/difference.ts';
import { policyDocuments } from './tables.ts';
import { changesOf } from './views.ts';

/** What holds for a scope on the first day of a new document. */
const predecessorShape = pick(policyDocuments.fact('policy_f'), 'id', 'document', 'validUntil');

/** Everything the entry of a document is decided on. */
export interface EntryFacts {
  hold: RetailerHold | null;
  predecessor: ShapeOf<typeof predecessorShape> | null;
  /** The newest of its line. */
  lastRevision: number;
  law: LendingLaw;
  iof: PolicyFact<'iof'> | null;
}

/** Reads the facts of an entry in one query. */
export function readEntryFacts(
  db: Db | Tx,
  actor: Actor,
  { retailerId, storeId }: Place,
  entry: PolicyEntry,
): Promise<EntryFacts | undefined> {
  const place = { retailerId, storeId, variant: entry.variant };
  const day = entry.validFrom as CivilDate;
  const ruleOf = (lender: keyof LendingLaw) => policyFact('lending-rule', { variant: lender }, day);
  const predecessor = fact(predecessorShape, policyInForce(entry.kind, place, day));
  const line = sql`from ${policyDocuments.sql} line_f
    where line_f.kind = ${entry.kind}::text and line_f.variant = ${entry.variant}::text
      and line_f.retailer_id is not distinct from ${retailerId}::uuid and line_f.store_id is not distinct from ${storeId}::uuid`;
  const lastRevision = known(scalar(cast('integer', sql`coalesce(max(line_f.revision), 0)`), line));
  const law = jsonOf({ STORE_OWN: ruleOf('STORE_OWN'), FINANCIAL_INSTITUTION: ruleOf('FINANCIAL_INSTITUTION') });
  const hold = retailerHoldFact(actor.retailerId);
  const iof = policyFact('iof', { variant: 'STANDARD' }, day);
  return rowOf(db, select({ hold, predecessor, lastRevision, law, iof }));
}

export interface CheckedEntry {
  hold: RetailerHold;
  supersedes: string | null;
  revision: number;
  difference: Difference[];
}

/**
 * An entry that may be written, and what it changes.
 * @throws Refusal of `checkPlace`, POLICY_DATED_IN_THE_PAST, INVALID_POLICY, STORE_NOT_FOUND, POLICY_WITHOUT_CHANGE,
 * POLICY_CHANGED_SINCE.
 */
export function checkEntry(
  facts: EntryFacts | undefined,
  place: Place,
  entry: PolicyEntry,
  today: CivilDate,
): CheckedEntry {
  if (!facts?.hold) refuse('RETAILER_NOT_FOUND');
  if (isDatedInThePast(entry.validFrom, today)) refuse('POLICY_DATED_IN_THE_PAST');
  const issues = issuesOf(entry, facts.law);
  if (issues.length > 0) refuse('INVALID_POLICY', { details: { issues } });
  if (entry.scope === 'STORE' && place.storeName === null) refuse('STORE_NOT_FOUND');
  const { predecessor, hold, lastRevision } = facts;
  const supersedes = predecessor?.id ?? null;
  if (entry.basedOn !== undefined && entry.basedOn !== supersedes) refuse('POLICY_CHANGED_SINCE');
  const difference = changesOf(predecessor?.document ?? null, entry.document);
  const endsAlike = (predecessor?.validUntil ?? null) === (entry.validUntil ?? null);
  if (predecessor && difference.length === 0 && endsAlike) refuse('POLICY_WITHOUT_CHANGE');
  return { hold, supersedes, revision: lastRevision + 1, difference };
}
