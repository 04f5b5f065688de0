import type { Wire } from '@balcao/contract';
import { formatPercent } from '@balcao/contract/kernel';
import { planText } from '../../../domain/contracts/texts.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';

export type Simulation = Wire<'GET /coordinator/contracts/in-store/simulation'>['answer'];
export type SimulatedPlan = Simulation['simulation'][number];

/** The plans as a message to the customer: value, each plan with its total and CET, until when. Names no customer. */
export function messageOf({ principal, storeName, simulation }: Simulation, until: string): string {
  const plans = simulation.map(
    (plan) => `${planText(plan)} (total ${formatReais(plan.totalPurchaseValue)}, CET ${formatPercent(plan.cet)} a.a.)`,
  );
  return [`${storeName}: compra de ${formatReais(principal)}`, ...plans, until].join('\n');
}

/** The parts of what a plan costs, in percent of its total. */
export function partsOf({ totalPurchaseValue, interestValue, iof }: SimulatedPlan) {
  const percent = (value: number) => (value / totalPurchaseValue) * 100;
  return {
    principal: percent(totalPurchaseValue - interestValue - iof),
    interest: percent(interestValue),
    taxes: percent(iof),
  };
}
