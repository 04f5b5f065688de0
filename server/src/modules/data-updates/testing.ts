import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { type ChangeKey, newChangeFragment } from './phone-changes.ts';

export type { ChangeKey } from './phone-changes.ts';

/** A waiting request of an operator of a retailer for another phone; of somebody who is nobody else when left out. */
export async function givenPhoneChange(
  { db, secrets, clock }: Platform,
  { retailerId }: { retailerId: string },
  { personId = newId(), from = '+5592988887777', to = '+5592977776666' } = {},
): Promise<ChangeKey> {
  const key = { personId, id: newId() };
  await guardedWrite(db, [
    newChangeFragment({
      ...key,
      subject: 'OPERATOR',
      retailerId,
      name: 'COLABORADOR DE TESTE',
      oldPhoneSealed: secrets.encrypt(from),
      newPhoneSealed: secrets.encrypt(to),
      askedAt: clock.now(),
      hints: [],
    }),
  ]);
  return key;
}
