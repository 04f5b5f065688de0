import { type Handled, isSimplePin } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import type { Operator } from '../../../../kernel/act/principal.ts';
import { part } from '../../../../kernel/db/guarded-write.ts';
import { sql } from '../../../../kernel/db/sql.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../../kernel/refusal.ts';
import { hashPassword } from '../../passwords.ts';
import { operators } from '../../tables.ts';
import { confirmPassword } from '../own-login.ts';

/** Sets the PIN that opens an idle till. @throws Refusal PIN_TOO_SIMPLE, PASSWORD_WRONG, LOGIN_LOCKED. */
export async function changePin(
  platform: Platform,
  by: Operator,
  { password, pin }: Handled<'PUT /users/me/pin'>['body'],
  address: string,
): Promise<void> {
  if (isSimplePin(pin)) refuse('PIN_TOO_SIMPLE');
  await confirmPassword(platform, by, password, address);
  await writePin(platform, by, await hashPassword(pin));
}

/** Without one the password alone opens an idle till. */
export const removePin = (platform: Platform, by: Operator): Promise<void> => writePin(platform, by, null);

async function writePin(platform: Platform, by: Operator, pinHash: string | null): Promise<void> {
  const { retailerId, operatorId, storeId } = by.actor;
  const set = sql`update ${operators.sql} set pin_hash = ${pinHash}::text
    where retailer_id = ${retailerId}::uuid and id = ${operatorId}::uuid`;
  await act(platform, {
    principal: by,
    read: () => Promise.resolve(null),
    decide: () => ({
      answer: null,
      writes: [{ ...part('pin', set), refusal: new Refusal('UNAUTHORIZED') }],
      audit: { action: pinHash === null ? 'pin.removed' : 'pin.changed', subject: operatorId, storeId },
    }),
  });
}
