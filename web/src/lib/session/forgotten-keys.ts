import { operationPrefix } from '../operation-key.ts';
import { storedText } from '../stored-item.ts';
import { recentOperatorsItem } from './stored-items.ts';

/** Local keys that speak of a person or of this session alone. */
const personal = [
  'id_token',
  'user',
  'logged_user',
  'operator',
  'configurations',
  'operator_performance',
  'locked_by',
  'last_touch',
];

export function forgetOnEnd(): void {
  for (const key of personal) storedText(key).remove();
  // Names stay for who comes next; a list of another form, which once held CPFs, goes with its reading.
  recentOperatorsItem.read();
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
