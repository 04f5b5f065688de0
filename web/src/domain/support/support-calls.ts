import type { Wire } from '@balcao/contract';
import { call } from '../../lib/api/call.ts';
import { storedText } from '../../lib/stored-item.ts';
import { sendOnce } from '../sending/send-once.ts';

export type SupportRequest = Wire<'POST /support/requests'>['answer'];
type Entry = Wire<'POST /support/requests'>['body'];

/** Id of who asked on this device and waits: only then the start page looks for answers. */
export const askedItem = storedText('support_asked_by');

export const askSupport = (operatorId: string, body: Entry): Promise<SupportRequest> =>
  sendOnce('support:ask', body, async (idempotencyKey) => {
    const asked = await call('POST /support/requests', { body, idempotencyKey });
    askedItem.write(operatorId);
    return asked;
  });

export const closeOwn = (id: string): Promise<SupportRequest> =>
  sendOnce(`support:close:${id}`, null, (idempotencyKey) =>
    call('POST /support/requests/mine/{id}/close', { params: { id }, idempotencyKey }),
  );

/** One's own requests; forgets that one waits when none is open. */
export async function listOwn(signal: AbortSignal): Promise<readonly SupportRequest[]> {
  const { items } = await call('GET /support/requests/mine', { signal });
  if (items.every(({ status }) => status === 'CLOSED')) askedItem.remove();
  return items;
}
