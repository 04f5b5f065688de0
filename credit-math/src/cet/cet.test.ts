import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cet, cetOfFlows, cetPeriodic } from './cet.ts';
import { addDays } from '../calendar/civil-date.ts';
import { cents } from '../money/money.ts';

const inOneYear = (reaisCents: number): ReturnType<typeof cet> =>
  cet({
    releasedOn: '2026-01-10',
    netCents: cents(1_000_000),
    payments: [{ paidOn: '2027-01-10', amountCents: cents(reaisCents) }],
  });

describe('worked cases', () => {
  test('ten percent over exactly 365 days', () => {
    expect(inOneYear(1_100_000)).toEqual({ annualPct: '10.00', monthlyPct: '0.80' });
  });

  test('half cents of percent go to the even neighbour (ABNT NBR 5891)', () => {
    expect(inOneYear(1_000_050).annualPct).toBe('0.00');
    expect(inOneYear(1_000_150).annualPct).toBe('0.02');
    expect(inOneYear(1_000_250).annualPct).toBe('0.02');
    expect(inOneYear(1_100_050).annualPct).toBe('10.00');
    expect(inOneYear(1_100_150).annualPct).toBe('10.02');
  });

  test('a fee paid up front comes off the net', () => {
    const payments = ['2026-12-21', '2027-01-21', '2027-02-21', '2027-03-21', '2027-04-21', '2027-05-21'] as const;
    const flow = payments.map((paidOn) => ({ paidOn, amountCents: cents(19_702) }));
    const cost = cet({ releasedOn: '2026-11-21', netCents: cents(97_000), payments: flow });
    expect(cost).toEqual({ annualPct: '101.12', monthlyPct: '6.00' });
  });

  test("the Central Bank's public example, on equal months", () => {
    const loan = { netCents: cents(94_000), paymentCents: cents(20_573), months: 5 };
    expect(cetPeriodic(loan)).toEqual({ annualPct: '43.93', monthlyPct: '3.08' });
    expect(cetPeriodic({ ...loan, decimals: 8 })).toEqual({ annualPct: '43.93244817', monthlyPct: '3.08130136' });
  });

  test('no cost prints 0.00, and a subsidy a negative rate', () => {
    expect(inOneYear(1_000_000)).toEqual({ annualPct: '0.00', monthlyPct: '0.00' });
    expect(inOneYear(900_000).annualPct).toBe('-10.00');
    expect(inOneYear(999_999)).toEqual({ annualPct: '0.00', monthlyPct: '0.00' });
  });

  test('rates of thousands of percent converge', () => {
    expect(cetOfFlows(10_000, [{ days: 7, amountCents: 11_000 }]).annualPct).toBe('14299.02');
  });
});

test('refuses flows without a rate', () => {
  expect(() => cetOfFlows(0, [{ days: 30, amountCents: 100 }])).toThrow(RangeError);
  expect(() => cetOfFlows(100, [])).toThrow(RangeError);
  expect(() => cetOfFlows(100, [{ days: 0, amountCents: 110 }])).toThrow(RangeError);
  expect(() => cetOfFlows(100, [{ days: -1, amountCents: 110 }])).toThrow(RangeError);
  expect(() => cetOfFlows(100, [{ days: 30, amountCents: -110 }])).toThrow(RangeError);
  expect(() => cetPeriodic({ netCents: cents(100), paymentCents: cents(10), months: 0 })).toThrow(RangeError);
});

test('the rate found discounts the payments back to the net, and both precisions agree', () => {
  const anyFlow = fc.record({
    days: fc.integer({ min: 1, max: 800 }),
    amountCents: fc.integer({ min: 100, max: 200_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(anyFlow, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 40, max: 120 }),
      (flows, percent) => {
        const total = flows.reduce((sum, flow) => sum + flow.amountCents, 0);
        const net = Math.max(1, Math.round((total * percent) / 100));
        const audited = cetOfFlows(net, flows, 12);
        const rate = Number(audited.annualPct) / 100;
        // Near -100 % a year what is left of 1 + rate has lost its digits: such a loan has no price anyway.
        fc.pre(rate > -0.99 && rate < 1e6);
        const back = flows.reduce((sum, flow) => sum + flow.amountCents * (1 + rate) ** (-flow.days / 365), 0);
        expect(Math.abs(back - net)).toBeLessThan(net * 1e-8);
        expect(Math.abs(Number(cetOfFlows(net, flows).annualPct) - Number(audited.annualPct))).toBeLessThanOrEqual(
          0.00501,
        );
      },
    ),
  );
});

test('dates and day counts give the same answer', () => {
  const paidOn = addDays('2026-11-21', 45);
  const dated = cet({
    releasedOn: '2026-11-21',
    netCents: cents(50_000),
    payments: [{ paidOn, amountCents: cents(55_000) }],
  });
  expect(dated).toEqual(cetOfFlows(50_000, [{ days: 45, amountCents: 55_000 }]));
});
