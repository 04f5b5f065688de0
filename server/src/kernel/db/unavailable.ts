import { sqlState } from './transaction.ts';

/**
 * Classes and codes of SQLSTATE that say the database cannot do its work now: connection failures, insufficient resources
 * (disk full, out of memory, too many connections), read-only after a failover, shut down or starting up, I/O errors.
 */
const states = /^(?:08...|53...|25006|57P..|58...)$/;
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
]);
const sentences = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Query read timeout',
];

/**
 * Whether a failure says that the database is down, full, read-only or out of connections. What was being written may
 * have been written: the client asks again with its key.
 */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  if (states.test(state) || networkCodes.has(state)) return true;
  return error instanceof Error && sentences.some((sentence) => error.message.startsWith(sentence));
}
