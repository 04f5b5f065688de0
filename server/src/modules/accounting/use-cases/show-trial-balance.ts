import type { Handled } from '@balcao/contract';
import { cents, civilDate } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { closedThrough, kindOfAccount, movesOf } from '../../books/index.ts';
import { inBooks } from '../house.ts';

type Call = Handled<'GET /backofficeAccounting/trialBalance'>;

/** The trial balance of a span of days. @throws Refusal of `inBooks`, PERIOD_NOT_READABLE. */
export const showTrialBalance = (platform: Platform, actor: Actor, query: Call['query']): Promise<Call['answer']> =>
  inBooks(platform, actor, async () => {
    const [from, to] = [civilDate(query.from), civilDate(query.to)];
    if (from > to) refuse('PERIOD_NOT_READABLE');
    const { db } = platform;
    const moves = await movesOf(db, { from, to, zone: actor.zone });
    const lines = moves
      .filter((one) => one.openingCents !== 0 || one.debitCents !== 0 || one.creditCents !== 0)
      .map(({ account, openingCents, debitCents, creditCents }) => ({
        account,
        kind: kindOfAccount[account],
        opening: cents(openingCents),
        debit: cents(debitCents),
        credit: cents(creditCents),
        closing: cents(openingCents + debitCents - creditCents),
      }));
    return { from, to, closedThrough: await closedThrough(db), lines };
  });
