import { MOST_SECONDARY_PHONES } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readConfiguration } from '../../retailers/index.ts';
import { asRegistration, checkOpen, findServed } from './facts.ts';
import { phoneAmong, type PhoneView, phoneView, removedFragment, secondaryFragment } from './phones.ts';

interface Ask {
  borrowerId: string;
  phoneId: string;
}

/**
 * A registered number as a secondary one.
 * @throws Refusal BORROWER_NOT_FOUND, PHONE_NOT_FOUND, REGISTRATION_NOT_OPEN, SECONDARY_PHONES_NOT_OFFERED,
 * SECONDARY_PHONES_FULL, PHONE_ALREADY_VERIFIED.
 */
export async function makePhoneSecondary(
  platform: Platform,
  by: Operator,
  { borrowerId, phoneId }: Ask,
): Promise<PhoneView> {
  const { retailerId, storeId } = by.actor;
  return asRegistration(platform, by, borrowerId, () =>
    act(platform, {
      principal: by,
      async read(db, { now }) {
        const { application } = await readConfiguration({ ...platform, db }, retailerId, storeId);
        return { served: await findServed(db, by, borrowerId, now), isOffered: application.hasSecondaryPhones };
      },
      decide({ served, isOffered }) {
        const phone = phoneAmong(served.phones, phoneId);
        checkOpen(served);
        if (!isOffered) refuse('SECONDARY_PHONES_NOT_OFFERED');
        const view = phoneView(platform.secrets, { ...phone, isSecondary: true });
        if (phone.isSecondary) return { unchanged: view };
        const others = served.phones.filter(({ isSecondary }) => isSecondary);
        if (others.length >= MOST_SECONDARY_PHONES) refuse('SECONDARY_PHONES_FULL');
        return {
          answer: view,
          writes: [secondaryFragment(phone)],
          audit: { action: 'registration.phone-secondary', subject: borrowerId, storeId, detail: { phoneId } },
          missed: { secondary_phone: 'PHONE_ALREADY_VERIFIED' },
        };
      },
    }),
  );
}

/** @throws Refusal BORROWER_NOT_FOUND, PHONE_NOT_FOUND, REGISTRATION_NOT_OPEN. */
export async function removeSecondaryPhone(
  platform: Platform,
  by: Operator,
  { borrowerId, phoneId }: Ask,
): Promise<undefined> {
  return asRegistration(platform, by, borrowerId, () =>
    act(platform, {
      principal: by,
      read: (db, { now }) => findServed(db, by, borrowerId, now),
      decide(served, { now }) {
        const phone = phoneAmong(served.phones, phoneId);
        checkOpen(served);
        return {
          answer: undefined,
          writes: [removedFragment(phone, now)],
          audit: {
            action: 'registration.phone-removed',
            subject: borrowerId,
            storeId: by.actor.storeId,
            detail: { phoneId },
          },
          missed: { secondary_phone: 'PHONE_NOT_FOUND' },
        };
      },
    }),
  );
}
