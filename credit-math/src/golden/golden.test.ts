import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goldenKinds } from './kinds.ts';
import { fieldsOf } from './reading.ts';
import { runGolden } from './run.ts';

const file = fieldsOf(JSON.parse(readFileSync(new URL('../../vectors/credit.json', import.meta.url), 'utf8')));
const vectors = fieldsOf(file['vectors']);
const ours = Object.fromEntries(Object.entries(vectors).filter(([kind]) => kind in goldenKinds));

test('every golden case of every arithmetic kind agrees to the cent', () => {
  const report = runGolden({ vectors: ours }, goldenKinds);
  expect(report.differences).toEqual([]);
  expect(report.passed).toBe(74);
});

test('a planted wrong cent is caught and named', () => {
  const planted = { due_dates: [], prepay: structuredClone(vectors['prepay']) };
  const text = JSON.stringify(planted).replace('"presentValue":"187.33"', '"presentValue":"187.34"');
  const report = runGolden(JSON.parse(text), goldenKinds);
  expect(report.failed).toBe(1);
  expect(report.differences).toEqual(['prepay-01 expected.items[0].presentValue: "187.33" instead of "187.34"']);
});

test('an unknown kind, a missing answer, an empty case and a refused input all fail', () => {
  const report = runGolden(
    {
      astrology: [{ id: 'a', input: 1, expected: 2 }],
      crc16: [{ input: '6304', expected: '6007', extra: 1 }, { input: '6304' }, { input: 7, expected: '6007' }],
    },
    goldenKinds,
  );
  expect(report).toEqual({
    passed: 0,
    failed: 4,
    differences: [
      'a: unknown kind',
      'crc16[0] extra: undefined instead of 1',
      'crc16[1]: nothing to compare',
      'crc16[2]: threw TypeError: input must be text',
    ],
  });
});
