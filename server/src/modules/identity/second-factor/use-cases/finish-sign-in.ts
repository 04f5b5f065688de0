import type { Handled } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import { quotaFragment } from '../../../../kernel/act/quota.ts';
import type { Fragment } from '../../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../../kernel/refusal.ts';
import { newToken } from '../../../../kernel/secrets.ts';
import { signedInFragment } from '../../entry.ts';
import { door } from '../../login-audit.ts';
import { findCaller, rightPasswordFragments, wrongPasswordFragments } from '../../login-failures.ts';
import { wrongFactors } from '../../rules/limits.ts';
import { openSessionFragment, type Place } from '../../sessions.ts';
import { findPasskeys, findTotp } from '../factors.ts';
import { findLoginStep, type LoginStepRow, stepGuessFragment } from '../login-steps.ts';
import { checkAssertion, takePasskeyFragment } from '../passkeys.ts';
import { takeRecoveryCodeFragment } from '../recovery-codes.ts';
import { totpStep, takeTotpFragment } from '../totp.ts';

type Finish = Handled<'POST /auth/operators/second-factor'>;
type Proof = Finish['body'];

/** What a proof that is right writes, and one that is wrong. */
interface Judged {
  isRight: boolean;
  writes: Fragment[];
  refusal: Refusal;
}

/**
 * Opens the session of who proved the first factor and now the second. Wrong codes of an app count and wait as passwords do,
 * apart from them, and thirty a day are all; a recovery code and a passkey, which nobody guesses, let in meanwhile.
 * @throws Refusal SECOND_FACTOR_WRONG, SECOND_FACTOR_LOCKED, PASSKEY_REFUSED; LOGIN_STEP_OVER for a sign-in that is over.
 */
export async function finishSignIn(
  platform: Platform,
  proof: Proof,
  place: Place,
  host: string,
): Promise<Finish['answer']> {
  const step = (await findLoginStep(platform.db, proof.challenge)) ?? refuse('LOGIN_STEP_OVER');
  const now = platform.clock.now();
  const { isRight, writes, refusal } = await judge(platform, proof, { step, place, host, now });
  const accessToken = newToken();
  return act(platform, {
    principal: door,
    read: () => Promise.resolve(null),
    decide() {
      const guess = [stepGuessFragment(proof.challenge, isRight, now), ...writes];
      const note = (action: 'session.opened' | 'session.refused', detail: Record<string, string>) => {
        const { retailerId, operatorId, storeId } = step;
        return { action, subject: operatorId, storeId, detail, retailerId, operatorId };
      };
      if (!isRight) return { refusal, writes: guess, audit: note('session.refused', { reason: proof.method }) };
      const opened = [signedInFragment(step, step.enteredBy, now), openSessionFragment(step, accessToken, now, place)];
      const audit = note('session.opened', { by: step.enteredBy, secondFactor: proof.method });
      return { answer: { accessToken }, writes: [...guess, ...opened], audit };
    },
  });
}

interface Facts {
  step: LoginStepRow;
  place: Place;
  host: string;
  now: Date;
}

function judge(platform: Platform, proof: Proof, facts: Facts): Promise<Judged> {
  if (proof.method === 'totp') return judgeTotp(platform, proof.code, facts);
  if (proof.method === 'passkey') return judgePasskey(platform, proof, facts);
  const { step, now } = facts;
  // That it is right only its own row knows: a wrong one misses, and 80 random bits need no counting.
  const writes = [takeRecoveryCodeFragment(step, proof.code, now)];
  return Promise.resolve({ isRight: true, writes, refusal: new Refusal('SECOND_FACTOR_WRONG') });
}

async function judgeTotp(platform: Platform, code: string, { step, place, now }: Facts): Promise<Judged> {
  const { db, secrets } = platform;
  // Beside the e-mail's own count, which the right password has just forgotten.
  const asked = { email: `second factor of ${step.email}`, address: place.address };
  const caller = await findCaller({ db, secrets }, asked, now);
  if (caller.waitsUntil) refuse('SECOND_FACTOR_LOCKED');
  const totp = await findTotp(db, step);
  const found = totp?.confirmedAt ? totpStep(secrets.decrypt(totp.secretSealed), code, totp.lastStep, now) : null;
  const isRight = found !== null;
  const counted = isRight ? rightPasswordFragments(caller, now) : wrongPasswordFragments(caller, now);
  const locked = new Refusal('SECOND_FACTOR_LOCKED');
  const writes = [
    ...counted.map((fragment): Fragment => Object.assign(fragment, { refusal: locked })),
    quotaFragment(wrongFactors, step.operatorId, now, isRight ? 'ask' : 'count'),
    ...(isRight ? [takeTotpFragment(step, found)] : []),
  ];
  return { isRight, writes, refusal: new Refusal('SECOND_FACTOR_WRONG') };
}

async function judgePasskey(
  { db }: Platform,
  { challenge, response }: Extract<Proof, { method: 'passkey' }>,
  { step, host, now }: Facts,
): Promise<Judged> {
  const key = (await findPasskeys(db, step)).find(({ credentialId }) => credentialId === response.id);
  const counter = key ? await checkAssertion(response, { key, challenge, host }) : null;
  const refusal = new Refusal('PASSKEY_REFUSED');
  if (!key || counter === null) return { isRight: false, writes: [], refusal };
  return { isRight: true, writes: [takePasskeyFragment(key, counter, now)], refusal };
}
