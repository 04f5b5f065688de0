import type { Wire } from '@balcao/contract';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';

export type ExtraCreditRequest = Wire<'GET /coordinator/extra-credit'>['answer']['items'][number];
export type TakenRequest = Wire<'POST /coordinator/extra-credit/{borrowerId}/{id}/claim'>['answer'];
export type Outcome = Wire<'PATCH /coordinator/extra-credit/{borrowerId}/{id}'>['body'];

type Key = Pick<ExtraCreditRequest, 'borrowerId' | 'id'>;
const paramsOf = ({ borrowerId, id }: Key) => ({ params: { borrowerId, id } });

export const claim = (of: Key): Promise<TakenRequest> =>
  call('POST /coordinator/extra-credit/{borrowerId}/{id}/claim', paramsOf(of));

export const release = (of: Key): Promise<unknown> =>
  call('POST /coordinator/extra-credit/{borrowerId}/{id}/release', paramsOf(of));

/** A retry after a lost answer is the same decision. */
export const decide = (of: Key, body: Outcome): Promise<unknown> =>
  sendOnce(`extra-credit:${of.id}`, body, (idempotencyKey) =>
    call('PATCH /coordinator/extra-credit/{borrowerId}/{id}', { ...paramsOf(of), body, idempotencyKey }),
  );
