import { sha256 } from '../../../kernel/digest.ts';
import type { PaymentReceiptFacts, PurchaseReceiptFacts } from '../receipts.ts';

/** Crockford's alphabet: no I, L, O or U, so that a code read aloud or off paper is not misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** Keys sorted at every depth: the same facts give the same text, in whatever order they were put together. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'authenticationCode');
  return entries.toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([key, inner]) => [key, canonical(inner)]);
}

/**
 * Short code printed on a receipt, 'X7Q2-90KD-…' (80 bits of SHA-256 over all its facts): a paper changed by one
 * cent no longer carries the code that the kept document gives.
 */
export function authenticationCode(facts: PurchaseReceiptFacts | PaymentReceiptFacts): string {
  const bits = BigInt(`0x${sha256(JSON.stringify(canonical(facts)))}`);
  const letters = Array.from(
    { length: LENGTH },
    (_, index) => ALPHABET[Number((bits >> BigInt(251 - 5 * index)) & 31n)],
  );
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}
