import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { sameHash } from '../../../kernel/secrets.ts';
import { changeBorrowerPhoneFragment } from '../own-data.ts';
import { asRegistration, findServed, type Registering } from './facts.ts';
import { guessFragment, isGuessable, phoneAmong, type PhoneRow, type PhoneView, phoneView } from './phones.ts';
import { isOfOther } from './register-phone.ts';
import { registrationQuotas } from './rules/limits.ts';
import { phoneCodeHash } from './send-phone-code.ts';

type Call = Handled<'PATCH /borrowers/{id}/phones/{phoneId}/verify'>;

/**
 * Verifies a phone by its code; the number is the customer's then.
 * @throws Refusal BORROWER_NOT_FOUND, PHONE_NOT_FOUND, PHONE_ALREADY_VERIFIED, PHONE_CODE_WRONG, PHONE_CODE_OVER,
 * PHONE_OF_ANOTHER_BORROWER.
 */
export async function verifyPhone(
  platform: Platform,
  by: Operator,
  { params, body }: Pick<Call, 'params' | 'body'>,
): Promise<PhoneView> {
  const { id: borrowerId, phoneId } = params;
  return asRegistration(platform, by, borrowerId, () =>
    act(platform, {
      principal: by,
      async read(db, { now }) {
        const served = await findServed(db, by, borrowerId, now);
        const guessed = phoneAmong(served.phones, phoneId);
        const number = platform.secrets.decrypt(guessed.phoneSealed);
        return { served, guessed, number, isOther: await isOfOther(db, platform, number, borrowerId) };
      },
      decide: (facts, { now }): Decision<PhoneView> =>
        decideGuess(platform, by, { ...facts, code: body.verificationCode }, now),
    }),
  );
}

interface Guess {
  served: Registering;
  guessed: PhoneRow;
  number: string;
  isOther: boolean;
  code: string;
}

function decideGuess(
  platform: Platform,
  by: Operator,
  { served, guessed, number, isOther, code }: Guess,
  now: Date,
): Decision<PhoneView> {
  const { borrower } = served;
  if (guessed.verifiedAt !== null && guessed.codeHash === null) refuse('PHONE_ALREADY_VERIFIED');
  if (!isGuessable(guessed, now)) refuse('PHONE_CODE_OVER');
  const audit = { subject: borrower.id, storeId: by.actor.storeId, detail: { phoneId: guessed.id } };
  const isRight = sameHash(guessed.codeHash ?? '', phoneCodeHash(platform.secrets, guessed.id, code));
  if (!isRight) {
    return {
      refusal: new Refusal('PHONE_CODE_WRONG'),
      writes: [guessFragment(guessed, false, now)],
      audit: { action: 'registration.wrong-code', ...audit },
    };
  }
  if (isOther) refuse('PHONE_OF_ANOTHER_BORROWER');
  return {
    answer: phoneView(platform.secrets, { ...guessed, verifiedAt: now }),
    writes: [guessFragment(guessed, true, now), ...ownedFragments(platform, served, { guessed, number }, now)],
    audit: { action: 'registration.phone-verified', ...audit },
    missed: { borrower_phone: 'PHONE_CODE_OVER' },
  };
}

/** The number as the customer's own, where it was not; a secondary one stays beside it. */
function ownedFragments(
  platform: Platform,
  { borrower }: Registering,
  { guessed, number }: Pick<Guess, 'guessed' | 'number'>,
  now: Date,
): Fragment[] {
  if (guessed.verifiedAt !== null || guessed.isSecondary) return [];
  return [
    changeBorrowerPhoneFragment(platform, borrower, number),
    quotaFragment(registrationQuotas.owners, guessed.phoneHash, now),
  ];
}
