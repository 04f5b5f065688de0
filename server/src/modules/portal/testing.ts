import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { newToken } from '../../kernel/secrets.ts';
import { newSessionFragment } from './sessions.ts';

/** A running session of a customer; returns its token. */
export async function givenCustomerSession({ db, clock }: Platform, borrowerId: string): Promise<string> {
  const token = newToken();
  await guardedWrite(db, [newSessionFragment(token, { retailerId: newId(), borrowerId }, clock.now())]);
  return token;
}
