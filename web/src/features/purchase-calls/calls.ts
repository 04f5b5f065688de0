import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';
import type { Pictures, PurchaseCall, TakenCall } from './texts.ts';

type Key = Pick<PurchaseCall, 'borrowerId' | 'proposalId'>;

const paramsOf = ({ borrowerId, proposalId }: Key) => ({ params: { borrowerId, proposalId } });

export const claim = (of: Key): Promise<TakenCall> =>
  call('POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/claim', paramsOf(of));

export const release = (of: Key): Promise<unknown> =>
  call('POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/release', paramsOf(of));

export const pictures = (of: Key): Promise<Pictures> =>
  call('POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/pictures', paramsOf(of));

/** A retry after a lost answer is the same decision. */
export const decide = (of: Key, body: { isApproved: boolean; reason: string }): Promise<unknown> =>
  sendOnce(`purchase-call:${of.proposalId}`, body, (idempotencyKey) =>
    call('PATCH /coordinator/purchase-calls/{borrowerId}/{proposalId}', { ...paramsOf(of), body, idempotencyKey }),
  );
