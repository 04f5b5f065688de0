import type { Wire } from '@balcao/contract';
import { sendOnce } from '../../../domain/sending/send-once.ts';
import { call } from '../../../lib/api/call.ts';
import { base64Of } from '../../../lib/save-file.ts';

export type BankDesk = Wire<'GET /backofficeReconciliation'>['answer'];
export type BankStatement = BankDesk['statements'][number];
export type BankLine = Wire<'GET /backofficeReconciliation/lines'>['answer']['items'][number];
export type LineState = BankLine['state'];
/** Lines in one state, or all that is to be explained up to a day. */
export type AskedLines = { state: LineState } | { toExplainThrough: string };
export type Movement = BankLine['movements'][number];
export type Unseen = NonNullable<BankDesk['onlyInBooks']>['items'][number];

/** A retry after a lost answer is the same act. */
export async function sendStatement(file: File): Promise<BankStatement> {
  const body = { fileName: file.name, contentBase64: await base64Of(file) };
  return sendOnce('bank-statement', body, (idempotencyKey) =>
    call('POST /backofficeReconciliation/statements', { body, idempotencyKey }),
  );
}

export const readDemonstration = (on: string): Promise<{ fileName: string; content: string }> =>
  call('GET /backofficeReconciliation/demonstration', { query: { on } });

export const searchAgain = (): Promise<{ matched: number; suggested: number }> =>
  call('POST /backofficeReconciliation/search', {});

export const matchLine = ({ id }: BankLine, movements: readonly Movement[]): Promise<BankLine> => {
  const body = { movements: movements.map(({ event, subjectId }) => ({ event, subjectId })) };
  return sendOnce(`bank-match:${id}`, body, (idempotencyKey) =>
    call('POST /backofficeReconciliation/lines/{lineId}/match', { params: { lineId: id }, body, idempotencyKey }),
  );
};

export const partLine = ({ id }: BankLine, reason: string): Promise<BankLine> =>
  sendOnce(`bank-part:${id}`, { reason }, (idempotencyKey) =>
    call('POST /backofficeReconciliation/lines/{lineId}/part', {
      params: { lineId: id },
      body: { reason },
      idempotencyKey,
    }),
  );

export const giveLine = ({ id }: BankLine, ownerId: string, note: string): Promise<BankLine> =>
  sendOnce(`bank-owner:${id}`, { ownerId, note }, (idempotencyKey) =>
    call('POST /backofficeReconciliation/lines/{lineId}/owner', {
      params: { lineId: id },
      body: { ownerId, note },
      idempotencyKey,
    }),
  );

export const giveMove = ({ event, subjectId }: Unseen, ownerId: string, note: string): Promise<Unseen> => {
  const body = { event, subjectId, ownerId, note };
  return sendOnce(`bank-move:${event}:${subjectId}`, body, (idempotencyKey) =>
    call('POST /backofficeReconciliation/movements/owner', { body, idempotencyKey }),
  );
};

export const bookFee = ({ id }: BankLine, note: string): Promise<BankLine> =>
  sendOnce(`bank-fee:${id}`, { note }, (idempotencyKey) =>
    call('POST /backofficeReconciliation/lines/{lineId}/fee', {
      params: { lineId: id },
      body: { note },
      idempotencyKey,
    }),
  );
