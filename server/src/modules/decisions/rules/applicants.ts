import type { CreditFacts } from '@balcao/contract';

/**
 * Invented applicants for trying a policy out. Each has a stream of numbers of its own, so that applicant 7 is the same
 * in any batch; only sums and products are used, so that every machine invents the same. Sex decides nothing: it is drawn to see
 * whether a policy treats people alike.
 */
export interface Applicant {
  facts: CreditFacts;
  sex: 'F' | 'M';
  /** 0 to 1: how likely they are to fall behind, which no policy sees. */
  risk: number;
  /** 0 to 1, the same under every policy. */
  luck: number;
}

const MIX = 0x9e_37_79_b9;

/** A stream of numbers from 0 up to 1 (mulberry32). */
function streamOf(seed: number): () => number {
  let state = Math.imul(seed + 1, MIX) >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const jobs = ['FORMAL', 'SELF_EMPLOYED', 'DOMESTIC', 'PUBLIC', 'RETIRED', 'STUDENT', 'UNEMPLOYED'] as const;
const jobShares = [0.38, 0.66, 0.76, 0.83, 0.9, 0.95, 1] as const;

export function applicantOf(seed: number, index: number): Applicant {
  const next = streamOf(Math.imul(seed, 1_000_003) + index);
  const below = (most: number) => Math.floor(next() * most);
  const happens = (share: number) => next() < share;
  const risk = next();
  /** How good a payer somebody is, seen through noise. */
  const shown = clamp(1 - risk + (next() - 0.5) * 0.5, 0, 1);
  const sex = happens(0.54) ? 'F' : 'M';
  const job = next();
  const employment = jobs[jobShares.findIndex((share) => job < share)] ?? 'FORMAL';
  const age = employment === 'RETIRED' ? 58 + below(22) : 18 + Math.floor((next() + next() * next()) * 32);
  const incomeCents = (66_000 + Math.floor((next() + next() * next() * 3) * (90_000 + 90_000 * shown))) & ~1;
  const hasFile = !happens(0.04);
  const score = hasFile ? Math.floor(clamp(60 + shown * 900 + (next() - 0.5) * 160, 0, 1_000)) : null;
  const isNegative = happens(clamp(0.92 - shown * 1.02, 0.03, 0.95));
  const negativeCount = isNegative ? 1 + below(4) : 0;
  const knowsIncome = hasFile && happens(0.7);
  const isFraud = happens(0.011);
  const paid = happens(0.25) ? below(15) : 0;
  const isLate = paid > 0 && happens(risk * 0.3);
  return {
    sex,
    risk,
    luck: next(),
    facts: {
      applicant: { age, uf: 'AM', employment, incomeCents },
      bureau: {
        status: hasFile ? (happens(0.01) ? 'UNAVAILABLE' : 'OK') : 'NO_HIT',
        cpfStatus: happens(0.985) ? 'REGULAR' : 'PENDENTE',
        deceased: false,
        score,
        negativeCount,
        negativeCents: isNegative ? 5_000 + below(negativeCount * 90_000) : 0,
        protestCount: happens(risk * 0.04) ? 1 : 0,
        protestCents: 0,
        bouncedChecks: happens(risk * 0.02) ? 1 : 0,
        queries30d: below(2 + Math.floor(risk * 8)),
        positiveMonths: hasFile ? below(60) : 0,
        incomeEstimateCents: knowsIncome ? Math.floor(incomeCents * (0.75 + next() * 0.5)) : null,
        monthlyDebtCents: hasFile ? Math.floor(incomeCents * next() * 0.3) : null,
      },
      identity: {
        biometry: isFraud ? 'CONFLICT' : 'OK',
        faceOtherCpf: isFraud && happens(0.4),
        phoneOtherCpf90d: isFraud ? below(4) : 0,
        deviceCpfs7d: isFraud ? below(10) : below(4),
        nameMatchPct: happens(0.99) ? 98 : 60,
      },
      history: {
        currentDaysLate: isLate ? 1 + below(40) : 0,
        openRenegotiation: isLate && happens(0.2),
        maxDaysLate12m: isLate ? below(90) : 0,
        daysSinceDenial: happens(0.03) ? below(60) : null,
        paidOnTime: paid,
      },
    },
  };
}

/** At this limit `risk` says how many fall behind; with more they fall behind more often. */
const USUAL_CENTS = 80_000;

/** Whether somebody would fall behind on a limit: those of little luck first, and with more limit more. */
export const wouldFail = ({ risk, luck }: Applicant, limitCents: number): boolean =>
  luck < clamp(risk * risk * 0.62 * (0.8 + (0.2 * limitCents) / USUAL_CENTS), 0, 0.95);
