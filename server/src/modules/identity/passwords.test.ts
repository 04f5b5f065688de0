import { verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, passwordFits } from './passwords.ts';

test('a password fits its own hash only', async () => {
  const stored = await hashPassword('senha 1');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=47104,t=3,p=1\$/);
  expect(await verify(stored, 'senha 1')).toBe(true);
  expect(await passwordFits(stored, 'senha 1')).toBe(true);
  expect(await passwordFits(stored, 'senha 2')).toBe(false);
});

test('equal passwords have different hashes', async () => {
  expect(await hashPassword('senha 1')).not.toBe(await hashPassword('senha 1'));
});

test('an unknown e-mail costs as much as a wrong password and never fits', async () => {
  const stored = await hashPassword('senha 1');
  const timeOf = async (hash: string | undefined) => {
    const started = performance.now();
    expect(await passwordFits(hash, 'senha 2')).toBe(false);
    return performance.now() - started;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  // In turn, and the quickest of each: a busy machine slows both.
  for (let count = 0; count < 7; count += 1) {
    known.push(await timeOf(stored));
    unknown.push(await timeOf(undefined));
  }
  const ratio = Math.min(...unknown) / Math.min(...known);
  // Without the work it would be a thousand times faster.
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});
