import { ageOn, type Cents, type CivilDate, type CreditFacts, ufOfCep } from '@balcao/contract';
import { cents, daysBetween } from '@balcao/credit-math';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findRegistering, hasWithdrawn, phoneSignals, type PhoneSignals } from '../borrowers/index.ts';
import {
  BureauBusy,
  bureauReport,
  type BureauReport,
  type CreditBureau,
  decisionPolicyFor,
  evaluate,
  recordDecision,
} from '../decisions/index.ts';

/** Who asks for more limit, and what the rules look at beside the bureau. */
export interface Increase {
  borrowerId: string;
  retailerId: string;
  storeId: string;
  /** Null where the customer asks alone. */
  operatorId: string | null;
  valueCents: Cents;
  totalCents: Cents;
  usedCents: Cents;
  daysLate: number;
  paidInTime: number;
  lastIncreaseOn: CivilDate | null;
  on: CivilDate;
  at: Date;
}

/** What the published credit policy says. */
export interface Ruled {
  /** The total it would let the customer have; null where it gives nothing. */
  totalCents: Cents | null;
  /** A person should decide. */
  isForPerson: boolean;
  decisionId: string;
  /** The record of it, a part of the write that it leads to. */
  record: Fragment;
}

/** How often, and how long apart, a report is waited for that another request asks for now. */
const patience = { times: 20, apartMs: 150 } as const;

/**
 * Asks the published credit policy, on what the bureau says, outside any transaction; null where none is published: nothing is given then.
 * @throws Refusal BUDGETS_UNAVAILABLE while somebody else's query of the same customer goes on and on.
 */
export async function rule(platform: Platform, bureau: CreditBureau, asked: Increase): Promise<Ruled | null> {
  const startedAt = performance.now();
  const { db, secrets } = platform;
  const { borrowerId, retailerId, storeId, operatorId, at, on } = asked;
  const policy = await decisionPolicyFor(db, { borrowerId, on });
  const person = await findRegistering(db, borrowerId);
  // Without the customer's word the bureau is not asked again.
  if (!policy || !person || (await hasWithdrawn(db, borrowerId, 'CREDIT_ANALYSIS'))) return null;
  const { name, birthOn, cpfSealed, cepSealed } = person.borrower;
  const query = { borrowerId, cpf: secrets.decrypt(cpfSealed), name, birthOn, purpose: 'CREDIT_GRANTING', on } as const;
  const report = await reportOf(() => bureauReport(platform, bureau, query));
  const uf = cepSealed === null ? null : ufOfCep(secrets.decrypt(cepSealed));
  const phone = await phoneSignals(db, secrets, person.borrower, at);
  const facts = factsOf(asked, { age: birthOn && ageOn(birthOn, on), uf, phone }, report);
  const result = evaluate(policy, facts);
  const id = newId();
  const sources = { bureau: report.source };
  const latencyMs = Math.round(performance.now() - startedAt);
  const made = { id, borrowerId, retailerId, storeId, operatorId, policy, result, facts, at, sources, latencyMs };
  const isGiven = result.decision === 'APPROVED_AUTO' || result.decision === 'PARTIAL_APPROVED_AUTO';
  return {
    totalCents: isGiven ? cents(result.limitCents) : null,
    // Without the bureau no income is known, which the rules deny for: nobody is denied on its silence.
    isForPerson: result.decision === 'MANUAL_EVALUATION' || (!isGiven && report.facts.status === 'UNAVAILABLE'),
    decisionId: id,
    record: recordDecision(secrets, made),
  };
}

async function reportOf(ask: () => Promise<BureauReport>): Promise<BureauReport> {
  for (let time = 0; time < patience.times; time += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof BureauBusy)) throw error;
      await new Promise((resolve) => setTimeout(resolve, patience.apartMs));
    }
  }
  return refuse('BUDGETS_UNAVAILABLE');
}

/** What is known of a customer who has a limit. Their face was looked at when they registered. */
function factsOf(
  asked: Increase,
  { age, uf, phone }: Pick<CreditFacts['applicant'], 'age' | 'uf'> & { phone: PhoneSignals },
  { facts: bureau, nameMatchPct }: BureauReport,
): CreditFacts {
  const { lastIncreaseOn, on } = asked;
  return {
    applicant: { age, uf, employment: null, incomeCents: bureau.incomeEstimateCents },
    bureau,
    identity: { biometry: null, faceOtherCpf: null, ...phone, deviceCpfs7d: null, nameMatchPct },
    history: {
      currentDaysLate: asked.daysLate,
      openRenegotiation: false,
      maxDaysLate12m: null,
      daysSinceDenial: null,
      paidOnTime: asked.paidInTime,
      currentLimitCents: asked.totalCents,
      usedCents: asked.usedCents,
      daysSinceIncrease: lastIncreaseOn && daysBetween(lastIncreaseOn, on),
    },
    request: { kind: 'INCREASE', amountCents: asked.valueCents },
  };
}
