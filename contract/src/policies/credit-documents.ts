import { z } from 'zod';
import { cents, count, oneOf, positiveCents, rate, share, yesOrNo } from './fields.ts';

/** Grades of risk, the best first. */
export const creditGrades = ['A', 'B', 'C', 'D', 'E'] as const;
export const decisionOutcomes = ['APPROVED', 'MANUAL_ANALYSIS', 'DENIED'] as const;

const grade = oneOf(creditGrades);
const NO_BAND = 'Informe ao menos uma faixa';

const riskBand = z.object({
  grade,
  fromPoints: count(0, 1_000),
  /** Part of the customers of this grade that is expected not to pay. */
  defaultRate: share,
  outcome: oneOf(decisionOutcomes),
});

/** Who is denied, who is seen by a person, how much income counts, and what grade the points give. */
export const decisionDocument = z.object({
  minimumAge: count(18, 120),
  /** From this age a person decides, since age alone denies no adult; null: never for age. */
  reviewFromAge: count(19, 120).nullable(),
  /** Score of the bureau, 0 to 1000; below it denied. */
  minimumScore: count(0, 1_000),
  /** Debts listed at the bureau: denied from this sum on, whatever the score. */
  denyFromDebtCents: positiveCents,
  /** Denied from this sum on when the score is below `weakScoreBelow`. */
  denyWeakFromDebtCents: positiveCents,
  weakScoreBelow: count(1, 1_000),
  denyFromProtestCents: positiveCents,
  denyFromBouncedChecks: count(1, 100),
  /** Queries about the CPF in 30 days. */
  reviewFromQueries: count(1, 1_000),
  /** Days the oldest open installment with us is late. */
  denyFromDaysLate: count(1, 365),
  /** The longest delay of the last twelve months. */
  denyFromDaysLateInYear: count(1, 365),
  /** Days after a denial before another decision. */
  restDaysAfterDenial: count(0, 365),
  /** Other CPFs that registered the telephone in 90 days. */
  reviewFromPhoneHolders: count(1, 100),
  denyFromPhoneHolders: count(1, 100),
  /** CPFs registered on one device in 7 days; a store's own do not count. */
  reviewFromDeviceHolders: count(1, 1_000),
  /** How much of the name must be that of the bureau. */
  minimumNameMatch: share,
  /** Part of the declared income that counts when nothing proves it. */
  unprovenIncomeShare: share,
  /** Declared income counts up to this multiple of the bureau's estimate. */
  provenIncomeRate: rate,
  minimumIncomeCents: cents,
  /** Part of the income taken as owed elsewhere when the bureau says nothing. */
  assumedDebtShare: share,
  /** Part of the income that installments may take, elsewhere and here. */
  commitmentShare: share,
  /** What must be left to live on: the mínimo existencial of Decreto 11.150 at least. */
  livingMinimumCents: cents,
  /** From the best grade down; the last begins at 0. */
  bands: z.array(riskBand).min(1, { error: NO_BAND }),
});

const limitBand = z.object({
  grade,
  /** The limit is at most what the customer can pay in so many months. */
  capacityMonths: count(1, 60),
  /** The most of a first limit. */
  firstMaximumCents: positiveCents,
});

/** When a limit may not be used, and how much it may be. */
export const limitsDocument = z.object({
  /** Days the oldest installment must be late to block the limit; 1: from the first. */
  blockFromDaysLate: count(1, 365),
  /** Whether an agreement on late debts blocks the limit while payments of it are open. */
  blocksWithAgreement: yesOrNo,
  minimumCents: positiveCents,
  maximumCents: positiveCents,
  /** Limits are multiples of it, rounded down. */
  stepCents: positiveCents,
  /** Above it a person decides; null: never. */
  reviewAboveCents: positiveCents.nullable(),
  bands: z.array(limitBand).min(1, { error: NO_BAND }),
  /** What the first maximum is multiplied by, by installments paid in time: the last step reached counts. */
  growth: z.array(z.object({ fromPaidInTime: count(0, 1_000), rate })).min(1, { error: NO_BAND }),
  increaseMinimumCents: positiveCents,
  /** Days after one increase before another. */
  increaseRestDays: count(0, 365),
});

/** From one, as a fraction is written: a raise is never asked for by less. */
const multiple = rate.refine((text) => Number(text) >= 1, { error: 'Informe 1 ou mais' });

/** What one analyst changes of a limit alone. Beyond it the change waits for a second person. */
export const limitChangesDocument = z.object({
  /** The highest total that one person sets. */
  aloneMaximumCents: positiveCents,
  /** The most that raises of one person may multiply a total by, those of `multipleDays` counted together. */
  aloneMultiple: multiple,
  multipleDays: count(1, 365),
  /** The same of a customer whom another retailer also serves; not for the provider's analyst. */
  sharedMaximumCents: positiveCents,
  sharedMultiple: multiple,
  /** Whether one person lowers, blocks or frees the limit of such a customer. */
  restrictsSharedAlone: yesOrNo,
  /** Days after the one it was made on that a request waits. */
  requestDays: count(1, 60),
});
