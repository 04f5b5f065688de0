import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { erasedLikenessFragment } from '../../biometry/index.ts';
import { consentsOf, findServed, withdrawConsentFragment } from '../../borrowers/index.ts';
import { type Asking, doneFragments } from '../new-request.ts';

interface ConsentKey {
  borrowerId: string;
  consentId: string;
}

/**
 * Withdraws a consent: without the one to the analysis of credit the bureau is not asked again, without the one to photographs no
 * other face is compared with theirs. What was done before stays lawful (LGPD, article 8, § 5). An analyst's reason is kept as a
 * request.
 * @throws Refusal BORROWER_NOT_FOUND, CONSENT_NOT_FOUND.
 */
export async function withdrawConsent(platform: Platform, asking: Asking, key: ConsentKey): Promise<undefined> {
  const { by } = asking;
  const { borrower } = await findServed(platform.db, by, key.borrowerId, platform.clock.now());
  // What a face looks like to the model is the system's alone.
  return asSystem('customer-care', () =>
    act(platform, {
      principal: by,
      async read(db) {
        const consents = await consentsOf(db, key.borrowerId);
        return consents.find(({ id, withdrawnAt }) => id === key.consentId && withdrawnAt === null);
      },
      decide(consent, { now }): Decision<undefined> {
        const { purpose } = consent ?? refuse('CONSENT_NOT_FOUND');
        const operatorId = by.kind === 'operator' ? by.actor.operatorId : null;
        return {
          answer: undefined,
          writes: [
            withdrawConsentFragment(key, operatorId, now),
            ...doneFragments(asking, 'CONSENT_WITHDRAWAL', borrower, now),
            ...(purpose === 'REGISTRATION_PHOTOS' ? [erasedLikenessFragment(key.borrowerId)] : []),
          ],
          audit: { action: 'customer.consent-withdrawn', subject: key.borrowerId, detail: { purpose } },
          missed: { withdrawn_consent: 'CONSENT_NOT_FOUND' },
        };
      },
    }),
  );
}
