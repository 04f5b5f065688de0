import { operationPrefix } from '../operation-key.ts';
import { storedText } from '../stored-item.ts';

/** Local keys that speak of a person; `recent_operators_identification` holds CPFs. */
const personal = [
  'id_token',
  'user',
  'logged_user',
  'operator',
  'configurations',
  'recent_operators_identification',
  'operator_performance',
];

export function forgetOnEnd(): void {
  for (const key of personal) storedText(key).remove();
}

/** Empties the tab's storage. After an expiry the keys of operations without an answer stay: a retry must not pay twice. */
export function forgetTabOnEnd(keepsOperations: boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (!(keepsOperations && key.startsWith(operationPrefix))) sessionStorage.removeItem(key);
    }
  } catch {
    // Forbidden storage holds nothing.
  }
}
