import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { newToken } from '../../../kernel/secrets.ts';
import { messageFragments, say, spacedCode } from '../../notifications/index.ts';
import { providerIdFact } from '../../retailers/index.ts';
import { quotas, ZONE } from '../rules/limits.ts';
import { codeHash, countedAs, newVisitFragment } from '../visits.ts';

type Call = Handled<'POST /budgets/visits'>;

/**
 * Sends a code to the phone that a visitor typed. No customer is looked at: a phone that nobody has is told the same, by a message
 * of the same words, and counted alike.
 * @throws Refusal TOO_MANY_REQUESTS, BUDGETS_UNAVAILABLE where no provider's house is.
 */
export function beginBudgetVisit(
  platform: Platform,
  makeCode: () => string,
  { phone, storeId }: Call['body'],
  address: string,
): Promise<Call['answer']> {
  const { secrets } = platform;
  const [key, code] = [newToken(), makeCode()];
  return act(platform, {
    principal: { kind: 'system', name: 'budget', zone: ZONE },
    async read(db) {
      const found = await rowOf(db, select({ retailerId: providerIdFact() }));
      return found?.retailerId ?? refuse('BUDGETS_UNAVAILABLE');
    },
    decide(retailerId, { now }) {
      const counted = countedAs(secrets, phone);
      const visitor = { retailerId, storeId: storeId ?? null, phoneSealed: secrets.encrypt(phone), countedAs: counted };
      return {
        answer: { key },
        writes: [
          quotaFragment(quotas.doors, secrets.hash('budget-address', address), now),
          quotaFragment(quotas.sends, counted, now),
          quotaFragment(quotas.codes, retailerId, now),
          newVisitFragment(key, { ...visitor, codeHash: codeHash(secrets, key, code) }, now),
          ...codeMessage(platform, { to: phone, retailerId, at: now }, code),
        ],
        audit: { action: 'budget.code-sent', subject: retailerId, operatorId: null, retailerId },
      };
    },
  });
}

function codeMessage(
  platform: Pick<Platform, 'secrets' | 'brand'>,
  recipient: { to: string; retailerId: string; at: Date },
  code: string,
): Fragment[] {
  return messageFragments(platform, {
    ...recipient,
    operatorId: null,
    dedupKey: `budget-code:${newId()}`,
    channel: 'SMS',
    purpose: 'BUDGET_CODE',
    words: say('budgetCode', { codigo: spacedCode(code) }),
  });
}
