import type { ProviderRecordKind } from '@balcao/contract';
import {
  boolean,
  cents,
  date,
  instant,
  integer,
  json,
  nullable,
  optional,
  text,
  uuid,
} from '../../kernel/db/columns.ts';
import { table } from '../../kernel/db/table.ts';
import type { BarredDays } from './rules/barred-days.ts';

/** A contract of the provider's own credit as it stood at the end of the last day that was counted. */
export const contractStandings = table('contract_standings', {
  borrowerId: uuid('borrower_id'),
  contractId: uuid('contract_id'),
  /** The last day that was counted; null before the first one. */
  through: nullable(date('through')),
  grossCents: optional(cents('gross_cents')),
  principalCents: optional(cents('principal_cents')),
  /** What the books hold: the sums of the contract's entries. */
  accruedCents: optional(cents('accrued_cents')),
  incurredCents: optional(cents('incurred_cents')),
  additionalCents: optional(cents('additional_cents')),
  daysLate: optional(integer('days_late')),
  problemSince: nullable(date('problem_since')),
  /** Principal that is written off and was not recovered. */
  writtenOffCents: optional(cents('written_off_cents')),
  writtenOffOn: nullable(date('written_off_on')),
  /** When it was doubtful and earned nothing. */
  barredDays: optional(json<BarredDays[]>('barred_days')),
  /** Something is owed or held. */
  isLive: optional(boolean('is_live')),
});

/** What was set aside for a contract at a month's end, and by what. */
export const contractProvisions = table('contract_provisions', {
  borrowerId: uuid('borrower_id'),
  contractId: uuid('contract_id'),
  onDay: date('on_day'),
  grossCents: cents('gross_cents'),
  daysLate: integer('days_late'),
  problemSince: nullable(date('problem_since')),
  incurredPercent: text('incurred_percent'),
  additionalPercent: text('additional_percent'),
  incurredCents: cents('incurred_cents'),
  additionalCents: cents('additional_cents'),
  isWrittenOff: boolean('is_written_off'),
});

/** What the provider does with money that is no customer's and no retailer's. */
export const providerRecords = table('provider_records', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  kind: text<ProviderRecordKind>('kind'),
  onDay: date('on_day'),
  /** First day of what a tax is of. */
  periodStart: nullable(date('period_start')),
  amountCents: cents('amount_cents'),
  note: text('note'),
  recordedAt: instant('recorded_at'),
  recordedBy: uuid('recorded_by'),
  recordedByName: text('recorded_by_name'),
});

/** Who asked for a month to be closed. */
export const monthRequests = table('month_requests', 'shared', {
  month: date('month'),
  askedBy: uuid('asked_by'),
  askedByName: text('asked_by_name'),
  askedAt: instant('asked_at'),
});
