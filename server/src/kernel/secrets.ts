import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { codeLimits } from '@balcao/contract/constants';
import { randomPart } from './random.ts';

/** Keyed hashing and encryption of personal data; each purpose has its own key derived from one secret. */
export interface Secrets {
  /** Keyed hash (HMAC-SHA-256, hex): the index of a value that is stored encrypted. */
  hash(purpose: string, value: string): string;
  /** The same under every secret in use, the current one first: two while the secret is changed (ADR 0026). */
  hashes(purpose: string, value: string): readonly string[];
  /** AES-256-GCM; the result carries nonce and tag, base64. */
  encrypt(value: string): string;
  /** Opens what any secret in use has sealed. @throws Error for anything else. */
  decrypt(sealed: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Hashes and seals with `secret`; while it is changed, finds and opens what `other` did as well. */
export function createSecrets(secret: string, other?: string): Secrets {
  const current = secretsOf(secret);
  if (other === undefined) return current;
  const also = secretsOf(other);
  return {
    ...current,
    hashes: (purpose, value) => [current.hash(purpose, value), also.hash(purpose, value)],
    decrypt(sealed) {
      try {
        return current.decrypt(sealed);
      } catch {
        return also.decrypt(sealed);
      }
    },
  };
}

function secretsOf(secret: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'balcao', purpose, 32));
  const dataKey = derive('data');
  const hashKeys = new Map<string, Buffer>();
  const hash = (purpose: string, value: string) => {
    const key = hashKeys.get(purpose) ?? derive(`hash:${purpose}`);
    hashKeys.set(purpose, key);
    return createHmac('sha256', key).update(value).digest('hex');
  };
  return {
    hash,
    hashes: (purpose, value) => [hash(purpose, value)],
    encrypt(value) {
      const nonce = randomPart(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', dataKey, nonce);
      const body = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    decrypt(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      // Without the length a tag cut down to four bytes would do.
      const options = { authTagLength: TAG_BYTES };
      const decipher = createDecipheriv('aes-256-gcm', dataKey, bytes.subarray(0, NONCE_BYTES), options);
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}

export { sha256 } from './digest.ts';

/** A code that a person reads from a telephone and types. */
export const randomCode = (): string => String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, '0');

/** A 256-bit random token, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function sameHash(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
