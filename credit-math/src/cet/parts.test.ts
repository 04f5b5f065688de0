import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cetParts } from './parts.ts';

test('1.000 reais at 5 % in six, with a fee of 10: goods, tax, fee and interest of what is due', () => {
  expect(cetParts({ netCents: 100_000, iofCents: 1_300, feeCents: 1_000, totalCents: 119_907 })).toEqual([
    { kind: 'GOODS', cents: 100_000, basisPoints: 8_270 },
    { kind: 'IOF', cents: 1_300, basisPoints: 108 },
    { kind: 'FEE', cents: 1_000, basisPoints: 83 },
    { kind: 'INTEREST', cents: 18_607, basisPoints: 1_539 },
  ]);
});

test('the cent that rounding leaves over is interest', () => {
  const parts = cetParts({ netCents: 10_000, iofCents: 300, feeCents: 0, totalCents: 10_301 });
  expect(parts.at(-1)).toMatchObject({ kind: 'INTEREST', cents: 1 });
});

test('values and shares sum exactly, and a part of nothing has no share', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      cents,
      cents,
      cents,
      (netCents, iofCents, feeCents, interest) => {
        const parts = cetParts({ netCents, iofCents, feeCents, totalCents: netCents + iofCents + interest });
        const sum = (of: (part: (typeof parts)[number]) => number) =>
          parts.reduce((total, part) => total + of(part), 0);
        expect(sum((part) => part.cents)).toBe(netCents + iofCents + feeCents + interest);
        expect(sum((part) => part.basisPoints)).toBe(10_000);
        expect(parts.every((part) => part.cents > 0 || part.basisPoints === 0)).toBe(true);
      },
    ),
  );
});
