import type { PolicyInput } from '@balcao/contract';
import type { Platform } from '../../kernel/platform.ts';
import { goldenSheet, readGolden } from '../decisions/index.ts';
import { givenPolicyDocument } from '../policies/testing.ts';
import { saveConfiguration } from '../retailers/index.ts';

export { askBudget } from './use-cases/ask-budget.ts';

/** Half the limit, R$ 50,00 to R$ 400,00. */
export const halfTheLimit: PolicyInput<'budget-increase'> = {
  limitShare: '0.5',
  minimumCents: 5_000,
  maximumCents: 40_000,
  asksAnalyst: false,
};

/** A retailer whose stores make budgets, under a published credit policy that lets limits grow to double. */
export async function allowBudgets(
  platform: Platform,
  retailerId: string,
  policy: Partial<PolicyInput<'budget-increase'>> = {},
): Promise<void> {
  const sheet = goldenSheet(readGolden());
  const document = { ...sheet, increase: { ...sheet.increase, factorPct: [{ paidOnTimeLt: null, pct: 200 }] } };
  await givenPolicyDocument(platform.db, { kind: 'credit', document });
  await givenPolicyDocument(platform.db, {
    kind: 'budget-increase',
    retailerId,
    document: { ...halfTheLimit, ...policy },
  });
  await saveConfiguration(platform, { retailerId }, { budgets: { isAllowed: true } });
}
