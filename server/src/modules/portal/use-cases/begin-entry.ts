import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { newToken } from '../../../kernel/secrets.ts';
import { borrowerFact, borrowerIdFact, phoneOf } from '../../borrowers/index.ts';
import { messageFragments, say, spacedCode } from '../../notifications/index.ts';
import { providerIdFact } from '../../retailers/index.ts';
import { codeHash, newEntryFragment } from '../entries.ts';
import { quotas, ZONE } from '../rules/limits.ts';

type Call = Handled<'POST /portal/entries'>;

/**
 * Sends a code to the known phone of whoever has a CPF. Whoever asks is told the same, and the same is written and counted,
 * whether somebody has it or not.
 * @throws Refusal TOO_MANY_REQUESTS, PORTAL_UNAVAILABLE where no provider's house is.
 */
export function beginEntry(
  platform: Platform,
  makeCode: () => string,
  { cpf }: Call['body'],
  address: string,
): Promise<Call['answer']> {
  const { secrets } = platform;
  const [key, code] = [newToken(), makeCode()];
  return act(platform, {
    principal: { kind: 'system', name: 'portal', zone: ZONE },
    async read(db) {
      const borrowerId = borrowerIdFact(secrets, cpf);
      const facts = { retailerId: providerIdFact(), borrower: borrowerFact(borrowerId) };
      const found = await rowOf(db, select(facts));
      if (!found?.retailerId) refuse('PORTAL_UNAVAILABLE');
      return { retailerId: found.retailerId, borrower: found.borrower };
    },
    decide({ retailerId, borrower }, { now }) {
      const phone = borrower && phoneOf(secrets, borrower);
      const countedAs = secrets.hash('portal-person', cpf);
      const borrowerId = borrower?.id ?? null;
      const entrant = { retailerId, borrowerId, countedAs, codeHash: codeHash(secrets, key, code) };
      return {
        answer: { key },
        writes: [
          quotaFragment(quotas.doors, secrets.hash('portal-address', address), now),
          quotaFragment(quotas.sends, countedAs, now),
          quotaFragment(quotas.phones, secrets.hash('portal-phone', phone ?? cpf), now),
          newEntryFragment(key, entrant, now),
          ...(phone ? codeMessage(platform, { to: phone, retailerId, at: now }, code) : []),
        ],
        audit:
          borrowerId === null
            ? { none: 'a CPF that nobody has' }
            : { action: 'portal.code-sent', subject: borrowerId, operatorId: null, retailerId },
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
    dedupKey: `portal-code:${newId()}`,
    channel: 'SMS',
    purpose: 'PORTAL_CODE',
    words: say('portalCode', { codigo: spacedCode(code) }),
  });
}
