import type { Wire } from '@balcao/contract';
import { call } from '../../lib/api/call.ts';
import { sendOnce } from '../../domain/sending/send-once.ts';

export type TrialBalance = Wire<'GET /backofficeAccounting/trialBalance'>['answer'];
export type Line = TrialBalance['lines'][number];
export type Postings = Wire<'GET /backofficeAccounting/postings'>['answer'];
export type Posting = Postings['items'][number];
export type Provisions = Wire<'GET /backofficeAccounting/provisions'>['answer'];
export type ProvisionedPage = Wire<'GET /backofficeAccounting/provisions/contracts'>['answer'];
export type Provisioned = ProvisionedPage['items'][number];
export type Taxes = Wire<'GET /backofficeAccounting/taxes'>['answer'];
export type Month = Wire<'GET /backofficeAccounting/months'>['answer']['items'][number];
export type ProviderRecord = Wire<'GET /backofficeAccounting/records'>['answer']['items'][number];
export type NewRecord = Wire<'POST /backofficeAccounting/records'>['body'];

const MOST = 5_000;

/** Every line of all accounts in a span of days, asked page by page as they are wanted. */
export async function* everyPosting(
  span: { from: string; to: string },
  signal: AbortSignal,
): AsyncGenerator<Posting, void, undefined> {
  for (let [offset, count] = [0, 1]; offset < count; offset += MOST) {
    const query = { ...span, offset, limit: MOST };
    // Pages come one after the other: each one is written before the next is wanted.
    const page: Postings = await call('GET /backofficeAccounting/postings', { query, signal });
    yield* page.items;
    count = page.count;
  }
}

/** Every contract that something was set aside for at a month's end, asked page by page as they are wanted. */
export async function* everyProvisioned(on: string, signal: AbortSignal): AsyncGenerator<Provisioned, void, undefined> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { on, limit: MOST, ...(cursor !== undefined && { cursor }) };
    // Pages come one after the other: each one is written before the next is wanted.
    const page: ProvisionedPage = await call('GET /backofficeAccounting/provisions/contracts', { query, signal });
    yield* page.items;
    cursor = page.next;
  }
}

/** A retry after a lost answer is the same act. */
export const addRecord = (body: NewRecord) =>
  sendOnce('provider-record', body, (idempotencyKey) =>
    call('POST /backofficeAccounting/records', { body, idempotencyKey }),
  );

export const askMonth = (month: string): Promise<Month> =>
  sendOnce(`month-request:${month}`, {}, (idempotencyKey) =>
    call('POST /backofficeAccounting/months/{month}/request', { params: { month }, idempotencyKey }),
  );

export const closeMonth = (month: string): Promise<Month> =>
  sendOnce(`month-close:${month}`, {}, (idempotencyKey) =>
    call('POST /backofficeAccounting/months/{month}/close', { params: { month }, idempotencyKey }),
  );
