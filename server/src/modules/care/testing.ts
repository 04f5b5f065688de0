import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { openRequest } from './new-request.ts';
import { type CareKey, newRequestFragment } from './store.ts';

export type { CareKey } from './store.ts';

/** An erasure that somebody else of the retailer asked for. */
export async function givenCareRequest(platform: Platform, retailerId: string, borrowerId: string): Promise<CareKey> {
  const who = { borrowerId, retailerId, borrowerName: 'Cliente', askedBy: newId(), askedByName: 'ANALISTA' };
  const row = openRequest({ ...who, kind: 'ERASURE', reason: 'Pedido do cliente' }, platform.clock.now());
  await guardedWrite(platform.db, [newRequestFragment(row)]);
  return { borrowerId, id: row.id };
}
