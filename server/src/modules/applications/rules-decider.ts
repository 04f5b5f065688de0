import { ageOn, type BiometryStatus, type CreditFacts, type CreditReasonCode, ufOfCep } from '@balcao/contract';
import { creditReasonCodes } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import {
  bureauReport,
  type BureauReport,
  type CreditBureau,
  type CreditResult,
  decisionPolicyFor,
  type DecisionPolicy,
  evaluate,
  explain,
  recordDecision,
} from '../decisions/index.ts';
import { continues, personDecides } from './person-decides.ts';
import type { Applicant, Decider, Verdict } from './ports.ts';

const biometryFacts: Record<BiometryStatus, CreditFacts['identity']['biometry']> = {
  COMPLETED: 'OK',
  CONFLICT: 'CONFLICT',
  SPOOF: 'CONFLICT',
  IN_PROGRESS: 'PENDING',
  CANCELED: null,
};

const ask = (platform: Platform, bureau: CreditBureau, { borrowerId, cpf, name, birthOn, on }: Applicant) =>
  bureauReport(platform, bureau, { borrowerId, cpf, name, birthOn, purpose: 'CREDIT_GRANTING', on });

/**
 * What is known of an applicant. A registration asks for no income: the bureau's estimate stands for it. A first registration has
 * no history here.
 */
function factsOf(applicant: Applicant, report: BureauReport): CreditFacts {
  const { birthOn, cep, on, biometry, daysSinceDenial } = applicant;
  return {
    applicant: {
      age: birthOn && ageOn(birthOn, on),
      uf: cep === null ? null : ufOfCep(cep),
      employment: null,
      incomeCents: report.facts.incomeEstimateCents,
    },
    bureau: report.facts,
    identity: {
      biometry: biometry && biometryFacts[biometry],
      ...applicant.signals,
      // Before a name is given there is nothing to compare.
      nameMatchPct: applicant.name === '' ? null : report.nameMatchPct,
    },
    history: {
      currentDaysLate: null,
      openRenegotiation: null,
      maxDaysLate12m: null,
      daysSinceDenial,
      paidOnTime: null,
    },
  };
}

/** The codes of what alone denies: what follows from an income is not asked of who has none that is known. */
const knockedOutBy = ({ trace }: CreditResult): string[] =>
  trace.knockouts.filter(({ hit, effect }) => hit && effect === 'DENIED').map(({ code }) => code);
const isKnockedOut = (result: CreditResult): boolean => knockedOutBy(result).length > 0;

function outcomeOf(result: CreditResult, report: BureauReport): Verdict['outcome'] {
  if (result.outcome !== 'DENIED' || isKnockedOut(result)) return result.outcome;
  return report.facts.incomeEstimateCents === null ? 'MANUAL_ANALYSIS' : 'DENIED';
}

interface Evaluated {
  policy: DecisionPolicy;
  report: BureauReport;
  startedAt: number;
}

function evaluated(platform: Platform, applicant: Applicant, { policy, report, startedAt }: Evaluated) {
  const facts = factsOf(applicant, report);
  const result = evaluate(policy, facts);
  const { borrowerId, retailerId, storeId, operatorId, at } = applicant;
  const id = newId();
  const record = recordDecision(platform.secrets, {
    id,
    borrowerId,
    retailerId,
    storeId,
    operatorId,
    policy,
    result,
    facts,
    at,
    sources: { bureau: report.source },
    latencyMs: Math.round(performance.now() - startedAt),
  });
  return { result, record: { id, fragment: record } };
}

function verdictOf(platform: Platform, applicant: Applicant, asked: Evaluated): Verdict {
  const { report } = asked;
  const { result, record } = evaluated(platform, applicant, asked);
  return {
    outcome: outcomeOf(result, report),
    limitCents: result.limitCents > 0 ? cents(result.limitCents) : null,
    codes: result.codes,
    isBureauSilent: report.facts.status === 'UNAVAILABLE',
    record,
  };
}

const known = new Set<string>(creditReasonCodes);
const explained = (codes: readonly string[]) =>
  explain(codes.filter((code): code is CreditReasonCode => known.has(code)));

/** The published policy of the day decides, on what the bureau says. */
export const rulesDecider = (bureau: CreditBureau): Decider => ({
  async decide(platform, applicant) {
    const startedAt = performance.now();
    const policy = await decisionPolicyFor(platform.db, applicant);
    if (!policy) return personDecides.decide(platform, applicant);
    const report = await ask(platform, bureau, applicant);
    return verdictOf(platform, applicant, { policy, report, startedAt });
  },
  async preDecide(platform, applicant) {
    const startedAt = performance.now();
    const policy = await decisionPolicyFor(platform.db, applicant);
    if (!policy) return continues;
    const report = await ask(platform, bureau, applicant);
    if (report.facts.status === 'UNAVAILABLE') return continues;
    const { result, record } = evaluated(platform, applicant, { policy, report, startedAt });
    const codes = knockedOutBy(result);
    if (codes.length > 0) return { said: 'DENIED', codes, record };
    const isApproved = result.outcome === 'APPROVED' || result.outcome === 'PRE_APPROVED';
    return { ...continues, said: isApproved ? 'APPROVED' : 'CONTINUE' };
  },
  toldToCustomer: (codes) => explained(codes).sentences,
  toldToStaff: (codes) => explained(codes).staff,
  async limitsOnDay(db, asked) {
    const policy = await decisionPolicyFor(db, asked);
    if (!policy) return personDecides.limitsOnDay(db, asked);
    const { minCents, maxCents } = policy.sheet.limit;
    return { minCents: cents(minCents), maxCents: cents(maxCents) };
  },
});
