import { call } from '../api/call.ts';
import { configureStore, getSession } from './session.ts';
import { loadConfiguration } from './sign-in.ts';

/** Makes a store the one of this device, with its settings and its behaviour. @throws ApiError; nothing changes then. */
export async function changeStore(storeId: string): Promise<void> {
  const store = await call('GET /retailers/stores/{id}', { params: { id: storeId } });
  const session = getSession();
  if (session) await loadConfiguration(store.id, session.user.retailerId);
  configureStore(store);
}
