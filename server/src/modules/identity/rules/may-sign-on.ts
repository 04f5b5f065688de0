import type { Role } from '@balcao/contract';
import type { ErrorCode } from '@balcao/contract/errors';
import { sha256 } from '../../../kernel/digest.ts';

interface SignedOn {
  isOfRealm: boolean;
  /** Whose verified e-mail it is; undefined when nobody has it, or it is not verified. */
  login: { role: Role; isActive: boolean; retailer: { isActive: boolean } } | undefined;
}

/** Why a person whom the issuer vouches for may not enter; null when they may. Analysts alone sign on. */
export function signOnRefusal({
  isOfRealm,
  login,
}: SignedOn): Extract<ErrorCode, 'SIGN_ON_NOT_ALLOWED' | 'OPERATOR_BLOCKED'> | null {
  if (!isOfRealm || login?.role !== 'analyst') return 'SIGN_ON_NOT_ALLOWED';
  return login.isActive && login.retailer.isActive ? null : 'OPERATOR_BLOCKED';
}

/** The nonce that the holder of a proof gave to the issuer: a token found elsewhere is of no use without the proof. */
export const nonceOf = (proof: string): string => sha256(proof, 'base64url');
