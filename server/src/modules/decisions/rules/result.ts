import type { CreditEffect, CreditFactName, CreditGrade, CreditReasonCode, FactValue } from '@balcao/contract';

/** What a limit is made of. Money in whole cents; division floors. */
export interface LimitTerms {
  usableIncomeCents: number;
  monthlyDebtCents: number;
  capacityCents: number;
  months: number;
  firstCapCents: number;
  growthPct: number;
  /** Before the least and the greatest limit of the sheet, rounded down to its step. */
  limitCents: number;
}

/** What a request for more limit comes to. */
export interface MoreLimit {
  decision:
    | 'APPROVED_AUTO'
    | 'PARTIAL_APPROVED_AUTO'
    | 'DENIED_AUTO'
    | 'SUFFICIENT_LIMIT'
    | 'MANUAL_EVALUATION'
    | 'APPROVED'
    | 'PARTIALLY_APPROVED'
    | 'MANUAL_ANALYSIS'
    | 'DENIED';
  codes: CreditReasonCode[];
  limitCents: number;
}

/** A rule as it was met: what it saw, and whether it held. */
export interface RuleTrace {
  id: string;
  hit: boolean;
  effect: CreditEffect;
  code: CreditReasonCode;
  seen: [fact: CreditFactName, value: FactValue][];
}

/** What an attribute of the score card gave, of the most it could. */
export interface PointsTrace {
  id: string;
  fact: CreditFactName;
  value: FactValue;
  points: number;
  best: number;
  code: CreditReasonCode;
}

/** A rule of the sheet's end: income, grade, capacity, least limit, limit for a person. The first that holds is the last. */
export interface StepTrace {
  id: 'INCOME' | 'GRADE' | 'CAPACITY' | 'MINIMUM' | 'MANUAL';
  hit: boolean;
  effect: CreditEffect;
  code: CreditReasonCode | null;
  value: number;
  bound: number;
}

export interface CreditTrace {
  knockouts: RuleTrace[];
  scorecard: PointsTrace[];
  steps: StepTrace[];
}

export interface CreditResult {
  /** By the rules alone; of a request for more limit `decision` says what it comes to. */
  outcome: CreditEffect;
  decision: CreditEffect | MoreLimit['decision'];
  /** Sorted; of several reasons all. */
  codes: CreditReasonCode[];
  points: number;
  grade: CreditGrade;
  /** Expected part that does not pay, in hundredths of a percent. */
  pdBp: number;
  terms: LimitTerms;
  /** Of a registration the limit, 0 when denied; of an increase the new total; of a Super Compra the extra. */
  limitCents: number;
  trace: CreditTrace;
}
