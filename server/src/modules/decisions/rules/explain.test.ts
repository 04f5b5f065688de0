import { creditReasonCodes, creditReasons } from '@balcao/contract';
import { expect, test } from 'vitest';
import { explain } from './explain.ts';

test('at most four sentences, each once, with whose data it was and when to ask again', () => {
  const told = explain(['R01', 'R02', 'R07', 'R11', 'R17', 'R19']);
  expect(told.sentences).toEqual([
    creditReasons.R01.customer,
    creditReasons.R02.customer,
    creditReasons.R07.customer,
    creditReasons.R11.customer,
  ]);
  expect(told.sources).toEqual(['Receita Federal', 'birô de crédito']);
  expect(told.retryAfterDays).toBe(90);
  expect(told.staff).toHaveLength(6);
  expect(explain([])).toEqual({ sentences: [], sources: [], retryAfterDays: null, staff: [] });
});

test('a sentence about fraud says nothing of what was seen', () => {
  const fraud = creditReasonCodes.filter((code) => creditReasons[code].kind === 'FRAUD');
  const telling = /rosto|outro CPF|telefone|aparelho|fraude|óbito/i;
  expect(fraud).toHaveLength(5);
  expect([...fraud, 'R02' as const].filter((code) => telling.test(creditReasons[code].customer))).toEqual([]);
});
