import { createHash } from 'node:crypto';

/** SHA-256: for values that are random already (tokens) or public (bodies, printed facts). */
export function sha256(value: string | Uint8Array, encoding: 'hex' | 'base64url' = 'hex'): string {
  return createHash('sha256').update(value).digest(encoding);
}
