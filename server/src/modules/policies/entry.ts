import type { CivilDate } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { cast, fact, jsonOf, known, rowOf, scalar, select, type ShapeOf } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { refuse } from '../../kernel/refusal.ts';
import { retailerHoldFact, type RetailerHold, storeFact, type StoreFact } from '../retailers/index.ts';
import { policyFact, policyInForce } from './facts.ts';
import { isDatedInThePast, issuesOf, type LendingLaw, type PolicyEntry } from './rules/check-policy.ts';
import type { Difference } from './rules/difference.ts';
import { policyDocuments } from './tables.ts';
import { changesOf } from './views.ts';

/** What holds for a scope on the first day of a new document. */
const predecessorShape = pick(policyDocuments.fact('policy_f'), 'id', 'document', 'validUntil');

/** Everything the entry of a document is decided on. */
export interface EntryFacts {
  hold: RetailerHold | null;
  store: StoreFact | null;
  predecessor: ShapeOf<typeof predecessorShape> | null;
  /** The newest of its line. */
  lastRevision: number;
  law: LendingLaw;
}

/** The row's scope: both null is the provider's. */
export function scopeIdsOf(actor: Actor, { scope, storeId }: PolicyEntry) {
  const retailerId = scope === 'PROVIDER' ? null : actor.retailerId;
  return { retailerId, storeId: scope === 'STORE' ? (storeId ?? null) : null };
}

/** Reads the facts of an entry in one query. */
export function readEntryFacts(db: Db | Tx, actor: Actor, entry: PolicyEntry): Promise<EntryFacts | undefined> {
  const { retailerId, storeId } = scopeIdsOf(actor, entry);
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
  return rowOf(db, select({ hold, store: storeFact(actor.retailerId, storeId), predecessor, lastRevision, law }));
}

export interface CheckedEntry {
  hold: RetailerHold;
  supersedes: string | null;
  revision: number;
  difference: Difference[];
}

/**
 * An entry that may be written, and what it changes.
 * @throws Refusal RETAILER_NOT_FOUND, POLICY_OF_THE_PROVIDER, STORE_NOT_FOUND, POLICY_DATED_IN_THE_PAST, INVALID_POLICY, POLICY_WITHOUT_CHANGE.
 */
export function checkEntry(facts: EntryFacts | undefined, entry: PolicyEntry, today: CivilDate): CheckedEntry {
  if (!facts?.hold) refuse('RETAILER_NOT_FOUND');
  if (entry.scope === 'PROVIDER' && !facts.hold.isProvider) refuse('POLICY_OF_THE_PROVIDER');
  if (isDatedInThePast(entry.validFrom, today)) refuse('POLICY_DATED_IN_THE_PAST');
  const issues = issuesOf(entry, facts.law);
  if (issues.length > 0) refuse('INVALID_POLICY', { details: { issues } });
  if (entry.scope === 'STORE' && !facts.store) refuse('STORE_NOT_FOUND');
  const { predecessor, hold, lastRevision } = facts;
  const difference = changesOf(predecessor?.document ?? null, entry.document);
  const endsAlike = (predecessor?.validUntil ?? null) === (entry.validUntil ?? null);
  if (predecessor && difference.length === 0 && endsAlike) refuse('POLICY_WITHOUT_CHANGE');
  return { hold, supersedes: predecessor?.id ?? null, revision: lastRevision + 1, difference };
}
