import { forgettingStep } from '../../kernel/day-close/forgetting-step.ts';

/** Visits that are over for a day. */
export const forgetBudgetVisits = forgettingStep('budgets.forget-visits', {
  table: 'budget_visits',
  key: ['key_hash'],
  since: 'ends_at',
  days: 1,
});
