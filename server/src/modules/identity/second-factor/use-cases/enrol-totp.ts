import type { Handled } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import type { Operator } from '../../../../kernel/act/principal.ts';
import { part } from '../../../../kernel/db/guarded-write.ts';
import { sql } from '../../../../kernel/db/sql.ts';
import { insertOne } from '../../../../kernel/db/write.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../../kernel/refusal.ts';
import { confirmPassword } from '../../account/own-login.ts';
import { totpSecrets } from '../../tables.ts';
import { readFactors } from '../factors.ts';
import { addRecoveryCodesFragment, newRecoveryCodes } from '../recovery-codes.ts';
import { newTotpSecret, totpAddress, totpStep } from '../totp.ts';

/**
 * Makes a secret for an authenticator app. Nothing asks for it before its first code was typed; until then another takes its place.
 * @throws Refusal PASSWORD_WRONG, LOGIN_LOCKED; CONFLICT where an app is on already.
 */
export async function offerTotp(
  platform: Platform,
  by: Operator,
  password: string,
  address: string,
): Promise<Handled<'POST /users/me/second-factor/totp'>['answer']> {
  const own = await confirmPassword(platform, by, password, address);
  const secret = newTotpSecret();
  return act(platform, {
    principal: by,
    read: () => Promise.resolve(null),
    decide(_, { now }) {
      const { retailerId, operatorId } = by.actor;
      const secretSealed = platform.secrets.encrypt(secret);
      const offer = sql`${insertOne(totpSecrets, { retailerId, operatorId, secretSealed, madeAt: now, lastStep: 0 })}
          on conflict (retailer_id, operator_id) do update set secret_sealed = excluded.secret_sealed,
            made_at = excluded.made_at, last_step = 0 where totp_secrets.confirmed_at is null`;
      return {
        answer: { secret, address: totpAddress(secret, own.email, platform.brand.name()) },
        writes: [{ ...part('totp', offer), refusal: new Refusal('CONFLICT') }],
        audit: { none: 'an offer holds nothing; its confirmation is recorded' },
      };
    },
  });
}

/**
 * Turns the authenticator app on by its first code. With the first factor come recovery codes, told this once.
 * @throws Refusal SECOND_FACTOR_WRONG.
 */
export function confirmTotp(
  platform: Platform,
  by: Operator,
  code: string,
): Promise<Handled<'POST /users/me/second-factor/totp/confirmation'>['answer']> {
  const { retailerId, operatorId, storeId } = by.actor;
  return act(platform, {
    principal: by,
    read: (db) => readFactors(db, by.actor),
    decide({ totp, recoveryCodesLeft, recoveryCodeRows }, { now }) {
      if (!totp || totp.confirmedAt) refuse('SECOND_FACTOR_WRONG');
      const step = totpStep(platform.secrets.decrypt(totp.secretSealed), code, totp.lastStep, now);
      if (step === null) refuse('SECOND_FACTOR_WRONG');
      const on = sql`update ${totpSecrets.sql} set confirmed_at = ${now}::timestamptz, last_step = ${step}::bigint
          where retailer_id = ${retailerId}::uuid and operator_id = ${operatorId}::uuid and confirmed_at is null
            and secret_sealed = ${totp.secretSealed}::text`;
      const codes = recoveryCodesLeft === 0 && recoveryCodeRows === 0 ? newRecoveryCodes() : [];
      return {
        answer: { recoveryCodes: codes },
        writes: [
          { ...part('totp', on), refusal: new Refusal('SECOND_FACTOR_WRONG') },
          ...(codes.length > 0 ? [addRecoveryCodesFragment(by.actor, codes)] : []),
        ],
        audit: { action: 'second-factor.added', subject: operatorId, storeId, detail: { kind: 'totp' } },
      };
    },
  });
}
