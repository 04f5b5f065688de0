import { hasCode } from '../../lib/api/error.ts';

/** What is still owed after a right password. */
export interface OwedFactor {
  challenge: string;
  hasTotp: boolean;
  hasPasskey: boolean;
}

/** What a refused password asks for besides; undefined for any other refusal. */
export function owedFactor(error: unknown): OwedFactor | undefined {
  if (!hasCode(error, 'SECOND_FACTOR_REQUIRED') || !error.details) return undefined;
  const { challenge, methods } = error.details;
  return { challenge, hasTotp: methods.includes('totp'), hasPasskey: methods.includes('passkey') };
}
