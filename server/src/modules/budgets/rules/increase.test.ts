import { cents } from '@balcao/credit-math';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answeredBefore, decideIncrease, type IncreaseFacts } from './increase.ts';

const policy = { limitShare: '0.5', minimumCents: cents(5_000), maximumCents: cents(40_000), asksAnalyst: false };
const facts = (
  over: Partial<Record<'valueCents' | 'totalCents' | 'usedCents' | 'raisedCents', number>>,
  ruled = 200_000,
) =>
  ({
    valueCents: 60_000,
    totalCents: 100_000,
    usedCents: 50_000,
    raisedCents: 0,
    ...over,
    policy,
    ruledTotalCents: ruled,
  }) as IncreaseFacts;

test.each([
  ['the limit covers it', facts({ valueCents: 50_000 }), 'SUFFICIENT_LIMIT', null, 50_000],
  ['what it needs, to the cent', facts({ valueCents: 60_001 }), 'APPROVED_AUTO', 10_001, 60_001],
  ['the most of the policy', facts({ valueCents: 200_000 }), 'PARTIAL_APPROVED_AUTO', 40_000, 90_000],
  ['the share of a small limit', facts({ totalCents: 50_000 }), 'PARTIAL_APPROVED_AUTO', 25_000, 25_000],
  ['what the rules give', facts({ valueCents: 90_000 }, 112_000), 'PARTIAL_APPROVED_AUTO', 12_000, 62_000],
  ['less than the least', facts({}, 104_999), 'DENIED_AUTO', null, 50_000],
  [
    'added before: nothing is added to it',
    facts({ valueCents: 95_000, raisedCents: 40_000 }),
    'DENIED_AUTO',
    null,
    90_000,
  ],
  [
    'added before, and more is needed',
    facts({ valueCents: 80_000, raisedCents: 10_000 }),
    'APPROVED_AUTO',
    30_000,
    80_000,
  ],
  ['used beyond the total by the one of before', facts({ usedCents: 140_000 }), 'DENIED_AUTO', null, 0],
] as const)('%s', (_, given, action, increaseCents, afterCents) => {
  expect(decideIncrease(given)).toMatchObject({ action, increaseCents, afterCents });
});

test('without a policy, and where the rules give nothing, nothing is raised', () => {
  expect(decideIncrease({ ...facts({}), policy: null }).action).toBe('DENIED_AUTO');
  expect(decideIncrease({ ...facts({}), ruledTotalCents: null }).action).toBe('DENIED_AUTO');
});

// Planted: counted from the total with what was added before, the second increase is on top of the first.
test('whatever is asked and bought in two retailers, what is owed stays within the total and one increase', () => {
  const step = fc.record({
    where: fc.constantFrom(0, 1),
    valueCents: fc.integer({ min: 1_000, max: 200_000 }),
    buys: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const raised = [0, 0];
      let usedCents = 0;
      for (const { where, valueCents, buys } of steps) {
        const raisedCents = raised[where] ?? 0;
        const { action, increaseCents, beforeCents, afterCents } = decideIncrease(
          facts({ valueCents, usedCents, raisedCents }),
        );
        raised[where] = increaseCents ?? raisedCents;
        expect(afterCents).toBeGreaterThanOrEqual(beforeCents);
        expect(action === 'APPROVED_AUTO' || action === 'SUFFICIENT_LIMIT').toBe(afterCents >= valueCents);
        if (buys) usedCents += Math.min(valueCents, afterCents);
        expect(usedCents).toBeLessThanOrEqual(100_000 + policy.maximumCents);
        expect(Math.max(...raised)).toBeLessThanOrEqual(policy.maximumCents);
      }
    }),
  );
});

test('the same question has the same answer, until something was bought', () => {
  const increase = {
    cents: cents(10_000),
    purchaseCents: cents(60_000),
    beforeCents: cents(50_000),
    usedCents: cents(50_000),
  };
  const asked = facts({ raisedCents: 10_000 });
  expect(answeredBefore(increase, asked)).toEqual({
    action: 'APPROVED_AUTO',
    increaseCents: null,
    beforeCents: 50_000,
    afterCents: 60_000,
  });
  expect(answeredBefore(increase, { ...asked, valueCents: cents(60_001) })).toBeNull();
  expect(answeredBefore(increase, { ...asked, usedCents: cents(60_000) })).toBeNull();
  expect(answeredBefore(null, asked)).toBeNull();
});
