import type { Handled } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import type { Operator } from '../../../../kernel/act/principal.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { confirmPassword } from '../../account/own-login.ts';
import { hasFactor, readFactors } from '../factors.ts';
import { addRecoveryCodesFragment, newRecoveryCodes } from '../recovery-codes.ts';
import { dropFactorsFragments, dropPasskeyFragments, dropRecoveryCodesFragments } from '../removal.ts';

type Removal = Handled<'POST /users/me/second-factor/removal'>['body'];
type Codes = Handled<'POST /users/me/second-factor/recovery-codes'>['answer'];

/** Removes one passkey, or all of the second factor; the last passkey without an app takes the recovery codes along. */
export async function removeSecondFactor(
  platform: Platform,
  by: Operator,
  { password, passkeyId }: Removal,
  address: string,
): Promise<void> {
  const { actor } = by;
  await confirmPassword(platform, by, password, address);
  await act(platform, {
    principal: by,
    read: (db) => readFactors(db, actor),
    decide(factors) {
      const one = factors.passkeys.find(({ id }) => id === passkeyId);
      if (passkeyId === undefined ? !hasFactor(factors) : !one) refuse('SECOND_FACTOR_NOT_SET');
      const isLast = factors.totpSince === null && factors.passkeys.length === 1;
      const drops = one && !isLast ? dropPasskeyFragments(actor, one.id) : dropFactorsFragments(actor, factors);
      const detail = { kind: one ? 'passkey' : 'all' };
      return {
        answer: null,
        writes: drops,
        audit: { action: 'second-factor.removed', subject: actor.operatorId, storeId: actor.storeId, detail },
      };
    },
  });
}

/** New recovery codes in the place of those there were, used or not. @throws Refusal SECOND_FACTOR_NOT_SET. */
export async function makeRecoveryCodes(
  platform: Platform,
  by: Operator,
  password: string,
  address: string,
): Promise<Codes> {
  const { actor } = by;
  await confirmPassword(platform, by, password, address);
  const codes = newRecoveryCodes();
  return act(platform, {
    principal: by,
    read: (db) => readFactors(db, actor),
    decide(factors) {
      if (!hasFactor(factors)) refuse('SECOND_FACTOR_NOT_SET');
      const old = dropRecoveryCodesFragments(actor, factors.recoveryCodeRows);
      return {
        answer: { recoveryCodes: codes },
        writes: [...old, addRecoveryCodesFragment(actor, codes)],
        audit: { action: 'recovery-codes.made', subject: actor.operatorId, storeId: actor.storeId },
      };
    },
  });
}
