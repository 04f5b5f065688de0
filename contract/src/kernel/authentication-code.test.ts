import { expect, test } from 'vitest';
import { toAuthenticationCode } from './authentication-code.ts';

test.each([
  'X7Q2-90KD-31FM-ZZ04',
  'x7q290kd31fmzz04',
  ' X7Q2 9OKD 3lFM ZZO4 ',
  'X7Q2–90KD—31FM.ZZ04',
  'X7Q2-90KD-3IFM-ZZ04',
])('%s is read as it was printed', (typed) => expect(toAuthenticationCode(typed)).toBe('X7Q2-90KD-31FM-ZZ04'));

test.each(['', 'X7Q2-90KD-31FM-ZZ0', 'X7Q2-90KD-31FM-ZZ044', 'U7Q2-90KD-31FM-ZZ04', 'X7Q2-90KD-31FM-ZZ0*'])(
  '%j is no code',
  (typed) => expect(toAuthenticationCode(typed)).toBeNull(),
);
