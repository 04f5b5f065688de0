import type { CivilDate, ErasureBar, KeptFate, KeptKind } from '@balcao/contract';
import { addMonths } from '@balcao/credit-math';

/** What decides on what is kept of a customer. */
export interface KeptFacts {
  /** Anything is left to pay, agreements included. */
  isOwing: boolean;
  isRegistering: boolean;
  /** Last day of a purchase, a cancellation or a payment; null of who never bought. */
  lastDealOn: CivilDate | null;
  today: CivilDate;
}

/** Claims on a purchase end five years after it was settled (Código Civil, article 206, § 5, I; CDC, article 27). */
const KEPT_MONTHS = 60;

/** What credit needs is not erased under it (LGPD, article 16, I and article 7, V). */
export function erasureBar({
  isOwing,
  isRegistering,
}: Pick<KeptFacts, 'isOwing' | 'isRegistering'>): ErasureBar | null {
  if (isOwing) return 'OWES';
  return isRegistering ? 'REGISTERING' : null;
}

/** Last day that photographs show who bought; null where they may go at once. */
export function photosUntil({ lastDealOn, today }: Pick<KeptFacts, 'lastDealOn' | 'today'>): CivilDate | null {
  if (lastDealOn === null) return null;
  const until = addMonths(lastDealOn, KEPT_MONTHS);
  return until < today ? null : until;
}

interface Kept {
  kind: KeptKind;
  fate: KeptFate;
  until: CivilDate | null;
}

/** What becomes of each kind when its erasure is approved. */
export function keptOf(facts: KeptFacts): Kept[] {
  const { lastDealOn } = facts;
  const until = photosUntil(facts);
  const deals: Kept[] =
    lastDealOn === null
      ? []
      : [{ kind: 'CONTRACTS', fate: 'KEPT', until: facts.isOwing ? null : addMonths(lastDealOn, KEPT_MONTHS) }];
  return [
    { kind: 'CONTACT', fate: 'AT_ONCE', until: null },
    { kind: 'NOTES', fate: 'AT_ONCE', until: null },
    { kind: 'PHOTOS', fate: until === null ? 'AT_ONCE' : 'LATER', until },
    { kind: 'MESSAGES', fate: 'BY_TERM', until: null },
    { kind: 'REGISTRATION', fate: 'KEPT', until: null },
    ...deals,
    { kind: 'DECISIONS', fate: 'KEPT', until: null },
    { kind: 'AUDIT', fate: 'KEPT', until: null },
  ];
}
