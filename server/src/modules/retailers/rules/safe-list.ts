import type { Configuration, ConfigurationDocument } from '@balcao/contract';
import { RE2JS } from 're2js';

const LARGEST_PROGRAM = 20_000;
const INVALID = 'Não é uma expressão que possa ser conferida: sem consultas adiante, para trás ou repetições enormes';

/** Why an expression cannot be a safe-list; null when it can. The engine takes time in proportion to the id, whatever it says. */
export function safeListFault(expression: string): string | null {
  try {
    return RE2JS.compile(expression).programSize() > LARGEST_PROGRAM ? INVALID : null;
  } catch {
    return INVALID;
  }
}

/** Whether an expression matches the whole id of a store. An empty one matches none, nor does one that is wrong. */
export function isOnSafeList(expression: string, storeId: string): boolean {
  if (expression === '' || safeListFault(expression) !== null) return false;
  return RE2JS.compile(expression).matches(storeId);
}

/** Of each safe-list whether a store is on it. */
export function storeOnLists(lists: ConfigurationDocument['safeLists'], storeId: string): Configuration['safeLists'] {
  return {
    nativeCamera: isOnSafeList(lists.nativeCamera, storeId),
    ccbExport: isOnSafeList(lists.ccbExport, storeId),
    newPurchaseOptions: isOnSafeList(lists.newPurchaseOptions, storeId),
    reevaluation: isOnSafeList(lists.reevaluation, storeId),
  };
}
