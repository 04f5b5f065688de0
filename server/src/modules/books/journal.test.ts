import { cents } from '@balcao/credit-math';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accounts, journalFragments, type JournalEntry, type Posting } from './index.ts';

const books = new URL('../../../../docs/books.md', import.meta.url);

const entry = (postings: readonly Posting[]): JournalEntry => ({
  borrowerId: '0191f7a2-0000-7000-8000-000000000001',
  event: 'PAYMENT',
  subjectId: '0191f7a2-0000-7000-8000-000000000002',
  retailerId: '0191f7a2-0000-7000-8000-000000000003',
  storeId: '0191f7a2-0000-7000-8000-000000000004',
  at: new Date('2026-11-22T03:00:00Z'),
  on: '2026-11-21',
  postings,
});
const cash = (amountCents: number): Posting => ({ account: 'cash_at_retailer', amountCents: cents(amountCents) });
const loan = (amountCents: number): Posting => ({ account: 'loans_receivable', amountCents: cents(amountCents) });

const parametersOf = (postings: readonly Posting[]) =>
  journalFragments(entry(postings)).map(({ statement }) => statement.values);

test('an entry and its lines, numbered from one', () => {
  const [head, lines] = journalFragments(entry([cash(100), loan(-100)]));
  expect([head?.name, head?.rows, lines?.name, lines?.rows]).toEqual(['journal_entry', 1, 'journal_lines', 2]);
  const written = parametersOf([cash(100), loan(-100)])[1]?.find((one) => String(one).startsWith('['));
  expect(JSON.parse(String(written))).toMatchObject([
    { line: 1, account: 'cash_at_retailer', amountCents: cents(100) },
    { line: 2, account: 'loans_receivable', amountCents: cents(-100) },
  ]);
});

test('the day is the business day it was given, not that of the instant', () => {
  const [head] = parametersOf([cash(100), loan(-100)]);
  expect(head).toContain('2026-11-21');
});

test('postings of nothing are left out', () => {
  const [, lines] = journalFragments(
    entry([cash(5), { account: 'fine_income', amountCents: cents(0) }, loan(-5), cash(-0)]),
  );
  expect(lines?.rows).toBe(2);
});

test.each([
  ['one cent over', [cash(101), loan(-100)], 1],
  ['one cent short', [cash(99), loan(-100)], -1],
  ['one side alone', [cash(100)], 100],
  ['nothing at all', [], 0],
  ['nothing but nothing', [cash(0), loan(0)], 0],
])('%s is a defect, never data', (_name, postings, off) => {
  expect(() => journalFragments(entry(postings))).toThrow(`unbalanced PAYMENT entry: ${off} cents`);
});

test('balanced is written, unbalanced is not, whatever the accounts', () => {
  const posting = fc.record({
    account: fc.constantFrom(...accounts),
    amountCents: fc.integer({ min: -1_000_000, max: 1_000_000 }).map(cents),
  });
  fc.assert(
    fc.property(fc.array(posting, { minLength: 1, maxLength: 8 }), (postings) => {
      const sum = postings.reduce((total, { amountCents }) => total + amountCents, 0);
      const balanced = [...postings, cash(-sum)];
      const lines = balanced.filter(({ amountCents }) => amountCents !== 0).length;
      const isEmpty = lines === 0;
      const write = () => journalFragments(entry(balanced)).map(({ rows }) => rows);
      expect(isEmpty ? [1, 0] : write()).toEqual([1, lines]);
      const unbalanced = () => journalFragments(entry([...balanced, cash(1)]));
      expect(unbalanced).toThrow('unbalanced PAYMENT entry: 1 cents');
    }),
  );
});

test('every account stands in the books that people read', () => {
  const [, table = ''] = /\| account \| kind \|(.*?)\n\n/s.exec(readFileSync(books, 'utf8')) ?? [];
  expect(accounts.filter((account) => !table.includes(`\`${account}\``))).toEqual([]);
});
