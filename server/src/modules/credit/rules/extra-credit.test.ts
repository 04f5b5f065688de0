import { cents } from '@balcao/credit-math';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusals.ts';
import { checkMayClaimRequest, checkMayDecideRequest, type ClaimedRequest, grantOf } from './extra-credit.ts';

const now = new Date('2026-11-23T12:00:00Z');
const waiting: ClaimedRequest = {
  operatorId: 'seller',
  status: 'CREATED',
  expiresAt: new Date('2026-11-30T12:00:00Z'),
  claimedBy: null,
  claimedUntil: null,
};
const held = (claimedBy: string, until = '2026-11-23T12:05:00Z') => ({
  ...waiting,
  claimedBy,
  claimedUntil: new Date(until),
});
const claim = (request: ClaimedRequest, who = 'ana') =>
  refusalOf(() => checkMayClaimRequest(request, who, now))?.code ?? null;
const decide = (request: ClaimedRequest, who = 'ana') =>
  refusalOf(() => checkMayDecideRequest(request, who, now))?.code ?? null;

describe('who may act on a request', () => {
  test('whoever comes first, and again who has it; others once it lapsed', () => {
    expect([claim(waiting), claim(held('ana')), claim(held('eva'))]).toEqual([null, null, 'EVALUATION_CLAIMED']);
    expect(claim(held('eva', '2026-11-23T11:59:00Z'))).toBeNull();
    expect([decide(held('ana')), decide(waiting), decide(held('eva'))]).toEqual([
      null,
      'EVALUATION_NOT_CLAIMED',
      'EVALUATION_NOT_CLAIMED',
    ]);
  });

  test('nobody on their own, on one that ended or was decided', () => {
    expect(claim(waiting, 'seller')).toBe('EVALUATION_OWN');
    expect(claim({ ...waiting, expiresAt: now })).toBe('EVALUATION_EXPIRED');
    expect(decide({ ...held('ana'), status: 'EXPIRED' })).toBe('EVALUATION_EXPIRED');
    expect(decide({ ...held('ana'), status: 'ACCEPTED' })).toBe('EVALUATION_DECIDED');
    expect(decide({ ...held('ana'), status: 'APPLIED' })).toBe('EVALUATION_DECIDED');
  });
});

describe('what is granted', () => {
  const terms = {
    requestedCents: cents(200_000),
    minimumCents: cents(10_000),
    maximumCents: cents(200_000),
    maxDays: 30,
    block: null,
  };
  const grant = (amount: number, days = 30, over: Partial<typeof terms> = {}) =>
    grantOf({ ...terms, ...over }, cents(amount), days);
  const bounds = { minAmount: 10_000, maxAmount: 200_000 };

  test('all that was asked, or less', () => {
    expect([grant(200_000), grant(199_999), grant(10_000)]).toEqual([
      'APPROVED',
      'PARTIALLY_APPROVED',
      'PARTIALLY_APPROVED',
    ]);
    expect(grant(150_000, 1, { maximumCents: cents(150_000) })).toBe('PARTIALLY_APPROVED');
  });

  test('never beyond the policy, nor to who is blocked', () => {
    expect(refusalOf(() => grant(9_999))).toEqual({ code: 'INSUFFICIENT_TRANSACTIONAL_LIMIT', details: bounds });
    expect(refusalOf(() => grant(200_001))).toEqual({ code: 'EXCEEDING_TRANSACTIONAL_LIMIT', details: bounds });
    expect(refusalOf(() => grant(20_000, 31))).toEqual({
      code: 'EVALUATION_DAYS_ABOVE_POLICY',
      details: { maxDays: 30 },
    });
    expect(refusalOf(() => grantOf({ ...terms, block: 'OVERDUE_INSTALLMENTS' }, cents(20_000), 1))?.code).toBe(
      'OVERDUE_INSTALLMENTS',
    );
  });
});
