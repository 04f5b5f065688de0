import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { isPhoneOfOtherFact } from '../own-data.ts';
import { asRegistration, checkOpen, findServed } from './facts.ts';
import {
  newestPhoneFragment,
  newPhoneFragment,
  newPhoneRow,
  type PhoneRow,
  type PhoneView,
  phoneView,
  primaryOf,
} from './phones.ts';
import { registrationQuotas } from './rules/limits.ts';

/** Whether somebody else has a number. */
export async function isOfOther(db: Db | Tx, platform: Platform, phone: string, borrowerId: string): Promise<boolean> {
  const found = await rowOf(db, select({ isOther: isPhoneOfOtherFact(platform.secrets, phone, borrowerId) }));
  return found?.isOther ?? false;
}

/**
 * A number for the customer's registration. It is the primary one from now on, and counts once its code is verified.
 * @throws Refusal BORROWER_NOT_FOUND, REGISTRATION_NOT_OPEN, PHONE_OF_ANOTHER_BORROWER, PHONE_ACTIVE_FOR_BORROWER,
 * PHONE_ALREADY_REGISTERED, TOO_MANY_REQUESTS.
 */
export async function registerPhone(
  platform: Platform,
  by: Operator,
  { borrowerId, phone }: { borrowerId: string; phone: string },
): Promise<PhoneView> {
  const { secrets } = platform;
  return asRegistration(platform, by, borrowerId, () =>
    act(platform, {
      principal: by,
      async read(db, { now }) {
        const served = await findServed(db, by, borrowerId, now);
        return { served, isOther: await isOfOther(db, platform, phone, borrowerId) };
      },
      decide({ served, isOther }, { now }): Decision<PhoneView> {
        checkOpen(served);
        if (isOther) refuse('PHONE_OF_ANOTHER_BORROWER');
        const known = served.phones.find(({ phoneSealed }) => secrets.decrypt(phoneSealed) === phone);
        checkIsNew(served.phones, known);
        const row = known
          ? { ...known, createdAt: now, isSecondary: false }
          : newPhoneRow(secrets, { borrowerId, phone, verifiedAt: null }, now);
        return {
          answer: phoneView(secrets, row),
          writes: [
            known ? newestPhoneFragment(known, now) : newPhoneFragment(row),
            quotaFragment(registrationQuotas.newPhones, borrowerId, now),
          ],
          audit: { action: 'registration.phone-added', subject: borrowerId, storeId: by.actor.storeId },
          missed: { newest_phone: 'PHONE_ALREADY_REGISTERED' },
          taken: 'PHONE_ALREADY_REGISTERED',
        };
      },
    }),
  );
}

function checkIsNew(phones: readonly PhoneRow[], known: PhoneRow | undefined): void {
  if (!known) return;
  if (known.verifiedAt !== null) refuse('PHONE_ACTIVE_FOR_BORROWER');
  if (known.isSecondary || known.id === primaryOf(phones)?.id) refuse('PHONE_ALREADY_REGISTERED');
}
