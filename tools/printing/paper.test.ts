import { cents } from '@balcao/credit-math';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CancellationReceipt } from '../../server/src/modules/documents/cancellation-receipt.ts';
import { type Printable, sheetsOf } from '../../server/src/modules/documents/rules/sheets.ts';
import {
  aPaymentReceipt,
  aPayoffNotice,
  aPurchaseReceipt,
  aRetailerPaidReceipt,
  anUndoReceipt,
} from '../../server/src/modules/documents/testing.ts';
import { type Columns, encodeReceipts, type Sheets } from '../../web/src/domain/printer/encode-receipts.ts';
import { printed } from './paper.ts';

const rolls: readonly Columns[] = [48, 42, 32];

const { installments: _sold, ...parties } = aPurchaseReceipt();
const cancellation: CancellationReceipt = {
  ...parties,
  isWhole: true,
  reason: 'Defeito do produto',
  canceledAt: '2027-02-20T15:00:00.000Z',
  canceledOn: '2027-02-20',
  valueCents: cents(120_000),
  returnedBeforeCents: cents(0),
  releasedCents: cents(100_000),
  iofGivenBackCents: cents(0),
  limitCents: cents(100_000),
  refundCents: cents(21_109),
  feeRefundCents: cents(0),
  downPaymentCents: cents(30_000),
  isCouponGivenBack: false,
  installments: [],
};
const payment = aPaymentReceipt();
const agreed = aPaymentReceipt({
  items: payment.items.map((item) => ({ ...item, kind: 'RENEGOTIATION' as const })),
});
const purchase = { kind: 'ORIGINATION', document: aPurchaseReceipt({ customerFeeCents: cents(990) }) } as const;
const receipts: Record<string, readonly Printable[]> = {
  'of a purchase': [purchase],
  'of a purchase whose interest the retailer pays': [{ kind: 'ORIGINATION', document: aRetailerPaidReceipt() }],
  'of a store that lends itself': [
    { kind: 'ORIGINATION', document: aPurchaseReceipt({ instrument: 'SALE_CONTRACT', lateContractRateMonthly: null }) },
  ],
  'of a payment': [{ kind: 'PAYMENT', document: payment }],
  'of a payment of an agreement': [{ kind: 'PAYMENT', document: agreed }],
  'of a payment taken back, and of that': [
    { kind: 'PAYMENT', document: payment },
    { kind: 'PAYMENT_UNDO', document: anUndoReceipt() },
  ],
  'of a purchase cancelled, and of that': [purchase, { kind: 'CANCELLATION', document: cancellation }],
  'of what pays a contract off': [{ kind: 'PAYOFF', document: aPayoffNotice() }],
};
const wordsOf = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, '');
/** All that a sheet says, in the order of its roll, without spaces: lines break elsewhere. */
const saidBy = ({ blocks }: Sheets[number]) =>
  wordsOf(
    blocks
      .map((block) => {
        if (block.kind === 'text') return block.text;
        if (block.kind === 'pair') return block.label + block.value;
        return block.kind === 'row' ? block.cells.join('') : '';
      })
      .join(''),
  );
const readFrom = (lines: readonly { text: string }[]) =>
  wordsOf(lines.map(({ text }) => (/^[=-]+$/.test(text) ? '' : text)).join(''));

