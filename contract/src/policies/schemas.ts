import { z } from 'zod';
import { day, id, instant } from '../fields.ts';
import { keyDay, pageOf } from '../page.ts';
import { words } from './fields.ts';
import { onTheWire } from './wire.ts';
import { type PolicyKind, policyKinds, policyScopes } from './kinds.ts';

const kindNames = Object.keys(policyKinds) as [PolicyKind, ...PolicyKind[]];
const reason = words(500);

type Names = readonly [string, ...string[]];
/** A policy to be entered, of one kind. */
function entryOf<const K extends PolicyKind, const V extends Names, const S extends Names, D extends z.ZodObject>(
  kind: K,
  { variants, scopes, document }: { variants: V; scopes: S; document: D },
) {
  return z.object({
    kind: z.literal(kind),
    variant: z.enum(variants),
    scope: z.enum(scopes),
    storeId: id.optional().meta({ description: 'Required with scope STORE, absent with the others' }),
    validFrom: day.meta({ description: 'First day it holds: today or later' }),
    validUntil: day.optional().meta({ description: 'Last day of a campaign; without it, until a newer document' }),
    reason,
    document: onTheWire(document),
  });
}

export const policyEntry = z.discriminatedUnion('kind', [
  entryOf('pricing', policyKinds.pricing),
  entryOf('lending-rule', policyKinds['lending-rule']),
  entryOf('iof', policyKinds.iof),
  entryOf('renegotiation', policyKinds.renegotiation),
  entryOf('coupon-campaign', policyKinds['coupon-campaign']),
  entryOf('evaluation', policyKinds.evaluation),
  entryOf('incentive-rule', policyKinds['incentive-rule']),
  entryOf('decision', policyKinds.decision),
  entryOf('limits', policyKinds.limits),
  entryOf('limit-changes', policyKinds['limit-changes']),
  entryOf('correction-index', policyKinds['correction-index']),
]);

export const policyWithdrawal = z.object({ reason });

const leaf = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const policyDifference = z.object({
  path: z.string().meta({ description: 'Field of the document, with dots: plans.0.rateMonthly' }),
  change: z.enum(['ADDED', 'REMOVED', 'CHANGED']),
  before: leaf.meta({ description: 'Null when it was added' }),
  after: leaf.meta({ description: 'Null when it was removed' }),
});

export const policyStatuses = ['FUTURE', 'IN_FORCE', 'PAST', 'WITHDRAWN'] as const;

export const policySummary = z.object({
  id,
  kind: z.enum(kindNames),
  variant: z.string(),
  scope: z.enum(policyScopes),
  storeId: id.nullable(),
  revision: z.int().meta({ description: 'Counts up within a kind, variant and scope' }),
  validFrom: day,
  validUntil: day.nullable(),
  status: z
    .enum(policyStatuses)
    .meta({ description: 'IN_FORCE: the one of its kind, variant and scope that holds today' }),
  author: z.object({ kind: z.enum(['OPERATOR', 'SYSTEM']), operatorId: id.nullable() }),
  reason: z.string(),
  enteredAt: instant,
  supersedes: id.nullable().meta({
    description: 'The document that it replaces: what held for this scope on its first day when it was entered',
  }),
  withdrawal: z.object({ at: instant, operatorId: id, reason: z.string() }).nullable(),
});

export const policy = policySummary.extend({
  document: z.record(z.string(), z.unknown()).meta({ description: 'Fields of its kind, as they were entered' }),
  difference: z
    .array(policyDifference)
    .meta({ description: 'What differs from the document it supersedes; without one, every field counts as added' }),
});

export const policyPreview = z.object({ supersedes: id.nullable(), difference: z.array(policyDifference) });

const page = pageOf(policySummary, { validFrom: keyDay }, 200);
export const policyQuery = z.object({
  ...page.request,
  kind: z.enum(kindNames),
  variant: z.string().max(60).optional(),
});
export const policyPage = z.object(page.answer);
