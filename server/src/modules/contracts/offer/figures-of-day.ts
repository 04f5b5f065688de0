import type { CivilDate } from '@balcao/contract';
import { type Cents, cents, cetOfFlows, daysBetween } from '@balcao/credit-math';
import { dayIn } from '../../../kernel/clock.ts';
import type { StoreFact } from '../../retailers/index.ts';
import { priceTerms } from '../rules/price-plan.ts';
import type { ContractRow, ProposalRow, StoredPlan, VerificationRow } from '../tables.ts';
import { storedPlan } from './proposal-rows.ts';

type Offered = Pick<ContractRow, 'principalCents' | 'couponDiscountCents' | 'customerFeeCents' | 'terms' | 'offeredOn'>;

/** Day from which the figures of a proposal count. */
export const countedFrom = ({ plan }: Pick<ProposalRow, 'plan'>, { offeredOn }: Pick<ContractRow, 'offeredOn'>) =>
  plan.countedFrom ?? offeredOn;

/** Whether the figures told with a code were those of the day it was sent on. */
export function isOfItsDay(
  { countedOn, sentAt }: Pick<VerificationRow, 'countedOn' | 'sentAt'>,
  { offeredOn }: Pick<ContractRow, 'offeredOn'>,
  store: Pick<StoreFact, 'zone'> | null,
): boolean {
  return store !== null && (countedOn ?? offeredOn) === dayIn(store.zone, new Date(sentAt));
}

/**
 * A proposal as it is when it is accepted on a day: due dates and rate are those of the offer, interest, IOF and CET
 * count from that day, and the total is at most what was told (ADR 0029). Of an offer that kept no tax it is as offered.
 */
export function proposalOn(
  proposal: ProposalRow,
  contract: Offered,
  day: CivilDate,
  toldCents: Cents = proposal.totalCents,
): ProposalRow {
  const { iof } = contract.terms;
  const isLater = day > countedFrom(proposal, contract) && day < proposal.firstDueOn;
  if (iof === undefined || !isLater) return proposal;
  const { count, dueDateRule, firstDueOn, plan } = proposal;
  const netCents = cents(contract.principalCents - contract.couponDiscountCents);
  const priced = priceTerms(
    {
      netCents,
      feeCents: contract.customerFeeCents,
      countedFrom: day,
      iof,
      isInterestPaidByRetailer: plan.retailerInterestCents !== undefined,
    },
    { count, dueDateRule, rateMonthly: plan.rateMonthly, firstDueOn },
  );
  if (priced === null) return proposal;
  const later = {
    ...storedPlan(priced),
    countedFrom: day,
    offeredTotalCents: plan.offeredTotalCents ?? proposal.totalCents,
  };
  const { installmentCents, totalCents } = priced;
  const on = { ...proposal, installmentCents, totalCents, plan: later };
  return withinTold(on, Math.min(toldCents, proposal.totalCents), { netCents, feeCents: contract.customerFeeCents });
}

/** Rounding may leave a plan counted later cents above what was told: they are taken off its interest, the last first. */
function withinTold(
  proposal: ProposalRow,
  toldCents: number,
  { netCents, feeCents }: { netCents: Cents; feeCents: Cents },
): ProposalRow {
  const { plan, totalCents } = proposal;
  let over = totalCents - toldCents;
  if (over <= 0 || plan.retailerInterestCents !== undefined) return proposal;
  const rows = plan.rows
    .toReversed()
    .map(([dueOn, paymentCents, principalCents]): StoredPlan['rows'][number] => {
      const off = Math.min(over, paymentCents - principalCents);
      over -= off;
      return [dueOn, cents(paymentCents - off), principalCents];
    })
    .toReversed();
  const flows = rows.map(([dueOn, paymentCents], index) => ({
    days: daysBetween(plan.countedFrom ?? dueOn, dueOn),
    amountCents: paymentCents + (index === 0 ? feeCents : 0),
  }));
  const { annualPct, monthlyPct } = cetOfFlows(netCents, flows);
  return {
    ...proposal,
    installmentCents: rows[0]?.[1] ?? proposal.installmentCents,
    totalCents: cents(toldCents + over),
    plan: {
      ...plan,
      rows,
      lastInstallmentCents: rows.at(-1)?.[1] ?? plan.lastInstallmentCents,
      cetAnnualPct: annualPct,
      cetMonthlyPct: monthlyPct,
    },
  };
}
