const LEAST_BITS = 80;

/** What a repetition or a run ('aaaa', 'abcd', '9876') adds: nothing. */
function isForeseen(text: string, at: number): boolean {
  const step = (index: number) => text.charCodeAt(index) - text.charCodeAt(index - 1);
  if (at >= 2 && step(at) === step(at - 1) && Math.abs(step(at)) <= 1) return true;
  return at >= 2 && text.slice(0, at).includes(text.slice(at - 2, at + 1));
}

/**
 * Whether a secret holds less than 80 bits, as far as its letters tell: a run, a repetition or a few different
 * characters however long. Twenty-four random characters pass; so does a phrase of eight words.
 */
export function isGuessable(secret: string): boolean {
  const bitsEach = Math.log2(new Set(secret).size || 1);
  const surprises = Array.from({ length: secret.length }, (_, at) => at).filter((at) => !isForeseen(secret, at));
  return surprises.length * bitsEach < LEAST_BITS;
}
