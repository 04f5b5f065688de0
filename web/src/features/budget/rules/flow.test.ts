import { reaisToCents } from '@balcao/contract/kernel';
import { describe, expect, test } from 'vitest';
import { aBudget } from '../testing/budgets.ts';
import { type Flow, firstFlow, flowAfter, type Happened, isKnown } from './flow.ts';

const phone = '92988887777';
const cpf = '52998224725';
const start = firstFlow({ phone: '', cpf });
const after = (...happened: Happened[]) => happened.reduce(flowAfter, start);
const asked: Happened[] = [
  { type: 'PHONE', phone },
  { type: 'START' },
  { type: 'NEXT' },
  { type: 'VALUE', valueCents: reaisToCents(1_200) },
  { type: 'ASK' },
];
const answered = (action: Parameters<typeof aBudget>[0]) =>
  after(...asked, { type: 'ANSWERED', budget: aBudget(action) });
const kept = ({ page, step, cpf: of, valueCents, budget, fault }: Flow) => ({
  page,
  step,
  cpf: of,
  valueCents,
  budget,
  fault,
});
const emptied = { page: 'onboarding', step: 'cpf', cpf: '', valueCents: null, budget: null, fault: null };

test('a phone leads to the onboarding, and a CPF that came along stays for the form', () => {
  expect(after({ type: 'PHONE', phone })).toMatchObject({ page: 'onboarding', phone, cpf });
  expect(after({ type: 'CODE_SENT', phone, key: 'k' })).toMatchObject({ page: 'code', key: 'k' });
  expect(after({ type: 'CODE_SENT', phone, key: 'k' }, { type: 'PROVEN', campaignEndsOn: '2026-12-01' })).toMatchObject(
    {
      page: 'onboarding',
      campaignEndsOn: '2026-12-01',
    },
  );
});

test('another phone clears CPF and value', () => {
  expect(after(...asked.slice(0, 4), { type: 'CHANGE_PHONE' })).toMatchObject({ ...emptied, page: 'phone', key: null });
});

test.each([
  ['APPROVED_AUTO', 'increase'],
  ['PARTIAL_APPROVED_AUTO', 'increase'],
  ['DENIED_AUTO', 'response'],
  ['SUFFICIENT_LIMIT', 'response'],
] as const)('%s leads to %s', (action, page) => {
  expect(answered(action)).toMatchObject({ page, isLoading: false, budget: { action } });
});

test('any other action is none that the page knows', () => {
  expect(isKnown(aBudget('DENIED_AUTO'))).toBe(true);
  expect(isKnown({ action: 'SOMETHING_NEW' as 'DENIED_AUTO' })).toBe(false);
});

describe('back', () => {
  const back: Happened = { type: 'BACK' };
  test.each([
    ['from the CPF to the onboarding', asked.slice(0, 2), { page: 'onboarding' }],
    ['from the value to the CPF', asked.slice(0, 4), { page: 'form', step: 'cpf' }],
    ['from how it works to the onboarding', [asked[0], { type: 'HOW' }], { page: 'onboarding' }],
    ['from the code to the phone', [{ type: 'CODE_SENT', phone, key: 'k' }], { page: 'phone' }],
  ] as [string, Happened[], object][])('%s', (_, happened, where) => {
    expect(flowAfter(after(...happened), back)).toMatchObject(where);
  });

  test('from a fault to what was typed', () => {
    const failed = after(...asked, { type: 'FAILED', code: 'CONNECTION_ERROR', reason: undefined });
    expect(failed).toMatchObject({ isLoading: false, fault: { code: 'CONNECTION_ERROR' } });
    expect(kept(flowAfter(failed, back))).toMatchObject({ page: 'form', step: 'value', cpf, fault: null });
  });

  test('from a raise to its onboarding, and from there to the form; from the others to the start', () => {
    const seen = flowAfter(answered('APPROVED_AUTO'), { type: 'SEE_BUDGET' });
    expect(seen.page).toBe('response');
    expect(flowAfter(seen, back).page).toBe('increase');
    expect(flowAfter(flowAfter(seen, back), back).page).toBe('form');
    expect(kept(flowAfter(answered('DENIED_AUTO'), back))).toEqual(emptied);
  });
});

test('the end, and a visit that is over, keep nothing of the customer', () => {
  expect(kept(flowAfter(answered('SUFFICIENT_LIMIT'), { type: 'RESET' }))).toEqual(emptied);
  expect(after(...asked, { type: 'VISIT_OVER' })).toMatchObject({
    page: 'phone',
    key: null,
    isLoading: false,
    isOver: true,
  });
});

test('after the end of a visit the same phone finds what was typed, another one nothing of it', () => {
  const over = after({ type: 'CODE_SENT', phone, key: 'k' }, ...asked.slice(1), { type: 'VISIT_OVER' });
  const again = (by: string) => flowAfter(over, { type: 'CODE_SENT', phone: by, key: 'k2' });
  expect(again(phone)).toMatchObject({ cpf, valueCents: 120_000, isOver: false });
  expect(kept(again('92977776666'))).toEqual({ ...emptied, page: 'code' });
});
