import { z } from 'zod';
import { creditSheet } from '../decisions/sheet.ts';
import { day, id, instant, reais } from '../fields.ts';
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
    retailerId: id.optional().meta({
      description: "Whose it is, where the provider's analyst enters a retailer's; the caller's own when absent",
    }),
    storeId: id.optional().meta({ description: 'Required with scope STORE, absent with the others' }),
    validFrom: day.meta({ description: 'First day it holds: today or later' }),
    validUntil: day.optional().meta({ description: 'Last day of a campaign; without it, until a newer document' }),
    reason,
    basedOn: id.nullable().optional().meta({
      description: 'The document that the preview said it supersedes; another one since is refused',
    }),
    document: onTheWire(document),
  });
}

export const policyEntry = z.discriminatedUnion('kind', [
  entryOf('pricing', policyKinds.pricing),
  entryOf('lending-rule', policyKinds['lending-rule']),
  entryOf('iof', policyKinds.iof),
  entryOf('renegotiation', policyKinds.renegotiation),
  entryOf('waiver', policyKinds.waiver),
  entryOf('coupon-campaign', policyKinds['coupon-campaign']),
  entryOf('evaluation', policyKinds.evaluation),
  entryOf('incentive-rule', policyKinds['incentive-rule']),
  // Its cells are whole cents and whole percents, as the sheet's file has them.
  entryOf('credit', policyKinds.credit).extend({ document: creditSheet }),
  entryOf('limits', policyKinds.limits),
  entryOf('limit-changes', policyKinds['limit-changes']),
  entryOf('settlement', policyKinds.settlement),
  entryOf('accounting', policyKinds.accounting),
  entryOf('budget-increase', policyKinds['budget-increase']),
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

export const policyStatuses = ['WAITING', 'FUTURE', 'IN_FORCE', 'PAST', 'WITHDRAWN'] as const;

export const policySummary = z.object({
  id,
  kind: z.enum(kindNames),
  variant: z.string(),
  scope: z.enum(policyScopes),
  storeId: id.nullable(),
  revision: z.int().meta({ description: 'Counts up within a kind, variant and scope' }),
  validFrom: day,
  validUntil: day.nullable(),
  status: z.enum(policyStatuses).meta({
    description: 'IN_FORCE: the one of its kind, variant and scope that holds today; WAITING: for a second person',
  }),
  retailer: z
    .object({ id, name: z.string() })
    .nullable()
    .meta({ description: 'Whose it is; null with scope PROVIDER' }),
  storeName: z.string().nullable(),
  author: z.object({
    kind: z.enum(['OPERATOR', 'SYSTEM']),
    operatorId: id.nullable(),
    name: z.string().nullable().meta({ description: 'Null to others than their own retailer and the provider' }),
  }),
  reason: z.string(),
  enteredAt: instant,
  supersedes: id.nullable().meta({
    description: 'The document that it replaces: what held for this scope on its first day when it was entered',
  }),
  approval: z.object({ at: instant, operatorId: id, name: z.string().nullable() }).nullable(),
  withdrawal: z.object({ at: instant, operatorId: id, name: z.string().nullable(), reason: z.string() }).nullable(),
});

export const policy = policySummary.extend({
  document: z.record(z.string(), z.unknown()).meta({ description: 'Fields of its kind, as they were entered' }),
  difference: z
    .array(policyDifference)
    .meta({ description: 'What differs from the document it supersedes; without one, every field counts as added' }),
});

const examplePlan = z.object({
  installment: reais,
  total: reais,
  cetAnnual: z.string().meta({ description: 'Percent a year, two decimals: 145.08' }),
});
export const pricingExample = z.object({
  principal: reais,
  plans: z.array(
    z.object({
      dueDateRule: z.string(),
      count: z.int(),
      before: examplePlan.nullable().meta({ description: 'Null where it is not offered' }),
      after: examplePlan.nullable(),
    }),
  ),
});

export const policyPreview = z.object({
  supersedes: id.nullable(),
  difference: z.array(policyDifference),
  example: pricingExample.nullable().meta({ description: 'Of a pricing policy: a purchase before and after' }),
});

export const policyFieldKinds = [
  'PERCENT',
  'TIMES',
  'MONEY',
  'COUNT',
  'COUNTS',
  'CHOICE',
  'FLAG',
  'TEXT',
  'MONTH',
  'ROWS',
] as const;
const choice = z.object({ code: z.string(), title: z.string() });
const cell = z.object({
  name: z.string().meta({ description: 'As in the document on the wire: minimumPurchase' }),
  title: z.string(),
  kind: z
    .enum(policyFieldKinds)
    .meta({ description: 'PERCENT and TIMES are decimal text, MONEY is reais, ROWS a list of `columns`' }),
  choices: z.array(choice).meta({ description: 'Of kind CHOICE' }),
  none: z.string().nullable().meta({ description: 'What an empty one means; null: it may not be empty' }),
  isLeftOut: z.boolean().meta({ description: 'An empty one is left out of the document; else it is null there' }),
});
export const policyField = cell.extend({ columns: z.array(cell).meta({ description: 'Of kind ROWS' }) });

export const policyKindsAnswer = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(kindNames),
      title: z.string(),
      about: z.string(),
      needsSecond: z.boolean().meta({ description: 'A second person approves one before it holds' }),
      variants: z.array(choice),
      scopes: z.array(z.enum(policyScopes)).meta({ description: 'Where the caller may enter one; empty: only read' }),
      fields: z.array(policyField),
    }),
  ),
  retailers: z
    .array(z.object({ id, name: z.string() }))
    .meta({ description: "Whose policies the provider's analyst enters beside those of all; empty to others" }),
});

const page = pageOf(policySummary, { validFrom: keyDay }, 200);
export const policyQuery = z.object({
  ...page.request,
  kind: z.enum(kindNames),
  variant: z.string().max(60).optional(),
});
export const policyPage = z.object(page.answer);
