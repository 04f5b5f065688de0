import { creditReasons } from '@balcao/contract';
import { expect, test } from 'vitest';
import { conditionOf, emptyCondition, factOptions, reasonOptions, type TypedCondition, valuesOf } from './new-rule.ts';

const typed = (part: Partial<TypedCondition>): TypedCondition => ({ ...emptyCondition(0), ...part });

test.each<[string, Partial<TypedCondition>, unknown]>([
  ['an amount in reais', { fact: 'bureau.negativeCents', text: '1.500,00' }, ['bureau.negativeCents', 'gte', 150_000]],
  ['a number', { fact: 'bureau.score', sign: 'lt', text: ' 300 ' }, ['bureau.score', 'lt', 300]],
  ['yes', { fact: 'bureau.deceased', values: ['true'] }, ['bureau.deceased', 'eq', true]],
  ['no', { fact: 'bureau.deceased', values: ['false'] }, ['bureau.deceased', 'eq', false]],
  ['one choice', { fact: 'applicant.uf', values: ['AM'] }, ['applicant.uf', 'eq', 'AM']],
  ['some choices', { fact: 'applicant.uf', values: ['AM', 'PA'] }, ['applicant.uf', 'in', ['AM', 'PA']]],
])('%s is a condition of the sheet', (_, part, condition) => {
  expect(conditionOf(typed(part))).toEqual(condition);
});

test.each<[string, Partial<TypedCondition>]>([
  ['nothing chosen', {}],
  ['a number without its value', { fact: 'bureau.score', text: '  ' }],
  ['a question without its answer', { fact: 'bureau.deceased' }],
  ['a choice of none', { fact: 'applicant.uf' }],
])('%s is not a condition yet', (_, part) => {
  expect(conditionOf(typed(part))).toBeNull();
});

test('what is no number stays text, for the server to refuse', () => {
  expect(conditionOf(typed({ fact: 'bureau.score', text: '30O' }))).toEqual(['bureau.score', 'gte', '30O']);
});

test('every fact is offered by its title; a question has two answers, a choice all of its own', () => {
  expect(factOptions).toContainEqual({ value: 'bureau.score', label: 'Score do birô' });
  const words = { yes: 'sim', no: 'não' };
  expect(valuesOf('bureau.deceased', words).map(({ label }) => label)).toEqual(['sim', 'não']);
  expect(valuesOf('identity.biometry', words)).toContainEqual({ value: 'CONFLICT', label: 'Conflito' });
});

// Planted: reasons of the score card were offered for rules too.
test('a rule is given a reason of rules: none of the score card, of the capacity or of a review', () => {
  const kinds = new Set(reasonOptions.map(({ value }) => creditReasons[value].kind));
  for (const kind of ['SCORE', 'CAPACITY', 'INCREASE', 'SUPER_COMPRA', 'REVIEW'] as const)
    expect(kinds.has(kind)).toBe(false);
  expect(kinds.has('BUREAU')).toBe(true);
});
