import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';
import type { PhoneChange } from './texts.ts';

type Key = Pick<PhoneChange, 'personId' | 'id'>;

const paramsOf = ({ personId, id }: Key) => ({ params: { personId, id } });

export const claim = (change: Key): Promise<PhoneChange> =>
  call('POST /coordinator/phone-changes/{personId}/{id}/claim', paramsOf(change));

export const release = (change: Key): Promise<PhoneChange> =>
  call('POST /coordinator/phone-changes/{personId}/{id}/release', paramsOf(change));

/** A retry after a lost answer is the same decision. */
export const decide = (change: Key, body: { isApproved: boolean; reason: string }): Promise<PhoneChange> =>
  sendOnce(`phone-change:${change.id}`, body, (idempotencyKey) =>
    call('PATCH /coordinator/phone-changes/{personId}/{id}', { ...paramsOf(change), body, idempotencyKey }),
  );
