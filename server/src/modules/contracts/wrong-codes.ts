import { quotaFragment } from '../../kernel/act/quota.ts';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { wrongCodes } from './rules/wrong-codes.ts';

/**
 * What a code does to the budgets of wrong ones. A right guess, and a code that is sent, ask for them as a wrong guess
 * does: with a budget used up no answer says any more whether a guess was right. Misses with TOO_MANY_WRONG_CODES.
 */
export function wrongCodeFragments(
  of: { borrowerId: string; operatorId: string | null },
  isWrong: boolean,
  now: Date,
): Fragment[] {
  const use = isWrong ? 'count' : 'ask';
  return [
    quotaFragment(wrongCodes.customer, of.borrowerId, now, use),
    ...(of.operatorId === null ? [] : [quotaFragment(wrongCodes.operator, of.operatorId, now, use)]),
  ];
}
