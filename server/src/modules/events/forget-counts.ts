import { forgettingStep } from '../../kernel/day-close/forgetting-step.ts';

/** Long enough to compare a month with the same one of the year before. */
export const forgetEventCounts = forgettingStep('events.forget-counts', {
  table: 'event_counts',
  key: ['retailer_id', 'day', 'name'],
  since: 'day',
  days: 400,
});
