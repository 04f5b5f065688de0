import type { Wire } from '@balcao/contract';
import { call } from '../../lib/api/call.ts';
import type { Period } from './rules/period.ts';

const SUMMARIES = 'GET /coordinator/contracts/originations/summaries';

export type SalesPage = Wire<typeof SUMMARIES>['answer'];
export type Sale = SalesPage['summaries'][number];

/** Whose sales, of which days. */
export interface AskedSales extends Period {
  /** All stores of the retailer when undefined. */
  readonly storeId: string | undefined;
}

export function salesPage(
  { startDate, endDate, storeId }: AskedSales,
  after: string | undefined,
  signal: AbortSignal,
): Promise<SalesPage> {
  const query = {
    startDate,
    endDate,
    ...(storeId !== undefined && { storeId }),
    ...(after !== undefined && { after }),
  };
  return call(SUMMARIES, { query, signal });
}

/** Each of them, asked page by page as they are wanted. */
export async function* everySale(asked: AskedSales, signal: AbortSignal): AsyncGenerator<Sale, void, undefined> {
  for (let after: string | null | undefined; after !== null;) {
    const page: SalesPage = await salesPage(asked, after, signal);
    yield* page.summaries;
    after = page.next;
  }
}

const TRANSACTIONS = 'GET /backoffice/retailers-dash/transactions';

/** Sales of a period, summed. */
export type SoldSums = Wire<typeof TRANSACTIONS>['answer'];
export type Sold = SoldSums['total'];

export function soldSums({ startDate, endDate, storeId }: AskedSales, signal: AbortSignal): Promise<SoldSums> {
  return call(TRANSACTIONS, { query: { startDate, endDate, ...(storeId !== undefined && { storeId }) }, signal });
}
