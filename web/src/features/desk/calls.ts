import type { Wire } from '@balcao/contract';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';

export type DeskItem = Wire<'GET /coordinator/desk'>['answer']['items'][number];
export type DeskFigures = Wire<'GET /coordinator/desk/figures'>['answer'];
export type Settlement = Wire<'POST /coordinator/pix/unmatched/{id}/settle'>['body'];

const paramsOf = ({ kind, ownerId, id }: DeskItem) => ({ params: { kind, ownerId, id } });

export const claim = (item: DeskItem): Promise<unknown> =>
  call('POST /coordinator/desk/{kind}/{ownerId}/{id}/claim', paramsOf(item));

export const release = (item: DeskItem): Promise<unknown> =>
  call('POST /coordinator/desk/{kind}/{ownerId}/{id}/release', paramsOf(item));

/** A retry after a lost answer is the same record. */
export const settle = (id: string, body: Settlement): Promise<unknown> =>
  sendOnce(`unmatched-pix:${id}`, body, (idempotencyKey) =>
    call('POST /coordinator/pix/unmatched/{id}/settle', { params: { id }, body, idempotencyKey }),
  );
