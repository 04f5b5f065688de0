import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { sameHash } from '../../../kernel/secrets.ts';
import { findStoreById, readConfiguration } from '../../retailers/index.ts';
import { campaignEnd } from '../rules/campaign.ts';
import { quotas, ZONE } from '../rules/limits.ts';
import { codeHash, findVisit, guessFragment } from '../visits.ts';

type Call = Handled<'POST /budgets/visits/verify'>;

/**
 * Proves a visitor's phone by the code that it got.
 * @throws Refusal BUDGET_VISIT_OVER, BUDGET_CODE_WRONG, TOO_MANY_REQUESTS after ten wrong ones a day.
 */
export async function proveBudgetPhone(platform: Platform, { key, code }: Call['body']): Promise<Call['answer']> {
  const { db, clock, secrets } = platform;
  const { retailerId, storeId, countedAs, codeHash: sent, endsAt } = await findVisit(db, key, clock.now());
  const campaignEndsOn = await campaignOf(platform, storeId);
  return act(platform, {
    principal: { kind: 'system', name: 'budget', retailerId, zone: ZONE },
    read: () => Promise.resolve(sameHash(sent, codeHash(secrets, key, code))),
    decide(isRight, { now }) {
      const writes = [
        guessFragment(key, isRight, now),
        quotaFragment(quotas.wrong, countedAs, now, isRight ? 'ask' : 'count'),
      ];
      const note = { subject: retailerId, operatorId: null };
      if (!isRight)
        return {
          refusal: new Refusal('BUDGET_CODE_WRONG'),
          writes,
          audit: { ...note, action: 'budget.wrong-code' as const },
        };
      return {
        answer: { endsAt: endsAt.toISOString(), campaignEndsOn },
        writes,
        audit: { ...note, action: 'budget.phone-proved' },
      };
    },
  });
}

/** The campaign of the store that the address names, or of all: the page's words hang on it. */
async function campaignOf(platform: Platform, storeId: string | null) {
  const store = storeId === null ? null : await findStoreById(platform.db, storeId);
  const { flags } = await readConfiguration(platform, store?.retailerId ?? null, store?.id ?? null);
  return campaignEnd(flags, dayIn(store?.zone ?? ZONE, platform.clock.now()));
}
