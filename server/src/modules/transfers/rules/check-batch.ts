import { type BatchStatus, batchStatuses, type BatchStep, batchSteps, type CivilDate } from '@balcao/contract';
import { isBankBusinessDay } from '@balcao/credit-math';
import { refuse } from '../../../kernel/refusal.ts';

/** Whether a batch may be made for a day. @throws Refusal DATE_IN_THE_FUTURE, NOT_A_BUSINESS_DAY. */
export function checkBatchDay(day: CivilDate, today: CivilDate, bankHolidays: ReadonlySet<CivilDate>): void {
  if (day > today) refuse('DATE_IN_THE_FUTURE');
  if (!isBankBusinessDay(day, bankHolidays)) refuse('NOT_A_BUSINESS_DAY');
}

/** @throws Refusal STEP_NOT_FOUND for any other word. */
export const stepOf = (word: string): BatchStep => batchSteps.find((step) => step === word) ?? refuse('STEP_NOT_FOUND');

/** Where the money is once a step is finished. */
export const statusAfter = (step: BatchStep): BatchStatus => batchStatuses[batchSteps.indexOf(step) + 1] ?? 'AT_UME';

/** The step that waits; null of a batch that arrived. */
export const nextStep = (status: BatchStatus): BatchStep | null => batchSteps[batchStatuses.indexOf(status)] ?? null;

interface Standing {
  status: BatchStatus;
  heldBy: string | null;
  remittanceNumber?: number | null;
  payoutId?: string | null;
  reversedAt: unknown;
}

/** @throws Refusal BATCH_REVERSED, BATCH_ALREADY_FINISHED, STEP_ALREADY_FINISHED, NOT_FIRST_PENDING_STEP, BATCH_HELD, BATCH_IN_REMITTANCE, BATCH_IN_PAYOUT. */
export function checkStep(batch: Standing, step: BatchStep): void {
  if (batch.reversedAt !== null) refuse('BATCH_REVERSED');
  const next = nextStep(batch.status);
  if (next === null) refuse('BATCH_ALREADY_FINISHED');
  if (batchSteps.indexOf(step) < batchSteps.indexOf(next)) refuse('STEP_ALREADY_FINISHED');
  if (step !== next) refuse('NOT_FIRST_PENDING_STEP');
  if (batch.heldBy !== null) refuse('BATCH_HELD');
  if ((batch.remittanceNumber ?? null) !== null) refuse('BATCH_IN_REMITTANCE');
  if ((batch.payoutId ?? null) !== null) refuse('BATCH_IN_PAYOUT');
}

/** @throws Refusal BATCH_REVERSED, BATCH_HELD. */
export function checkMayHold({ heldBy, reversedAt }: Standing): void {
  if (reversedAt !== null) refuse('BATCH_REVERSED');
  if (heldBy !== null) refuse('BATCH_HELD');
}

/** What one person held back, another decides on. @throws Refusal BATCH_REVERSED, BATCH_NOT_HELD, BATCH_SECOND_PERSON. */
export function checkSecondPerson({ heldBy, reversedAt }: Standing, operatorId: string): void {
  if (reversedAt !== null) refuse('BATCH_REVERSED');
  if (heldBy === null) refuse('BATCH_NOT_HELD');
  if (heldBy === operatorId) refuse('BATCH_SECOND_PERSON');
}

/** What a bank may still pay is not paid by the next batch as well. @throws Refusal of {@link checkSecondPerson}, BATCH_IN_REMITTANCE, BATCH_IN_PAYOUT. */
export function checkMayReverse(batch: Standing, operatorId: string): void {
  checkSecondPerson(batch, operatorId);
  if (batch.status !== 'AT_TRANSITORY_ACCOUNT') return;
  if ((batch.remittanceNumber ?? null) !== null) refuse('BATCH_IN_REMITTANCE');
  if ((batch.payoutId ?? null) !== null) refuse('BATCH_IN_PAYOUT');
}
