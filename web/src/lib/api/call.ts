import type { RouteName, Wire } from '@balcao/contract';
import type { CallArguments } from './call-types.ts';
import { ApiError, hasCode } from './error.ts';
import { sendRequest } from './send-request.ts';
import { endSession, storeDeactivated } from '../session/session.ts';
import { tokenItem } from '../session/stored-items.ts';

/**
 * Calls a route of the contract: `await call('GET /retailers/{id}', { params: { id } })`.
 * @throws ApiError, whatever goes wrong. A 401 for the current token also ends the session; a refusal because the store
 * was deactivated also marks that of this device.
 */
export async function call<K extends RouteName>(route: K, ...[options]: CallArguments<K>): Promise<Wire<K>['answer']> {
  const token = tokenItem.read();
  try {
    return await sendRequest<Wire<K>['answer']>(route, options ?? {}, token === null ? undefined : `Bearer ${token}`);
  } catch (error) {
    // A late 401 of an earlier session must not end the one that followed it.
    const isEnded = error instanceof ApiError && error.status === 401;
    if (isEnded && token !== null && token === tokenItem.read()) endSession('expired');
    if (hasCode(error, 'DEACTIVATED_STORE')) storeDeactivated();
    // Whoever watches the link (`lib/link`) looks at once.
    if (hasCode(error, 'NO_CONNECTION')) window.dispatchEvent(new Event('balcao:no-answer'));
    throw error;
  }
}
