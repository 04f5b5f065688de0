import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { aPaymentReceipt, aPurchaseReceipt } from '../testing.ts';
import { divider, type Style, styles, text as textBlock } from './blocks.ts';
import { layOut, layOutPages, type Mark, wrap } from './lay-out.ts';
import { paymentBlocks } from './payment-blocks.ts';
import { purchaseBlocks } from './purchase-blocks.ts';

/** Half the size a letter: the figures of Helvetica are a little wider, its letters narrower. */
const measure = (text: string, style: Style) => text.length * styles[style].size * 0.5;

const RIGHT_EDGE = 226 - 11;
const linesOf = (marks: readonly Mark[]) => marks.filter((mark) => mark.kind === 'text');
const saying = (words: string) => (mark: { text: string }) => mark.text === words;

test('every line stays inside the margins and lines never overlap upwards', () => {
  const longNames = {
    operatorName: 'Maria Aparecida dos Santos Albuquerque Neta',
    customer: { name: 'X'.repeat(90), cpfMasked: '529.***.***-25' },
  };
  for (const blocks of [purchaseBlocks(aPurchaseReceipt(longNames)), paymentBlocks(aPaymentReceipt(longNames))]) {
    const page = layOut(blocks, measure);
    for (const line of linesOf(page.marks)) {
      expect(line.x).toBeGreaterThanOrEqual(11);
      expect(line.x + measure(line.text, line.style)).toBeLessThanOrEqual(RIGHT_EDGE + 0.001);
      expect(line.y + styles[line.style].size).toBeLessThan(page.height);
    }
  }
});

test('money ends on one edge', () => {
  const lines = linesOf(layOut(purchaseBlocks(aPurchaseReceipt()), measure).marks);
  const ends = lines.filter(({ text }) => /^-?R\$/.test(text)).map((line) => line.x + measure(line.text, line.style));
  expect(ends.length).toBeGreaterThan(10);
  for (const end of ends) expect(end).toBeCloseTo(RIGHT_EDGE, 6);
});

test('the page is as long as the plan needs', () => {
  const heightOf = (count: number) => {
    const installments = Array.from({ length: count }, (_, index) => ({
      number: index + 1,
      dueOn: '2027-01-21',
      amountCents: cents(5_000),
    }));
    return layOut(purchaseBlocks(aPurchaseReceipt({ count, installments })), measure).height;
  };
  expect(heightOf(24) - heightOf(12)).toBe(12 * 15);
});

test('the parts come in the order of the cupom', () => {
  const lines = linesOf(layOut(purchaseBlocks(aPurchaseReceipt({ customerFeeCents: cents(990) })), measure).marks);
  const order = [
    'Norte Móveis',
    'Operador',
    'Conceição Araújo',
    'Valor da compra',
    'Parcelamento',
    'IOF',
    'Taxa de utilização',
    'Total a pagar',
    'CET',
    'Parcela',
    'Atraso',
    'Pagamento antecipado',
    'Atendimento',
    'Autenticação',
  ];
  const places = order.map((words) => lines.findIndex(saying(words)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('wrapping keeps every word and cuts only what fits no line', () => {
  expect(wrap('um dois três', 'body', 48, measure)).toEqual(['um dois', 'três']);
  expect(wrap('abcdefghij', 'body', 30, measure)).toEqual(['abcde', 'fghij']);
  expect(wrap('', 'body', 30, measure)).toEqual(['']);
});

// Planted: a page that ended with the line between two parts, and nothing below it.
test('a page does not end with the rule of a part that begins on the next one', () => {
  const part = [...divider, textBlock('Parte', 'strong'), textBlock('a')];
  const lines = Array.from({ length: 42 }, () => textBlock('a'));
  const [first, second] = layOutPages([...lines, ...part], measure, () => 'pé');
  expect(second).toBeDefined();
  expect(first?.marks.filter(({ kind }) => kind === 'rule')).toEqual([]);
});
