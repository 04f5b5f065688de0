import type { CreditFacts } from '@balcao/contract';
import { applicantOf, wouldFail } from './applicants.ts';
import { type CompiledPolicy, evaluate } from './evaluate.ts';
import type { CreditResult } from './result.ts';

/** What a policy came to on applicants. Money in whole cents; losses in cents of the limits given. */
export interface PolicyFigures {
  approved: number;
  manual: number;
  denied: number;
  limitCents: number;
  /** By the grades' expectation, and as invented applicants really would. */
  expectedLossCents: number;
  lossCents: number;
  groups: Record<FairGroup, { count: number; approved: number }>;
}

export const fairGroups = ['F', 'M', '18-24', '25-39', '40-59', '60+'] as const;
export type FairGroup = (typeof fairGroups)[number];

export interface Simulation {
  count: number;
  champion: PolicyFigures;
  challenger: PolicyFigures;
  /** Approved by the challenger alone, and by the champion alone; how many of them would fall behind. */
  swapIn: { count: number; failed: number };
  swapOut: { count: number; failed: number };
}

export interface SimulationAsk {
  seed: number;
  from: number;
  count: number;
}

/** Somebody whom two policies are tried on. */
export interface Tried {
  facts: CreditFacts;
  /** Null of people: nobody asks for it. */
  sex: 'F' | 'M' | null;
  /** Whether they would fall behind with such a limit; of people nobody knows. */
  wouldFail: (limitCents: number) => boolean;
}

const BP = 10_000;

const nothing = (): PolicyFigures => ({
  approved: 0,
  manual: 0,
  denied: 0,
  limitCents: 0,
  expectedLossCents: 0,
  lossCents: 0,
  groups: Object.fromEntries(fairGroups.map((group) => [group, { count: 0, approved: 0 }])) as PolicyFigures['groups'],
});

function ageGroup(age: number): FairGroup {
  if (age < 25) return '18-24';
  if (age < 40) return '25-39';
  return age < 60 ? '40-59' : '60+';
}

function groupsOf({ sex, facts: { applicant } }: Tried): FairGroup[] {
  return [...(sex === null ? [] : [sex]), ...(applicant.age === null ? [] : [ageGroup(applicant.age)])];
}

function count(figures: PolicyFigures, applicant: Tried, { decision, limitCents, pdBp }: CreditResult): void {
  const isApproved = decision === 'APPROVED';
  for (const group of groupsOf(applicant)) {
    figures.groups[group].count += 1;
    if (isApproved) figures.groups[group].approved += 1;
  }
  if (!isApproved) {
    figures[decision === 'DENIED' ? 'denied' : 'manual'] += 1;
    return;
  }
  figures.approved += 1;
  figures.limitCents += limitCents;
  figures.expectedLossCents += Math.floor((limitCents * pdBp) / BP);
  if (applicant.wouldFail(limitCents)) figures.lossCents += limitCents;
}

interface Policies {
  champion: CompiledPolicy;
  challenger: CompiledPolicy;
}

/** Tries two policies on the same invented applicants. */
export const simulate = (policies: Policies, ask: SimulationAsk): Simulation => tryOut(policies, invented(ask));

function* invented({ seed, from, count: many }: SimulationAsk): Generator<Tried> {
  for (let index = from; index < from + many; index += 1) {
    const applicant = applicantOf(seed, index);
    yield { ...applicant, wouldFail: (limitCents) => wouldFail(applicant, limitCents) };
  }
}

/** Somebody who asked for credit, as it was known then. */
export const asTried = (facts: CreditFacts): Tried => ({ facts, sex: null, wouldFail: () => false });

/** Tries two policies on the same applicants. */
export function tryOut(policies: Policies, applicants: Iterable<Tried>): Simulation {
  const found: Simulation = {
    count: 0,
    champion: nothing(),
    challenger: nothing(),
    swapIn: { count: 0, failed: 0 },
    swapOut: { count: 0, failed: 0 },
  };
  for (const applicant of applicants) {
    found.count += 1;
    const champion = evaluate(policies.champion, applicant.facts);
    const challenger = evaluate(policies.challenger, applicant.facts);
    count(found.champion, applicant, champion);
    count(found.challenger, applicant, challenger);
    const [was, is] = [champion, challenger].map(({ decision }) => decision === 'APPROVED');
    if (was === is) continue;
    const swap = is ? found.swapIn : found.swapOut;
    swap.count += 1;
    if (applicant.wouldFail((is ? challenger : champion).limitCents)) swap.failed += 1;
  }
  return found;
}
