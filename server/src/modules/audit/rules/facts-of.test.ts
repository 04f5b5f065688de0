import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';
import { factsOf, factText } from './facts-of.ts';

const titles: Readonly<Record<string, string>> = { 'flags.reportsPage': 'Página de relatórios' };
const texts = (detail: Record<string, unknown>) => factsOf(detail, (path) => titles[path] ?? path).map(factText);

test('what changed is said from what to what', () => {
  expect(texts({ fromCents: 50_000, toCents: 80_000 })).toEqual([
    'Limite: de R$ 500,00 para R$ 800,00'.replaceAll('R$ ', 'R$\u00A0'),
  ]);
});

test('figures, days and words are written as people read them; ids and what nobody knows are left out', () => {
  const detail = {
    count: 6,
    until: '2026-12-31',
    method: 'PIX',
    proposalId: 'x',
    reason: 'typed by somebody',
    n: null,
  };
  expect(texts(detail)).toEqual(['Parcelas: 6', 'Até: 31/12/2026', 'Forma: Pix']);
  expect(texts({ settings: ['flags.reportsPage', 'flags.gone'] })).toEqual([
    'O que mudou: Página de relatórios, flags.gone',
  ]);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1'])('no cell begins a formula: %j', (value) => {
  expect(csvLine([value])).toBe(`"'${value}"\r\n`);
});

test('quotes and separators stay inside their cell', () => {
  expect(csvLine(['a"b', 'c;d'])).toBe('"a""b";"c;d"\r\n');
});
