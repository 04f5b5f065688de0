import type { AgreementCodeFact } from '../tables.ts';

export type GuessedCode = Pick<AgreementCodeFact, 'status' | 'attempts' | 'approvedAt' | 'usableUntil'>;

/** Whether a code is there to be guessed: of this option, with tries left, and in time. */
export function canBeGuessed(code: AgreementCodeFact, optionId: string, now: Date): boolean {
  if (code.optionId !== optionId || code.attempts >= code.maxAttempts) return false;
  const until = code.status === 'PENDING' ? code.expiresAt : code.usableUntil;
  return code.status !== 'DENIED' && until !== null && new Date(until) > now;
}

/**
 * What a guess makes of a code: a wrong one is counted, and the last one denies. A right one stays good for some
 * minutes, until `usableUntil`, so that a write that others overtook may be tried again.
 */
export function guessedCode(
  code: AgreementCodeFact,
  isRight: boolean,
  { now, usableUntil }: { now: Date; usableUntil: Date },
): GuessedCode {
  if (isRight) {
    const { attempts, approvedAt } = code;
    return {
      status: 'APPROVED',
      attempts,
      approvedAt: approvedAt ?? now.toISOString(),
      usableUntil: code.usableUntil ?? usableUntil.toISOString(),
    };
  }
  const attempts = code.attempts + 1;
  const status = attempts >= code.maxAttempts ? 'DENIED' : 'PENDING';
  return { status, attempts, approvedAt: null, usableUntil: null };
}
