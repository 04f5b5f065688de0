import { type Cents, type CivilDate, formatBrl, type Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Customer, Operator } from '../../../kernel/act/principal.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import type { ContractsPorts } from '../../contracts/index.ts';
import { borrowerLock, increaseFragment, moveLimitFragment, requestLimit, totalHereCents } from '../../credit/index.ts';
import type { CreditBureau } from '../../decisions/index.ts';
import { readConfiguration, type StoreFact } from '../../retailers/index.ts';
import { rule, type Ruled } from '../engine.ts';
import { type BudgetFacts, readBudgetFacts } from '../facts.ts';
import { plansOf } from '../plans.ts';
import { campaignEnd } from '../rules/campaign.ts';
import { answeredBefore, decideIncrease, type Outcome } from '../rules/increase.ts';

type Budget = Handled<'POST /budgets/chat'>['answer'];

export interface BudgetEngine {
  ports: ContractsPorts;
  bureau: CreditBureau;
}

export interface BudgetAsk {
  borrowerId: string;
  store: StoreFact;
  valueCents: Cents;
  /** Last day of a campaign that runs; null without one. */
  campaignEndsOn: CivilDate | null;
  /** By which way it was asked for, where not at the counter or on a page. */
  channel: 'chatbot' | null;
}

interface Answered extends Outcome {
  totalCents: Cents;
  /** Last day that an increase counts. */
  untilDay: CivilDate;
}

/**
 * Whether a store makes budgets, and up to when what it gives counts.
 * @throws Refusal BUDGETS_NOT_ALLOWED where the store's configuration does not.
 */
export async function termsOfStore(
  platform: Platform,
  { retailerId, id, zone }: StoreFact,
): Promise<Pick<BudgetAsk, 'campaignEndsOn'>> {
  const { budgets, flags } = await readConfiguration(platform, retailerId, id);
  if (!budgets.isAllowed) refuse('BUDGETS_NOT_ALLOWED');
  return { campaignEndsOn: campaignEnd(flags, dayIn(zone, platform.clock.now())) };
}

/**
 * Makes a budget for a customer in a store. Where the purchase is above the limit, the rules say what may be added to it for today;
 * the same question has the same answer, until something was bought. Runs as the product: a visitor has no retailer's reach.
 * @throws Refusal as `checkMayAsk`; MANUAL_EVALUATION also where an analyst is asked because the rules leave it to a person.
 */
export async function answerBudget(
  platform: Platform,
  engine: BudgetEngine,
  by: Operator | Customer,
  ask: BudgetAsk,
): Promise<Budget> {
  const { store } = ask;
  const place = { borrowerId: ask.borrowerId, retailerId: store.retailerId, storeId: store.id };
  const now = platform.clock.now();
  const today = dayIn(by.zone, now);
  const seen = await readBudgetFacts(platform.db, engine.ports, place, today);
  const ruled = isAsked(seen, ask.valueCents)
    ? await rule(platform, engine.bureau, increaseOf(seen, { by, ask, now, today }))
    : null;
  const answered = await act(platform, {
    principal: by,
    lock: borrowerLock(ask.borrowerId),
    read: (db, moment) => readBudgetFacts(db, engine.ports, place, moment.today),
    decide: (facts, moment) => decisionOf(facts, { by, ask, ruled }, moment),
  });
  const isWithAnalyst = await askAnalyst(platform, engine, by, { ask, facts: seen, answered });
  if (isWithAnalyst && ruled?.isForPerson) refuse('MANUAL_EVALUATION');
  // The purchase, or what of it the limit covers.
  const principal = cents(Math.min(ask.valueCents, answered.afterCents));
  const proposals = await plansOf(platform, engine.ports, { ...ask, principal });
  return budgetOf(answered, { valueCents: ask.valueCents, principal, proposals, isWithAnalyst });
}

const limitOf = ({ limit }: BudgetFacts, valueCents: Cents) => ({
  valueCents,
  totalCents: limit.totalCents,
  usedCents: limit.usedCents,
  raisedCents: limit.raisedCents ?? cents(0),
});

/** The rules, and the bureau behind them, are asked only where a policy would let their answer count. */
function isAsked(facts: BudgetFacts, valueCents: Cents): boolean {
  const limit = limitOf(facts, valueCents);
  if (!facts.policy || answeredBefore(facts.increase, limit)) return false;
  return decideIncrease({ ...limit, policy: null, ruledTotalCents: null }).action === 'DENIED_AUTO';
}

type Asking = { by: Operator | Customer; ask: BudgetAsk };

