import type { Cents, CivilDate, PolicyDocument } from '@balcao/contract';
import { addDays, cents, shareOf } from '@balcao/credit-math';

type Rules = PolicyDocument<'limit-changes'>;

/** What is to become of a limit. */
export type LimitMove =
  | { readonly kind: 'TOTAL'; readonly toCents: Cents }
  | { readonly kind: 'BLOCK'; readonly until: CivilDate | null }
  | { readonly kind: 'UNBLOCK' };

/** A total given before. */
export interface EarlierChange {
  /** Null of a first limit. */
  fromCents: Cents | null;
  on: CivilDate;
  /** By a second person: raises are counted from it on. */
  isApproved: boolean;
}

export interface MoveFacts {
  totalCents: Cents;
  /** The provider's, and the retailer's own: each that is there must let it pass. Without the provider's nothing does. */
  providerRules: Rules | null;
  retailerRules: Rules | null;
  /** Of the provider's own house. */
  isOfProvider: boolean;
  /** Another retailer serves the customer too. */
  isShared: boolean;
  /** The newest first. */
  earlier: readonly EarlierChange[];
  today: CivilDate;
}

/** What one person may do today. */
export interface AloneBounds {
  /** The highest total they may raise to; not above the total of now: every raise waits. */
  readonly highestCents: Cents;
  /** Lower, block, and lift a block. */
  readonly mayRestrict: boolean;
}

export function aloneBounds(facts: MoveFacts): AloneBounds {
  const isShared = facts.isShared && !facts.isOfProvider;
  const { providerRules, retailerRules, totalCents } = facts;
  if (!providerRules) return { highestCents: totalCents, mayRestrict: !isShared };
  const rules = retailerRules ? [providerRules, retailerRules] : [providerRules];
  return {
    highestCents: cents(Math.min(...rules.map((each) => mostAlone(each, isShared, facts)))),
    mayRestrict: !isShared || rules.every(({ restrictsSharedAlone }) => restrictsSharedAlone),
  };
}

/** Whether a move of a limit is beyond what one person may do. */
export function needsSecondPerson(move: LimitMove, facts: MoveFacts): boolean {
  if (move.kind === 'TOTAL' && move.toCents === facts.totalCents) return false;
  const { highestCents, mayRestrict } = aloneBounds(facts);
  const isRaise = move.kind === 'TOTAL' && move.toCents > facts.totalCents;
  return isRaise ? move.toCents > highestCents : !mayRestrict;
}

/** The highest total one person may set today. */
function mostAlone(rules: Rules, isShared: boolean, facts: MoveFacts): number {
  const maximum = isShared ? rules.sharedMaximumCents : rules.aloneMaximumCents;
  const multiple = isShared ? rules.sharedMultiple : rules.aloneMultiple;
  return Math.min(maximum, shareOf(baseCents(rules.multipleDays, facts), multiple));
}

/** What raises are counted from: the lowest total of the days that count together, so that many small ones are one. */
function baseCents(days: number, { totalCents, earlier, today }: MoveFacts): number {
  const since = addDays(today, -days);
  const approved = earlier.findIndex(({ isApproved }) => isApproved);
  const alone = approved === -1 ? earlier : earlier.slice(0, approved);
  const before = alone.flatMap(({ on, fromCents }) => (on > since && fromCents !== null ? [fromCents] : []));
  return Math.min(totalCents, ...before);
}

/** Last day on which a request made today may be approved, by the shorter of the terms. */
export function requestEndsOn({ providerRules, retailerRules, today }: MoveFacts): CivilDate {
  const terms = [providerRules, retailerRules].flatMap((rules) => (rules ? [rules.requestDays] : []));
  return addDays(today, terms.length > 0 ? Math.min(...terms) : 1);
}
