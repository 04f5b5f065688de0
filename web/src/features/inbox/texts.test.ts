import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recipientOf } from './recipient.ts';
import { outcomeText } from './texts.ts';
import { unbrokenCode } from './unbroken-code.ts';

const receipt = { id: 'r', value: 123.45, appliedValue: 100, unappliedValue: 23.45 };
const read = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['SETTLED', 'Pagamento confirmado: R$ 123,45.'],
  ['CREDITED', 'Não havia parcela a pagar: R$ 23,45 ficaram como crédito do cliente.'],
  ['DUPLICATE', 'Pagamento em duplicidade: R$ 23,45 ficaram como crédito do cliente.'],
  ['UNKNOWN', 'Pagamento sem cobrança correspondente.'],
  [
    'APPLIED',
    'Pagamento recebido com valor ou prazo diferente: R$ 100,00 pagaram o que estava em aberto. R$ 23,45 ficaram como crédito do cliente.',
  ],
] as const)('a Pix that was %s says what became of the money', (outcome, sentence) => {
  expect(read(outcomeText({ ...receipt, outcome }))).toBe(sentence);
});

test('nothing left over, nothing said of a credit', () => {
  expect(outcomeText({ ...receipt, outcome: 'APPLIED', unappliedValue: 0 })).not.toContain('crédito');
});

test.each([
  ['', ''],
  ['   ', ''],
  ['(92) 98888-7777', '+5592988887777'],
  ['+5592988887777', '+5592988887777'],
  ['maria@loja.com', 'maria@loja.com'],
  [' 9298 ', '9298'],
])('%j asks for the messages of %j', (typed, to) => {
  expect(recipientOf(typed)).toBe(to);
});

test.each([
  ['Código 123 456.', 'Código 123\u00a0456.'],
  ['123 456 e 789 012', '123\u00a0456 e 789\u00a0012'],
  ['1123 456', '1123 456'],
  ['123 4567', '123 4567'],
  ['R$ 123,45', 'R$ 123,45'],
])('%j keeps its code on one line', (text, expected) => {
  expect(unbrokenCode(text)).toBe(expected);
});

test('nothing but a space is ever changed', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  fc.assert(
    fc.property(fc.stringMatching(/^[\d a]*$/), (text) => {
      expect(plain(unbrokenCode(text))).toBe(text);
    }),
  );
});
