import { errorMessage } from '@balcao/contract/errors';
import type { DeviceStore } from '../../lib/session/stored-items.ts';
import { storeOfOperator } from '../stores/store-calls.ts';
import { CallFailure } from './failure.ts';
import { storeTexts } from './texts.ts';

/** Reads the store of this device at the instant of an act; null while there is no active one. */
export type ReadStore = () => DeviceStore | null;

/** The operator's own store, to be confirmed as that of the device. @throws CallFailure without an active one. */
export async function storeToConfirm(operatorId: string, brand: string): Promise<DeviceStore> {
  const store = await storeOfOperator(operatorId);
  if (store === null) throw new CallFailure('STORE_NOT_FOUND', storeTexts.needed);
  if (store.status !== 'active') throw new CallFailure('DEACTIVATED_STORE', errorMessage('DEACTIVATED_STORE', brand));
  return store;
}
