import { addDays } from '@balcao/credit-math';
import type { CivilDate, PolicyInput } from '@balcao/contract';
import type { Platform } from '../../../kernel/platform.ts';
import { goldenSheet, readGolden } from '../../../modules/decisions/index.ts';
import { addPolicy } from '../../../modules/policies/index.ts';
import { demonstrationIndex } from './correction-index.ts';
import { IN_FORCE_FOR_DAYS, REASON } from '../policies.ts';

/** How much at most, and when it is blocked: from the first day late. */
export const demonstrationLimits: PolicyInput<'limits'> = {
  blockFromDaysLate: 1,
  blocksWithAgreement: true,
  maximumCents: 600_000,
};

/** Who changes a limit: alone a little more, with a second person the rest. */
const demonstrationLimitChanges: PolicyInput<'limit-changes'> = {
  aloneMaximumCents: 200_000,
  aloneMultiple: '1.5',
  multipleDays: 30,
  sharedMaximumCents: 100_000,
  sharedMultiple: '1.2',
  restrictsSharedAlone: false,
  requestDays: 5,
};

/** What the calculator adds for a day; what it does not, staff ask an analyst for. */
const demonstrationBudgetIncrease: PolicyInput<'budget-increase'> = {
  limitShare: '0.4',
  minimumCents: 5_000,
  maximumCents: 150_000,
  asksAnalyst: true,
};

/** What two persons at a till forgive: half of what being late costs, the fee whole, R$ 100,00 together at most. */
const demonstrationWaiver: PolicyInput<'waiver'> = { chargesShare: '0.5', feesShare: '1', maximumCents: 10_000 };

/** The provider's rules of credit, in force since long before the first sale. */
export async function addCreditPolicies(platform: Platform, today: CivilDate): Promise<void> {
  const held = { variant: 'STANDARD' as const, validFrom: addDays(today, -IN_FORCE_FOR_DAYS), reason: REASON };
  await addPolicy(platform, { ...held, kind: 'credit', document: goldenSheet(readGolden()) });
  await addPolicy(platform, { ...held, kind: 'limits', document: demonstrationLimits });
  await addPolicy(platform, { ...held, kind: 'limit-changes', document: demonstrationLimitChanges });
  await addPolicy(platform, { ...held, kind: 'waiver', document: demonstrationWaiver });
  await addPolicy(platform, { ...held, kind: 'budget-increase', document: demonstrationBudgetIncrease });
  await addPolicy(platform, {
    ...held,
    kind: 'correction-index',
    validFrom: today,
    document: demonstrationIndex(today),
  });
}
