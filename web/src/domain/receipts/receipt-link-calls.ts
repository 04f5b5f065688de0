import type { Wire } from '@balcao/contract';
import { call } from '../../lib/api/call.ts';
import { sendOnce } from '../sending/send-once.ts';

type Ask = Wire<'POST /receipt-links'>['body'];
export type ReceiptChannel = Ask['channel'];
/** Whose papers: of a purchase by its contract, of payments by their ids or those of their entries. */
export interface Receipts {
  kind: Ask['kind'];
  ids: readonly string[];
}

/** Sends the customer a link. Sent again unchanged after a lost answer, it is the same message. */
export const sendReceiptLink = ({ kind, ids }: Receipts, channel: ReceiptChannel, email?: string) => {
  const body = { kind, ids: [...ids], channel, ...(email !== undefined && { email }) };
  return sendOnce(`receipt-link:${channel}:${ids.join(',')}`, body, (idempotencyKey) =>
    call('POST /receipt-links', { body, idempotencyKey }),
  );
};
