import { expect, test } from 'vitest';
import { documentOf, draftOf, issueOf, type LayerField } from './draft.ts';

const aField = (part: Partial<LayerField>): LayerField => ({
  path: 'flags.reportsPage',
  part: 'Recursos',
  title: 'Página de relatórios',
  kind: 'BOOLEAN',
  choices: [],
  variables: [],
  inherited: false,
  inheritedFrom: 'PRODUCT',
  ...part,
});
const days = aField({ path: 'borrower.highRecurrenceConfigs.allowedBillDueDays', kind: 'NUMBERS', inherited: [] });
const fields = [aField({ own: false }), days, aField({ path: 'flags.localCashierSelector' })];

// Planted: a false that was taken for nothing said inherits, and a store cannot switch off.
test('what a layer says comes back as the same document; the rest inherits', () => {
  expect(documentOf(fields, draftOf(fields))).toEqual({ flags: { reportsPage: false } });
});

test('lists of numbers are typed with commas; what is no number goes to the server as it is', () => {
  const typed = (text: string) => documentOf([days], { [days.path]: text });
  expect(typed(' 1, 10,25 ')).toEqual({ borrower: { highRecurrenceConfigs: { allowedBillDueDays: [1, 10, 25] } } });
  expect(typed('1, dez')).toEqual({ borrower: { highRecurrenceConfigs: { allowedBillDueDays: [1, 'dez'] } } });
  expect(typed('  ')).toEqual({});
});

test('a number is typed as it is, 0 too', () => {
  const minutes = aField({ path: 'idleLock.minutes', kind: 'NUMBER', inherited: 10 });
  expect(documentOf([minutes], { [minutes.path]: '0' })).toEqual({ idleLock: { minutes: 0 } });
  expect(documentOf([minutes], { [minutes.path]: 'dez' })).toEqual({ idleLock: { minutes: 'dez' } });
  expect(draftOf([{ ...minutes, own: 0 }])).toEqual({ 'idleLock.minutes': '0' });
});

test('a mistake inside a list stands under its field', () => {
  const issues = [{ path: `${days.path}.1`, message: 'no máximo 28' }];
  expect(issueOf(issues, days.path)).toBe('no máximo 28');
  expect(issueOf(issues, 'borrower.high')).toBeUndefined();
});

test('a day is typed as people write it; one that does not exist goes to the server, which says why', () => {
  const day = aField({ path: 'flags.budgetCampaignEndsOn', kind: 'DATE', inherited: '2024-04-30', own: '2026-12-24' });
  expect(draftOf([day])).toEqual({ [day.path]: '24122026' });
  const typed = (text: string) => documentOf([day], { [day.path]: text });
  expect(typed('24122026')).toEqual({ flags: { budgetCampaignEndsOn: '2026-12-24' } });
  expect(typed('31042024')).toEqual({ flags: { budgetCampaignEndsOn: '2024-04-31' } });
  expect(typed('3104')).toEqual({ flags: { budgetCampaignEndsOn: '3104' } });
});
