import { cents } from '@balcao/credit-math';
import { describe, expect, test } from 'vitest';
import { type LimitMove, type MoveFacts, needsSecondPerson, requestEndsOn } from './second-person.ts';

const rules = {
  aloneMaximumCents: cents(300_000),
  aloneMultiple: '2',
  multipleDays: 30,
  sharedMaximumCents: cents(150_000),
  sharedMultiple: '1.2',
  restrictsSharedAlone: false,
  requestDays: 5,
};
const facts = (over: Partial<MoveFacts> = {}): MoveFacts => ({
  totalCents: cents(100_000),
  providerRules: rules,
  retailerRules: null,
  isOfProvider: false,
  isShared: false,
  earlier: [],
  today: '2026-11-22',
  ...over,
});
const to = (amount: number): LimitMove => ({ kind: 'TOTAL', toCents: cents(amount) });
const BLOCK: LimitMove = { kind: 'BLOCK', until: null };
const FREE: LimitMove = { kind: 'UNBLOCK' };
const given = (fromCents: number | null, on: MoveFacts['today'], isApproved = false) => ({
  fromCents: fromCents === null ? null : cents(fromCents),
  on,
  isApproved,
});
const waits = (move: LimitMove, over: Partial<MoveFacts> = {}) => needsSecondPerson(move, facts(over));

describe('of a customer of one retailer', () => {
  test('up to the multiple and up to the amount one person decides, a cent more waits', () => {
    expect([waits(to(200_000)), waits(to(200_001))]).toEqual([false, true]);
    const high = { totalCents: cents(200_000) };
    expect([waits(to(300_000), high), waits(to(300_001), high)]).toEqual([false, true]);
  });

  test('lowering, blocking and freeing wait for nobody', () => {
    expect([waits(to(0)), waits(BLOCK), waits(FREE)]).toEqual([false, false, false]);
  });

  // Planted: counted from the total of today, a limit doubles every minute.
  test('raises of the days count together, until a second person approved one', () => {
    const raised = { totalCents: cents(150_000), earlier: [given(100_000, '2026-11-01')] };
    expect([waits(to(200_000), raised), waits(to(200_001), raised)]).toEqual([false, true]);
    const old = { ...raised, earlier: [given(100_000, '2026-10-23')] };
    expect(waits(to(300_000), old)).toBe(false);
    const approved = { ...raised, earlier: [given(100_000, '2026-11-02', true), given(50_000, '2026-11-01')] };
    expect(waits(to(300_000), approved)).toBe(false);
    expect(waits(to(200_000), { earlier: [given(null, '2026-11-01')] })).toBe(false);
  });

  test('a retailer tightens what the provider says, and loosens nothing', () => {
    const tighter = { retailerRules: { ...rules, aloneMultiple: '1.5' } };
    expect([waits(to(150_000), tighter), waits(to(150_001), tighter)]).toEqual([false, true]);
    const looser = { retailerRules: { ...rules, aloneMultiple: '9', aloneMaximumCents: cents(900_000) } };
    expect(waits(to(200_001), looser)).toBe(true);
  });

  test('where nobody said anything every raise waits', () => {
    expect([waits(to(100_001), { providerRules: null }), waits(to(99_999), { providerRules: null })]).toEqual([
      true,
      false,
    ]);
    expect(waits(to(100_001), { providerRules: null, retailerRules: rules })).toBe(true);
  });
});

describe('of a customer whom another retailer also serves', () => {
  const shared = { isShared: true };
  test('less is left to one person', () => {
    expect([waits(to(120_000), shared), waits(to(120_001), shared)]).toEqual([false, true]);
  });

  test('lowering, blocking and freeing wait, unless the policy lets one person', () => {
    expect([waits(to(99_999), shared), waits(BLOCK, shared), waits(FREE, shared)]).toEqual([true, true, true]);
    const free = { ...shared, providerRules: { ...rules, restrictsSharedAlone: true } };
    expect([waits(to(99_999), free), waits(BLOCK, free), waits(FREE, free)]).toEqual([false, false, false]);
    expect(waits(BLOCK, { ...free, retailerRules: rules })).toBe(true);
    expect(waits(BLOCK, { ...shared, providerRules: null })).toBe(true);
  });

  test('the provider’s analyst is bound as for anybody', () => {
    const provider = { ...shared, isOfProvider: true };
    expect([waits(BLOCK, provider), waits(to(200_000), provider), waits(to(200_001), provider)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

test('the same total again is no change', () => {
  expect(waits(to(100_000), { providerRules: null, isShared: true })).toBe(false);
});

test('a request waits by the shorter term, a day where nobody said one', () => {
  expect(requestEndsOn(facts())).toBe('2026-11-27');
  expect(requestEndsOn(facts({ retailerRules: { ...rules, requestDays: 2 } }))).toBe('2026-11-24');
  expect(requestEndsOn(facts({ providerRules: null }))).toBe('2026-11-23');
});
