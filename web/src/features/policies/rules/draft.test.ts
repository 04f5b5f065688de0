import { expect, test } from 'vitest';
import type { PolicyCell, PolicyField } from '../policy-calls.ts';
import { documentOf, draftOf, emptyRow, faultAt, faultsElsewhere, faultsOf } from './draft.ts';
import { changesOf, valueText } from './shown.ts';

const cell = (name: string, kind: PolicyCell['kind'], part: Partial<PolicyCell> = {}): PolicyCell => ({
  name,
  title: name,
  kind,
  choices: [],
  none: null,
  isLeftOut: false,
  ...part,
});
const field = (name: string, kind: PolicyCell['kind'], part: Partial<PolicyField> = {}): PolicyField => ({
  ...cell(name, kind, part),
  columns: [],
  ...part,
});
const fields = [
  field('rate', 'PERCENT'),
  field('multiple', 'TIMES'),
  field('minimum', 'MONEY'),
  field('days', 'COUNT'),
  field('isOn', 'FLAG'),
  field('who', 'CHOICE', { choices: [{ code: 'A', title: 'Alfa' }] }),
  field('ceiling', 'PERCENT', { none: 'sem teto' }),
  field('source', 'TEXT', { none: 'nenhuma', isLeftOut: true }),
  field('plans', 'ROWS', {
    title: 'Planos',
    columns: [cell('month', 'MONTH', { title: 'Mês' }), cell('counts', 'COUNTS', { title: 'Parcelas' })],
  }),
];
const document = {
  rate: '0.0499',
  multiple: '1.5',
  minimum: 10.5,
  days: 3,
  isOn: false,
  who: 'A',
  ceiling: null,
  plans: [{ month: '2026-10', counts: [1, 2] }],
};

test('a document is typed as people write, and is the same again', () => {
  const draft = draftOf(fields, document);
  expect(draft.cells).toMatchObject({ rate: '4,99', multiple: '1,5', minimum: '1050', isOn: 'false', ceiling: '' });
  expect(draft.tables['plans']?.[0]?.cells).toEqual({ month: '10/2026', counts: '1, 2' });
  expect(documentOf(fields, draft)).toEqual({ document, faults: {} });
});

test('a comma and a point mean the same', () => {
  const draft = draftOf(fields, document);
  for (const rate of ['11,88', '11.88', '11,88 %'])
    expect(documentOf(fields, { ...draft, cells: { ...draft.cells, rate, multiple: '2.5' } }).document).toMatchObject({
      rate: '0.1188',
      multiple: '2.5',
    });
});

test('what is no value of its kind, or missing, is said at its field', () => {
  const draft = draftOf(fields, {});
  const row = emptyRow(fields.at(-1) ?? field('', 'ROWS'));
  const typed = { rate: 'dez', multiple: '1.2.3', minimum: '', days: '3,5', isOn: '' };
  const { faults } = documentOf(fields, { cells: { ...draft.cells, ...typed }, tables: { plans: [row] } });
  expect(Object.keys(faults)).toEqual([
    'rate',
    'multiple',
    'minimum',
    'days',
    'isOn',
    'plans.0.month',
    'plans.0.counts',
  ]);
  expect(faults['rate']).toBe('Informe um percentual, como 4,99');
});

test('what the server found stands at its field, the rest over the button', () => {
  const faults = faultsOf([
    { path: 'document.plans.0.counts.1', message: 'Repetido' },
    { path: 'body.document.rate', message: 'Acima do teto' },
    { path: 'validUntil', message: 'O fim não pode vir antes do início' },
    { path: 'body.reason', message: 'Preencha' },
  ]);
  expect(faultAt(faults, 'plans.0.counts')).toBe('Repetido');
  expect(faultAt(faults, 'rate')).toBe('Acima do teto');
  expect(faultAt(faults, 'plan')).toBeUndefined();
  expect(faultsElsewhere(faults, fields, ['validUntil'])).toEqual(['Preencha']);
});

test('values are read as they are typed', () => {
  const texts = fields.slice(0, 8).map((one) => valueText(one, (document as Record<string, unknown>)[one.name]));
  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    '4,99 %',
    '1,5 ×',
    'R$ 10,50',
    '3',
    'Não',
    'Alfa',
    'sem teto',
    'nenhuma',
  ]);
  expect(valueText(cell('month', 'MONTH'), '2026-10')).toBe('10/2026');
});

test('a difference is told field by field, numbers of one list together', () => {
  const changed = (path: string, before: string | number | null, after: string | number | null) => ({
    path,
    before,
    after,
    change: before === null ? ('ADDED' as const) : after === null ? ('REMOVED' as const) : ('CHANGED' as const),
  });
  const difference = [
    changed('gone', 1, null),
    changed('plans.0.counts.1', 2, 3),
    changed('plans.0.counts.2', 3, null),
    changed('plans.1.month', null, '2026-11'),
    changed('rate', '0.05', '0.06'),
  ];
  expect(changesOf(fields, difference).map(({ title, before, after }) => [title, before, after])).toEqual([
    ['gone', '1', '—'],
    ['Planos, linha 1: Parcelas', '2, 3', '3'],
    ['Planos, linha 2: Mês', '—', '11/2026'],
    ['rate', '5\u00a0%', '6\u00a0%'],
  ]);
});
