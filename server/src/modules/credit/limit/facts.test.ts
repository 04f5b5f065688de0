import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '@balcao/credit-math';
import { underLock } from '../../../kernel/act/lock.ts';
import { GuardMissed } from '../../../kernel/db/guarded-write.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { refusalOf } from '../../../testing/refusals.ts';
import { availableCents, blockOf, borrowerLock, checkLimit, type LimitFact } from './facts.ts';
import { createDb } from '../../../kernel/db/database.ts';
import { nodePostgresPool } from '../../../kernel/db/pools.ts';

const limit = (over: Partial<LimitFact> = {}): LimitFact => ({
  totalCents: cents(100_000),
  usedCents: cents(40_000),
  isBlocked: false,
  blockedUntil: null,
  version: 3,
  attributedAt: '2026-11-01T00:00:00Z',
  ...over,
});
const TODAY = '2026-11-21';
const clear = { hasOverdue: false, hasOpenRenegotiation: false };
const late = { ...clear, hasOverdue: true };
const renegotiating = { ...clear, hasOpenRenegotiation: true };

test('what is left is never below zero', () => {
  expect(availableCents(limit())).toBe(60_000);
  expect(availableCents(limit({ usedCents: cents(100_000) }))).toBe(0);
  expect(availableCents(limit({ totalCents: cents(10_000) }))).toBe(0);
});

describe('a block', () => {
  test('by hand outweighs the arrears', () => {
    expect(blockOf(limit(), clear, TODAY)).toBeNull();
    expect(blockOf(limit(), late, TODAY)).toBe('OVERDUE_INSTALLMENTS');
    expect(blockOf(limit({ isBlocked: true }), clear, TODAY)).toBe('MANUALLY_BLOCKED');
    expect(blockOf(limit({ isBlocked: true }), late, TODAY)).toBe('MANUALLY_BLOCKED');
    expect(blockOf(limit(), renegotiating, TODAY)).toBe('OPEN_RENEGOTIATIONS');
    expect(blockOf(limit(), { hasOverdue: true, hasOpenRenegotiation: true }, TODAY)).toBe('OVERDUE_INSTALLMENTS');
  });

  test('by hand ends after its last day, if it has one', () => {
    const until = limit({ isBlocked: true, blockedUntil: '2026-11-30' });
    expect(blockOf(until, clear, '2026-11-30')).toBe('MANUALLY_BLOCKED');
    expect(blockOf(until, clear, '2026-12-01')).toBeNull();
    expect(blockOf(until, late, '2026-12-01')).toBe('OVERDUE_INSTALLMENTS');
    expect(blockOf(limit({ isBlocked: true }), clear, '2099-01-01')).toBe('MANUALLY_BLOCKED');
  });
});

describe('a purchase fits the limit', () => {
  test('up to the last cent', () => {
    expect(checkLimit(limit(), clear, cents(60_000), { today: TODAY })).toEqual(limit());
    expect(refusalOf(() => checkLimit(limit(), clear, cents(60_001), { today: TODAY }))).toEqual({
      code: 'INSUFFICIENT_LIMIT',
      details: { availableLimit: 60_000, missing: 1 },
    });
  });

  test('or says what would, when the purchase may still change', () => {
    const fitting = () => ({ valueCents: cents(60_000), downPaymentCents: cents(1) });
    const asked = { today: TODAY, fitting } as const;
    expect(refusalOf(() => checkLimit(limit(), clear, cents(60_001), asked))?.details).toMatchObject({
      largestValue: 60_000,
      downPayment: 1,
    });
    expect(checkLimit(limit(), clear, cents(60_000), asked)).toEqual(limit());
  });

  test('never without a limit, and never a blocked one, whatever the value', () => {
    for (const taken of [cents(0), cents(1), cents(10_000_000)]) {
      expect(refusalOf(() => checkLimit(null, late, taken, { today: TODAY }))?.code).toBe('LIMIT_NOT_FOUND');
      expect(refusalOf(() => checkLimit(limit(), late, taken, { today: TODAY }))?.code).toBe('OVERDUE_INSTALLMENTS');
      expect(refusalOf(() => checkLimit(limit({ isBlocked: true }), clear, taken, { today: TODAY }))?.code).toBe(
        'MANUALLY_BLOCKED',
      );
    }
  });

  test('exactly when used and purchase stay within the total', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
    fc.assert(
      fc.property(amount, amount, amount, (totalCents, usedCents, purchase) => {
        const found = refusalOf(() => checkLimit(limit({ totalCents, usedCents }), clear, purchase, { today: TODAY }));
        expect(found === null).toBe(purchase === 0 || usedCents + purchase <= totalCents);
      }),
    );
  });
});

describe('read, decide, write on one borrower', () => {
  const noDatabase = createDb(nodePostgresPool({ url: 'postgres://nowhere.example', size: 1 }));
  const noBorrower = () => Promise.reject(new Error('asked for the borrower'));

  test('runs once, without a lock, when nobody came between', async () => {
    let runs = 0;
    expect(await underLock(noDatabase, borrowerLock(noBorrower), async () => (runs += 1))).toBe(1);
  });

  test('a refusal or another missed guard is passed on, not tried again', async () => {
    for (const error of [new Refusal('ALREADY_PAID'), new GuardMissed('accepted_contract'), new Error('away')]) {
      let runs = 0;
      const work = underLock(noDatabase, borrowerLock(noBorrower), async () => {
        runs += 1;
        throw error;
      });
      await expect(work).rejects.toBe(error);
      expect(runs).toBe(1);
    }
  });

  test('only a moved limit asks for the borrower and its lock', async () => {
    const work = underLock(noDatabase, borrowerLock(noBorrower), () => Promise.reject(new GuardMissed('limit_move')));
    await expect(work).rejects.toThrow('asked for the borrower');
  });
});