const operatorIdOf = (by: Operator | Customer) => (by.kind === 'operator' ? by.actor.operatorId : null);

const increaseOf = (facts: BudgetFacts, { by, ask, now, today }: Asking & Moment) => ({
  borrowerId: ask.borrowerId,
  retailerId: ask.store.retailerId,
  storeId: ask.store.id,
  operatorId: operatorIdOf(by),
  valueCents: ask.valueCents,
  totalCents: facts.limit.totalCents,
  usedCents: facts.limit.usedCents,
  daysLate: facts.daysLate,
  paidInTime: facts.paidInTime,
  lastIncreaseOn: facts.lastIncreaseOn,
  on: today,
  at: now,
});

function decisionOf(
  facts: BudgetFacts,
  { by, ask, ruled }: Asking & { ruled: Ruled | null },
  { now, today }: Moment,
): Decision<Answered> {
  const limit = limitOf(facts, ask.valueCents);
  const { policy } = facts;
  const until = ask.campaignEndsOn ?? today;
  const kept = { totalCents: totalHereCents(facts.limit), untilDay: facts.increase?.untilDay ?? until };
  const before = answeredBefore(facts.increase, limit);
  if (before) return { unchanged: { ...before, ...kept } };
  const outcome = decideIncrease({ ...limit, policy, ruledTotalCents: ruled?.totalCents ?? null });
  if (!ruled || !policy) return { unchanged: { ...outcome, ...kept } };
  const { action, increaseCents, beforeCents } = outcome;
  const { borrowerId, store, valueCents, channel } = ask;
  const way = channel === null ? {} : { channel };
  const detail = { action, valueCents, policyId: policy.id, decisionId: ruled.decisionId, ...way };
  const note = { subject: borrowerId, storeId: store.id };
  if (increaseCents === null)
    return {
      answer: { ...outcome, ...kept },
      writes: [ruled.record],
      audit: { ...note, action: 'budget.denied', detail },
    };
  return {
    answer: { ...outcome, totalCents: cents(limit.totalCents + increaseCents), untilDay: until },
    writes: [
      // Only the version moves: what was decided on holds until the increase is written, and nobody sells on an older limit.
      moveLimitFragment({ borrowerId, cents: cents(0), version: facts.limit.version }),
      increaseFragment({
        borrowerId,
        retailerId: store.retailerId,
        onDay: today,
        untilDay: until,
        storeId: store.id,
        cents: increaseCents,
        purchaseCents: valueCents,
        beforeCents,
        usedCents: limit.usedCents,
        policyId: policy.id,
        decisionId: ruled.decisionId,
        operatorId: operatorIdOf(by),
        grantedAt: now,
      }),
      ruled.record,
    ],
    audit: { ...note, action: 'limit.raised-for-a-day', detail: { ...detail, increaseCents } },
  };
}

/** Whether an analyst has it: asked now, or before. Requests are of staff, who answer for them. */
async function askAnalyst(
  platform: Platform,
  { ports }: BudgetEngine,
  by: Operator | Customer,
  { ask, facts, answered }: { ask: BudgetAsk; facts: BudgetFacts; answered: Answered },
): Promise<boolean> {
  if (answered.action !== 'DENIED_AUTO' || by.kind !== 'operator' || !facts.policy?.asksAnalyst) return false;
  const { borrowerId, store, valueCents } = ask;
  try {
    await requestLimit(platform, ports, by, { borrowerId, storeId: store.id, valueCents });
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === 'LIMIT_REQUEST_WAITING';
  }
}

interface Shown {
  valueCents: Cents;
  /** Of which the plans are. */
  principal: Cents;
  proposals: Budget['proposals'];
  isWithAnalyst: boolean;
}

function budgetOf(answered: Answered, { valueCents, principal, proposals, isWithAnalyst }: Shown): Budget {
  const { action, beforeCents, afterCents, totalCents, untilDay } = answered;
  return {
    action,
    formatted_new_limit: formatBrl(afterCents),
    formatted_old_limit: formatBrl(beforeCents),
    formatted_purchase_value: formatBrl(valueCents),
    formatted_available_limit: formatBrl(beforeCents),
    formatted_total_limit: formatBrl(totalCents),
    formatted_simulation_value: formatBrl(principal),
    purchase_value: valueCents,
    new_limit: afterCents,
    available_limit: beforeCents,
    simulation_value: principal,
    valid_through: untilDay,
    proposals,
    is_with_analyst: isWithAnalyst,
  };
}
