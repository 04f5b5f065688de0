import type { Wire } from '@balcao/contract';
import { queryOptions } from '@tanstack/react-query';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type Waiting = Wire<'GET /coordinator/applications'>['answer']['items'][number];
export type Taken = Wire<'POST /coordinator/applications/{borrowerId}/{id}/claim'>['answer'];
export type Word = Wire<'PATCH /coordinator/applications/{borrowerId}/{id}'>['body'];
export type Decision = Wire<'GET /credit-decisions/{id}'>['answer'];

type Key = Pick<Waiting, 'borrowerId' | 'id'>;
const paramsOf = ({ borrowerId, id }: Key) => ({ params: { borrowerId, id } });

export const claim = (of: Key): Promise<Taken> =>
  call('POST /coordinator/applications/{borrowerId}/{id}/claim', paramsOf(of));

export const release = (of: Key): Promise<unknown> =>
  call('POST /coordinator/applications/{borrowerId}/{id}/release', paramsOf(of));

/** A retry after a lost answer is the same decision. */
export const decide = (of: Key, body: Word): Promise<unknown> =>
  sendOnce(`application:${of.id}`, body, (idempotencyKey) =>
    call('PATCH /coordinator/applications/{borrowerId}/{id}', { ...paramsOf(of), body, idempotencyKey }),
  );

/** The record of what the rules saw. */
export const decisionQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.creditDecision(id),
    queryFn: ({ signal }) => call('GET /credit-decisions/{id}', { params: { id }, signal }),
  });
