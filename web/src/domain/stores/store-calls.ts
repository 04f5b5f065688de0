import type { Wire } from '@balcao/contract';
import { call } from '../../lib/api/call.ts';

export type StoreWithSettings = Wire<'GET /retailers/stores/{id}'>['answer'];

export const storeById = (id: string): Promise<StoreWithSettings> =>
  call('GET /retailers/stores/{id}', { params: { id } });

/** The store the operator works for, by the operator's own record; null when the operator has none. */
export async function storeOfOperator(operatorId: string): Promise<StoreWithSettings | null> {
  const { storeId } = await call('GET /coordinator/operators/{id}', { params: { id: operatorId } });
  return storeId === null ? null : storeById(storeId);
}
