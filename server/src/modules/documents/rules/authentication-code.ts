import { sha256 } from '../../../kernel/digest.ts';
import type { CancellationReceiptFacts } from '../cancellation-receipt.ts';
import type { PaymentReceiptFacts, PurchaseReceiptFacts } from '../receipts.ts';
import type { PaymentUndoReceiptFacts } from '../undo-receipt.ts';

type Facts = PurchaseReceiptFacts | PaymentReceiptFacts | PaymentUndoReceiptFacts | CancellationReceiptFacts;

/** Crockford's alphabet: no I, L, O or U, so that a code read aloud or off paper is not misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'authenticationCode');
  return entries.toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([key, inner]) => [key, canonical(inner)]);
}

/** All facts of a receipt as one text, keys sorted at every depth: in whatever order they were put together. */
export function canonicalFacts(facts: Facts): string {
  return JSON.stringify(canonical(facts));
}

/** Twenty bits as four letters. */
function letters(bits: number): string {
  return [15, 10, 5, 0].map((shift) => ALPHABET[(bits >> shift) & 31]).join('');
}

/** The code of {@link canonicalFacts}: 80 bits of SHA-256 as 'X7Q2-90KD-31FM-ZZ04'. */
export function codeOfFacts(canonicalText: string): string {
  const digest = sha256(canonicalText);
  const groups = Array.from({ length: GROUPS }, (_, index) =>
    letters(Number.parseInt(digest.slice(5 * index, 5 * index + 5), 16)),
  );
  return groups.join('-');
}

/**
 * Short code printed on a receipt: a paper changed by one cent no longer carries the code that the kept document
 * gives. The code itself is left out of the facts.
 */
export function authenticationCode(facts: Facts): string {
  return codeOfFacts(canonicalFacts(facts));
}
