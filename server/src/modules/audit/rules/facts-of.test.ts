import { expect, test } from 'vitest';
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
