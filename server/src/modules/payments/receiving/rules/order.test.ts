import fc from 'fast-check';
import type { CivilDate } from '@balcao/contract';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../kernel/refusal.ts';
import { addMonths } from '@balcao/credit-math';
import { checkOrder, type OrderedInstallment } from './order.ts';

type Status = OrderedInstallment['status'];

const numbered =
  (renegotiationId: string | null) =>
  (contractId: string, ...statuses: Status[]): OrderedInstallment[] =>
    statuses.map((status, index) => ({
      id: `${contractId}${index + 1}`,
      contractId,
      number: index + 1,
      status,
      dueOn: addMonths('2026-07-21', index),
      renegotiationId,
    }));
const contract = numbered(null);
const contractInAgreement = numbered('r');

test('what an agreement stands for is not paid by itself', () => {
  expect(verdict(['a1'], contractInAgreement('a', 'OPEN', 'OPEN'))).toBe('INSTALLMENT_IN_RENEGOTIATION');
});

/** Due from 21/07/2026 on, month by month. */
function verdict(chosen: readonly string[], rows: readonly OrderedInstallment[], on: CivilDate = '2026-07-01'): string {
  try {
    checkOrder(chosen, rows, on);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'allowed';
}

describe('six open installments', () => {
  const rows = contract('a', 'OPEN', 'OPEN', 'OPEN', 'OPEN', 'OPEN', 'OPEN');

  test.each([
    [['a1'], 'allowed'],
    [['a1', 'a2', 'a3'], 'allowed'],
    [['a3', 'a1', 'a2'], 'allowed'],
    [['a1', 'a1'], 'allowed'],
    [['a2'], 'PREVIOUS_INSTALLMENT_IS_PENDING'],
    [['a1', 'a3'], 'PREVIOUS_INSTALLMENT_IS_PENDING'],
    [['a6'], 'allowed'],
    [['a5', 'a6'], 'allowed'],
    [['a1', 'a5', 'a6'], 'allowed'],
    [['a5'], 'PREVIOUS_INSTALLMENT_IS_PENDING'],
    [['a4', 'a6'], 'PREVIOUS_INSTALLMENT_IS_PENDING'],
    [['b1'], 'INSTALLMENT_NOT_FOUND'],
    [['a1', 'b1'], 'INSTALLMENT_NOT_FOUND'],
  ])('%j: %s', (chosen, expected) => {
    expect(verdict(chosen, rows)).toBe(expected);
  });

  test('paid all at once', () => {
    expect(
      verdict(
        rows.map(({ id }) => id),
        rows,
      ),
    ).toBe('allowed');
  });

  test('the refusal names what was chosen and what comes before it', () => {
    const check = () => checkOrder(['a1', 'a3'], rows, '2026-07-01');
    expect(check).toThrow(Refusal);
    expect(check).toThrow(expect.objectContaining({ details: { installmentId: 'a3', previousId: 'a2' } }));
  });
});

test('the last are prepaid backwards while nothing before them is due', () => {
  // Planted bug: without the day, money goes to the last installment while the first is overdue.
  const rows = contract('a', 'OPEN', 'OPEN', 'OPEN', 'PAID');
  expect(verdict(['a3'], rows, '2026-07-20')).toBe('allowed');
  expect(verdict(['a3'], rows, '2026-07-21')).toBe('PREVIOUS_INSTALLMENT_IS_PENDING');
  expect(verdict(['a1', 'a3'], rows, '2026-08-20')).toBe('allowed');
  expect(verdict(['a1', 'a3'], rows, '2026-08-21')).toBe('PREVIOUS_INSTALLMENT_IS_PENDING');
});

test('after a payment the next number is first', () => {
  const rows = contract('a', 'PAID', 'OPEN', 'OPEN', 'OPEN');
  expect(verdict(['a2'], rows)).toBe('allowed');
  expect(verdict(['a3'], rows)).toBe('PREVIOUS_INSTALLMENT_IS_PENDING');
  expect(verdict(['a1'], rows)).toBe('ALREADY_PAID');
  expect(verdict(['a1', 'a3'], rows)).toBe('ALREADY_PAID');
});

test('a cancelled installment cannot be paid and holds nothing back', () => {
  const rows = contract('a', 'CANCELED', 'OPEN');
  expect(verdict(['a1'], rows)).toBe('INSTALLMENT_NOT_FOUND');
  expect(verdict(['a2'], rows)).toBe('allowed');
});

test('each contract has its own order', () => {
  const rows = [...contract('a', 'OPEN', 'OPEN'), ...contract('b', 'OPEN', 'OPEN')];
  expect(verdict(['a1', 'b1'], rows)).toBe('allowed');
  expect(verdict(['a1', 'a2', 'b2'], rows)).toBe('allowed');
  expect(verdict(['a1', 'a2', 'b2'], rows, '2026-07-21')).toBe('PREVIOUS_INSTALLMENT_IS_PENDING');
});

describe('against an oracle', () => {
  const statuses = fc.array(fc.constantFrom<Status>('OPEN', 'OPEN', 'PAID', 'CANCELED'), {
    minLength: 1,
    maxLength: 5,
  });
  const books = fc
    .array(statuses, { minLength: 1, maxLength: 3 })
    .map((contracts) => contracts.flatMap((all, index) => contract('abc'[index] ?? '', ...all)));

  /** Pays one by one, each time the lowest or the highest open number of its contract, in every order there is to try. */
  function oracle(chosen: readonly string[], rows: readonly OrderedInstallment[]): boolean {
    let left = [...new Set(chosen)];
    const paid = new Set<string>();
    while (left.length > 0) {
      const payable = left.find((id) => {
        const row = rows.find((one) => one.id === id && one.status === 'OPEN');
        const others = rows.filter(
          (one) => one.contractId === row?.contractId && one.status === 'OPEN' && !paid.has(one.id),
        );
        const isEnd = (others.at(0)?.id === id || others.at(-1)?.id === id) && row !== undefined;
        return isEnd;
      });
      if (payable === undefined) return false;
      paid.add(payable);
      left = left.filter((id) => id !== payable);
    }
    return true;
  }

  test('what may be paid together is what could be paid one after the other', () => {
    const question = books.chain((rows) =>
      fc.tuple(fc.constant(rows), fc.subarray([...rows.map(({ id }) => id), 'z9'], { minLength: 1 })),
    );
    const seen = new Set<string>();
    fc.assert(
      fc.property(question, ([rows, chosen]) => {
        const found = verdict(chosen, rows);
        seen.add(found);
        expect(found === 'allowed').toBe(oracle(chosen, rows));
      }),
      { numRuns: 3_000 },
    );
    expect(seen.size).toBe(4);
  });

  test('and the refusal tells why', () => {
    const question = books.chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.subarray(
          rows.map(({ id }) => id),
          { minLength: 1 },
        ),
      ),
    );
    fc.assert(
      fc.property(question, ([rows, chosen]) => {
        const statusesOf = rows.filter(({ id }) => chosen.includes(id)).map(({ status }) => status);
        const found = verdict(chosen, rows);
        expect(found === 'PREVIOUS_INSTALLMENT_IS_PENDING' && statusesOf.some((status) => status !== 'OPEN')).toBe(
          false,
        );
        expect(found === 'ALREADY_PAID' && !statusesOf.includes('PAID')).toBe(false);
        expect(found === 'INSTALLMENT_NOT_FOUND' && !statusesOf.includes('CANCELED')).toBe(false);
      }),
    );
  });
});
