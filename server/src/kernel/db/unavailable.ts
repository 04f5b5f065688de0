import { sqlState } from './transaction.ts';

/** What the network and PostgreSQL say of a connection that is gone: refused, reset, shut down, starting up. */
const states = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
]);
const sentences = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];

/**
 * Whether a failure says that the database cannot be reached now. What was being written may have been written: the
 * client asks again with its key.
 */
export function isLostDatabase(error: unknown): boolean {
  if (states.has(sqlState(error) ?? '')) return true;
  return error instanceof Error && sentences.some((sentence) => error.message.startsWith(sentence));
}
