import { type OwedFactor, owedFactor } from '../../domain/second-factor/owed-factor.ts';

/** A sign-in that still owes the second factor. */
export interface Owed extends OwedFactor {
  /** Typed while the server was thinking. */
  digits: string;
}

interface Digits {
  typed: () => string;
  stop: () => void;
}

/** Keys that come before the question for them: who has the code in hand goes on typing. */
export function listenForDigits(): Digits {
  let typed = '';
  const note = ({ key }: KeyboardEvent) => {
    if (/^\d$/.test(key)) typed += key;
  };
  window.addEventListener('keydown', note, true);
  return { typed: () => typed, stop: () => window.removeEventListener('keydown', note, true) };
}

/** What a refused sign-in asks for besides; undefined for any other refusal. */
export function owedBy(error: unknown, digits: Digits): Owed | undefined {
  const owed = owedFactor(error);
  return (
    owed && {
      ...owed,
      get digits() {
        return digits.typed();
      },
    }
  );
}
