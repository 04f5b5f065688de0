import type { Secrets } from '../../kernel/secrets.ts';

/** Makes the code a customer reads out. Tests bind their own. */
export type MakeCode = () => string;

/** Keyed hash of a code, bound to its proposal: a code of another sale never matches. */
export function codeHash(secrets: Secrets, proposalId: string, code: string): string {
  return secrets.hash('purchase-code', `${proposalId}:${code}`);
}
