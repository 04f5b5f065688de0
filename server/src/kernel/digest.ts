import { createHash } from 'node:crypto';

/** SHA-256 in hex: for values that are random already (tokens) or public (bodies, printed facts). */
export function sha256(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
