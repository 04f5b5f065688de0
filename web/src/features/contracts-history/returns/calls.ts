import type { Wire } from '@balcao/contract';
import { sendOnce } from '../../../domain/sending/send-once.ts';
import { call } from '../../../lib/api/call.ts';

export type ReturnOptions = Wire<'GET /coordinator/contracts/{id}/cancellation'>['answer'];
export type ReturnReason = ReturnOptions['reasons'][number]['reason'];
export type ReturnPreview = Wire<'GET /coordinator/contracts/{id}/cancellation/preview'>['answer'];
export type ReturnDone = Wire<'POST /coordinator/contracts/{id}/cancellation'>['answer'];

/** What may be undone of a contract, with whose approval, and what was. */
export const returnOptions = (id: string): Promise<ReturnOptions> =>
  call('GET /coordinator/contracts/{id}/cancellation', { params: { id } });

export interface PreviewAsk {
  readonly storeId: string;
  readonly reason: ReturnReason;
  /** Reais of the purchase. */
  readonly value: number;
}

/** What would go back to whom; nothing is done. */
export const previewReturn = (id: string, query: PreviewAsk): Promise<ReturnPreview> =>
  call('GET /coordinator/contracts/{id}/cancellation/preview', { params: { id }, query });

/** Exactly what is sent: sent again unchanged it is the same return. Kept over a refresh until it is answered. */
export interface ReturnAsk extends PreviewAsk {
  readonly contractId: string;
  readonly note?: string;
  /** Reais in cash that were shown. */
  readonly expectedRefund: number;
  /** Reais of the purchase that were not given back when the operator looked. */
  readonly left: number;
  readonly approvalId?: string;
}

export function sendReturn(ask: ReturnAsk): Promise<ReturnDone> {
  const { contractId, left: _, ...body } = ask;
  return sendOnce(`return:${contractId}`, body, (idempotencyKey) =>
    call('POST /coordinator/contracts/{id}/cancellation', { params: { id: contractId }, body, idempotencyKey }),
  );
}

/** After a lost answer: whether as much of the purchase is left as before, so that nothing was given back. */
export const isUntouched = async ({ contractId, left }: ReturnAsk): Promise<boolean> =>
  (await returnOptions(contractId)).left === left;

/** The papers of a contract: each return has its own page there. */
export const returnReceiptPath = (contractId: string): string => `/render/${contractId}/originations`;
