import { randomInt } from 'node:crypto';
import type { Secrets } from '../../kernel/secrets.ts';
import { codeLimits } from './rules/verification-limits.ts';

/** Makes the code a customer reads out. Tests bind their own. */
export type MakeCode = () => string;

export const randomCode: MakeCode = () => String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, '0');

/** Keyed hash of a code, bound to its proposal: a code of another sale never matches. */
export function codeHash(secrets: Secrets, proposalId: string, code: string): string {
  return secrets.hash('purchase-code', `${proposalId}:${code}`);
}
