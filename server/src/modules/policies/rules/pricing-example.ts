import {
  type Cents,
  type CivilDate,
  type DueDateRule,
  type Handled,
  type PolicyDocument,
  pricingDocument,
} from '@balcao/contract';
import { cents, type IofRates } from '@balcao/credit-math';
import type { LendingLaw, PolicyEntry } from './check-policy.ts';

type Pricing = PolicyDocument<'pricing'>;
type Example = NonNullable<Handled<'POST /policies/preview'>['answer']['example']>;
type ExamplePlan = NonNullable<Example['plans'][number]['after']>;

export interface ExampleAsk {
  policy: Pricing;
  rule: PolicyDocument<'lending-rule'>;
  iof: IofRates;
  on: CivilDate;
  principalCents: Cents;
  isInterestPaidByRetailer: boolean;
}
/** One plan, as a customer would be offered it. */
interface Priced {
  dueDateRule: DueDateRule;
  count: number;
  installmentCents: Cents;
  totalCents: Cents;
  /** Percent with two decimals. */
  cetAnnualPct: string;
}
export type ExamplePrices = (ask: ExampleAsk) => Priced[];

const PRINCIPAL = cents(50_000);
/** Numbers of installments that are shown; where none of them is offered, whatever is. */
const COUNTS: ReadonlySet<number> = new Set([3, 6, 12]);

/** A purchase by the policy before and by the new one, both under the law of the new one's first day. */
export function exampleOf(
  { document, variant, validFrom }: Extract<PolicyEntry, { kind: 'pricing' }>,
  { before, law, iof }: { before: object | null; law: LendingLaw; iof: IofRates | null },
  priced: ExamplePrices,
): Example {
  const plansOf = (policy: Pricing | undefined): Priced[] => {
    const rule = policy && law[policy.lenderType];
    const day = { on: validFrom as CivilDate, principalCents: PRINCIPAL };
    const isInterestPaidByRetailer = variant === 'INTEREST_PAID_BY_RETAILER';
    return rule && iof ? priced({ policy, rule, iof, isInterestPaidByRetailer, ...day }) : [];
  };
  // One that was stored by older rules may be none of today's.
  const old = plansOf(pricingDocument.safeParse(before).data);
  const fresh = plansOf(document);
  const keyOf = ({ dueDateRule, count }: Priced) => `${dueDateRule} ${count}`;
  const all = [...new Map([...old, ...fresh].map((plan) => [keyOf(plan), plan])).values()];
  const usual = all.filter(({ count }) => COUNTS.has(count));
  const shown = (usual.length > 0 ? usual : all).toSorted((a, b) => a.count - b.count);
  const told = (plans: readonly Priced[], like: Priced): ExamplePlan | null => {
    const found = plans.find((plan) => keyOf(plan) === keyOf(like));
    return found
      ? { installment: found.installmentCents, total: found.totalCents, cetAnnual: found.cetAnnualPct }
      : null;
  };
  return {
    principal: PRINCIPAL,
    plans: shown.map((plan) => ({
      dueDateRule: plan.dueDateRule,
      count: plan.count,
      before: told(old, plan),
      after: told(fresh, plan),
    })),
  };
}
