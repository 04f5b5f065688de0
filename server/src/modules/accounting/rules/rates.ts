import { type CivilDate, percentOfFraction, type PolicyDocument } from '@balcao/contract';
import { PROVISION_C5, type ProvisionTable } from '@balcao/credit-math';

/** What of the accounting policy the rules need. */
export type AccountingPolicy = Pick<
  PolicyDocument<'accounting'>,
  'lateSteps' | 'doubtfulRate' | 'additionalRate' | 'incurredSteps' | 'writeOffAfterDays'
>;

/** '0.019' is '1.9'. */
const percentText = (fraction: string) => percentOfFraction(fraction).replace(',', '.');

/** The table of a policy; that of the law for unsecured consumer credit without one. */
export const tableOf = (policy: AccountingPolicy | null): ProvisionTable =>
  policy === null
    ? PROVISION_C5
    : {
        lateSteps: policy.lateSteps.map(({ upToDaysLate, rate }) => ({ upToDaysLate, percent: percentText(rate) })),
        doubtfulNotLate: percentText(policy.doubtfulRate),
        additionalOfDefault: percentText(policy.additionalRate),
        incurredByMonth: policy.incurredSteps.map(({ rate }) => percentText(rate)),
      };

/** The last day of the month of a day. */
export const monthEndOf = (day: CivilDate): CivilDate => {
  const next = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1, 0);
  return next.toISOString().slice(0, 10) as CivilDate;
};

export const firstOf = (month: string): CivilDate => `${month.slice(0, 7)}-01` as CivilDate;
