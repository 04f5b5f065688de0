import type { z } from 'zod';
import { creditSheet } from '../decisions/sheet.ts';
import { budgetIncreaseDocument, limitChangesDocument, limitsDocument } from './credit-documents.ts';
import {
  accountingDocument,
  correctionIndexDocument,
  couponCampaignDocument,
  evaluationDocument,
  incentiveRuleDocument,
  iofDocument,
  lenderTypes,
  lendingRuleDocument,
  pricingDocument,
  renegotiationDocument,
  settlementDocument,
  waiverDocument,
} from './documents.ts';

/** Whom a policy holds for; the nearest one to a store wins. */
export const policyScopes = ['PROVIDER', 'RETAILER', 'STORE'] as const;
export type PolicyScope = (typeof policyScopes)[number];

interface PolicyKindShape {
  /** What is told apart within a kind: a product, a lender, an event. Each has a line of documents of its own. */
  readonly variants: readonly [string, ...string[]];
  readonly scopes: readonly [PolicyScope, ...PolicyScope[]];
  readonly document: z.ZodObject;
  /** One holds only once another person has approved it. */
  readonly needsSecond?: true;
  /** It is drafted and read on a page of its own: no form of fields shows it. */
  readonly hasOwnPage?: true;
}

const defineKinds = <const T extends Readonly<Record<string, PolicyKindShape>>>(kinds: T): T => kinds;

/** Every kind of policy: what is decided by dated documents. A new kind is a line here and its check in module policies. */
export const policyKinds = defineKinds({
  pricing: {
    variants: ['STANDARD', 'SUPER_PURCHASE', 'INTEREST_PAID_BY_RETAILER', 'SMARTPHONE_SALE'],
    scopes: policyScopes,
    document: pricingDocument,
  },
  'lending-rule': { variants: lenderTypes, scopes: ['PROVIDER'], document: lendingRuleDocument },
  iof: { variants: ['STANDARD'], scopes: ['PROVIDER'], document: iofDocument },
  renegotiation: { variants: ['STANDARD'], scopes: policyScopes, document: renegotiationDocument },
  // A retailer tightens what the provider says, and loosens nothing (ADR 0103).
  waiver: { variants: ['STANDARD'], scopes: ['PROVIDER', 'RETAILER'], document: waiverDocument },
  'coupon-campaign': {
    variants: ['PAID_PURCHASE', 'REGISTRATION'],
    scopes: policyScopes,
    document: couponCampaignDocument,
  },
  evaluation: {
    variants: ['SUPER_PURCHASE', 'SMARTPHONE_SALE'],
    scopes: policyScopes,
    document: evaluationDocument,
  },
  'incentive-rule': { variants: ['SALE', 'REGISTRATION'], scopes: policyScopes, document: incentiveRuleDocument },
  // Who gets credit and how much: the tables that module decisions evaluates. A customer has one limit for all retailers.
  credit: {
    variants: ['STANDARD', 'CHALLENGER'],
    scopes: ['PROVIDER'],
    document: creditSheet,
    needsSecond: true,
    hasOwnPage: true,
  },
  limits: { variants: ['STANDARD'], scopes: ['PROVIDER'], document: limitsDocument },
  // A retailer tightens what the provider says of its analysts, and loosens nothing (ADR 0035).
  'limit-changes': { variants: ['STANDARD'], scopes: ['PROVIDER', 'RETAILER'], document: limitChangesDocument },
  settlement: { variants: ['STANDARD'], scopes: ['PROVIDER', 'RETAILER'], document: settlementDocument },
  // The books of a lender (ADR 0084): the provider's. A store's own credit is in the store's books.
  accounting: { variants: ['FINANCIAL_INSTITUTION'], scopes: ['PROVIDER'], document: accountingDocument },
  // What the calculator adds to a limit for a day: a retailer and a store may give less, or more, than the provider says.
  'budget-increase': { variants: ['STANDARD'], scopes: policyScopes, document: budgetIncreaseDocument },
  // A customer is given the same whoever sold.
  'correction-index': { variants: ['STANDARD'], scopes: ['PROVIDER'], document: correctionIndexDocument },
});

type Kinds = typeof policyKinds;
export type PolicyKind = keyof Kinds;
export type PolicyVariant<K extends PolicyKind = PolicyKind> = Kinds[K]['variants'][number];
/** A document of a kind: rates as decimal text, money in cents. */
export type PolicyDocument<K extends PolicyKind = PolicyKind> = z.output<Kinds[K]['document']>;
/** The same as it is written down. */
export type PolicyInput<K extends PolicyKind = PolicyKind> = z.input<Kinds[K]['document']>;