// Planted: a line without `wrapWords`; the code page left out; no cut; a style that is not taken off again.
describe.each(rolls)('on a roll of %i letters', (columns) => {
  test.each(Object.entries(receipts))('the receipt %s: every word, no line too long, each cut off', (_name, kept) => {
    const sheets: Sheets = sheetsOf(kept);
    const papers = printed(encodeReceipts(sheets, columns), columns);
    expect(papers).toHaveLength(sheets.length);
    papers.forEach(({ lines, fed }, index) => {
      const sheet = sheets[index];
      if (!sheet) throw new Error('no sheet');
      expect(readFrom(lines)).toBe(saidBy(sheet));
      // The knife stands above the head: what is not fed past it is cut through.
      expect(fed).toBeGreaterThanOrEqual(4);
      const tall = lines.filter(({ height }) => height > 1);
      expect(tall.length).toBeGreaterThan(0);
      expect(tall.length).toBeLessThan(lines.length / 4);
      expect(tall.every(({ isBold }) => isBold)).toBe(true);
      const light = lines.filter(({ text, isBold }) => /\w/.test(text) && !isBold);
      expect(light.length).toBeGreaterThan(lines.length / 4);
      expect(lines.filter(({ text }) => /R\$ [\d.]+,\d\d$/.test(text)).length).toBeGreaterThan(0);
    });
  });

  test('amounts stand under each other at the right edge', () => {
    const [paper] = printed(encodeReceipts(sheetsOf([purchase]), columns), columns);
    const rows = paper?.lines.filter(({ text }) => /^\d\/6 /.test(text)) ?? [];
    expect(rows).toHaveLength(6);
    expect(new Set(rows.map(({ text }) => text.length))).toEqual(new Set([columns]));
  });

  test('any words of any length, and letters of other tongues and commands among them, stay on the paper', () => {
    const words = fc.string({ unit: 'binary', maxLength: 120 });
    const portuguese = fc.string({
      unit: fc.constantFrom(
        ...[...new Intl.Segmenter('pt').segment('aáâãàçéêíóôõúü ÁÇÕ—–“”’•…ºª§€1,.')].map(({ segment }) => segment),
      ),
      maxLength: 150,
    });
    const text = fc.oneof(words, portuguese);
    const block: fc.Arbitrary<Sheets[number]['blocks'][number]> = fc.oneof(
      fc.record({
        kind: fc.constant('text' as const),
        text,
        style: fc.constantFrom('title' as const, 'body' as const, 'strong' as const),
        align: fc.constantFrom('left' as const, 'center' as const),
      }),
      fc.record({
        kind: fc.constant('pair' as const),
        label: text,
        value: text,
        style: fc.constant('body' as const),
        valueStyle: fc.constantFrom('body' as const, 'figure' as const),
        indent: fc.constantFrom(0, 10),
      }),
      fc.record({
        kind: fc.constant('row' as const),
        cells: fc.tuple(text, text, text),
        style: fc.constant('body' as const),
      }),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 8 }), (blocks) => {
        expect(() => printed(encodeReceipts([{ title: 'T', blocks }], columns), columns)).not.toThrow();
      }),
    );
  });
});

test('every letter of Portuguese and of print is that letter on the paper, composed or not', () => {
  const all = 'aáâãàbcçdeéêfghiíjklmnoóôõpqrstuúüvwxyzAÁÂÃÀÇEÉÊIÍOÓÔÕUÚÜ 0123456789 R$ % º ª § € — – “ ” ‘ ’ • … · × ±';
  for (const text of [all, all.normalize('NFD')]) {
    const blocks = [{ kind: 'text', text, style: 'body', align: 'left' }] as const;
    const [paper] = printed(encodeReceipts([{ title: 'T', blocks: [...blocks] }], 48), 48);
    expect(readFrom(paper?.lines ?? [])).toBe(wordsOf(all));
  }
});

test('a letter that the page does not hold is the nearest that it does', () => {
  const blocks = [
    { kind: 'text' as const, text: 'Łukasz Őry − Dvořák', style: 'body' as const, align: 'left' as const },
  ];
  const [paper] = printed(encodeReceipts([{ title: 'T', blocks }], 48), 48);
  expect(paper?.lines.map(({ text }) => text)).toEqual(['?ukasz Ory - Dvorák']);
});

describe('the paper of these tests', () => {
  const ask = (...bytes: number[]) => printed(Uint8Array.from(bytes), 32);
  const begin = [0x1b, 0x40, 0x1b, 0x74, 16];
  const cut = [0x0a, 0x0a, 0x1d, 0x56, 1];

  test('sets what it is told', () => {
    expect(ask(...begin, 0x1b, 0x45, 1, 0xc7, 0x1b, 0x45, 0, 0x0a, ...cut)).toHaveLength(1);
  });

  test.each([
    ['a command that no printer has', 'no such command', [...begin, 0x1b, 0xff]],
    ['one that it knows not', 'no such command', [...begin, 0x1d, 0x28, 0x6b]],
    ['half a command', 'end inside a command', [...begin, 0x1b]],
    ['a letter of a page that was not chosen', 'a letter of page 0', [0x1b, 0x40, 0x41, ...cut]],
    ['a place of the page without a letter', 'no such command', [...begin, 0x81, ...cut]],
    ['a line that is too long', '33 letters', [...begin, ...Array.from({ length: 33 }, () => 0x41), ...cut]],
    ['a style that is left on', 'outlives its paper', [...begin, 0x1b, 0x45, 1, 0x41, ...cut]],
    ['wider letters', 'wider letters', [...begin, 0x1d, 0x21, 0x10]],
    ['words that are never cut off', 'never cut off', [...begin, 0x41, 0x0a]],
    ['a cut through a line', 'cut through a line', [...begin, 0x41, 0x1d, 0x56, 1]],
  ])('throws for %s', (_, why, bytes) => {
    expect(() => ask(...bytes)).toThrow(why);
  });
});
