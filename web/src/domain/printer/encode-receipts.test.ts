import { describe, expect, test } from 'vitest';
import { encodeReceipts, pairLines, type Sheets, wrapWords } from './encode-receipts.ts';

const sheet: Sheets[number] = {
  title: 'Comprovante de compra',
  blocks: [
    { kind: 'text', text: 'UME', style: 'title', align: 'center' },
    { kind: 'gap', points: 6 },
    { kind: 'rule', weight: 'thick' },
    { kind: 'text', text: 'Conceição Araújo', style: 'name', align: 'left' },
    {
      kind: 'pair',
      label: 'Total a pagar',
      value: 'R$\u00a01.203,97',
      style: 'strong',
      valueStyle: 'figure',
      indent: 0,
    },
    { kind: 'pair', label: 'diário', value: 'R$\u00a09,15', style: 'body', valueStyle: 'body', indent: 10 },
    { kind: 'row', cells: ['1/6', '21/12/2026', 'R$\u00a0199,85'], style: 'body' },
    { kind: 'rule', weight: 'thin' },
  ],
};
const ESC = '\u001b';
const GS = '\u001d';
const said = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);
/** Lines of print without commands. */
const linesOf = (bytes: Uint8Array) =>
  said(bytes)
    .replaceAll(new RegExp(`${ESC}(?:@|[tEGa3Jd\\-M!].)|${GS}(?:[!V].|[V][AB].)|\u001c\\.`, 'gsu'), '')
    .split(/[\n\r]+/)
    .filter((line) => line.trim() !== '');

describe('a receipt for the printer', () => {
  test('begins anew, in windows-1252, and is cut at its end', () => {
    const text = said(encodeReceipts([sheet], 48));
    expect(text.startsWith(`${ESC}@`)).toBe(true);
    // Page 16 of the printers of this language is Windows-1252.
    expect(text).toContain(`${ESC}t\u0010`);
    expect(text).toMatch(new RegExp(`${GS}V[\u0001AB]`, 'u'));
  });

  // Planted: a space that does not break, which the code page of the library turns into a question mark.
  test('says every letter, values at the right edge, never more than a line holds', () => {
    const lines = linesOf(encodeReceipts([sheet], 48));
    expect(lines.map((line) => line.trim())).toEqual(
      expect.arrayContaining(['UME', '='.repeat(48), 'Conceição Araújo', '-'.repeat(48)]),
    );
    const total = lines.find((line) => line.includes('Total a pagar')) ?? '';
    expect(total).toMatch(/Total a pagar +R\$ 1\.203,97$/);
    expect(lines.find((line) => line.includes('199,85'))).toMatch(/1\/6 +21\/12\/2026 +R\$ 199,85$/);
    expect(lines.filter((line) => line.includes('?'))).toEqual([]);
    expect(lines.filter((line) => line.replaceAll(/[^\x20-\xff]/g, '').length > 48)).toEqual([]);
  });

  test('the name of the paper is twice as high and bold, and what follows is not', () => {
    const text = said(encodeReceipts([sheet], 48));
    expect(text).toContain(`${GS}!\u0001`);
    expect(text.lastIndexOf(`${ESC}E\u0000`)).toBeGreaterThan(text.lastIndexOf(`${ESC}E\u0001`));
  });

  test('two receipts are two pieces of paper', () => {
    const cuts = said(encodeReceipts([sheet, sheet], 32)).match(new RegExp(`${GS}V`, 'gu'));
    expect(cuts).toHaveLength(2);
  });
});

describe('lines', () => {
  test('break between words, and a word that is too long inside', () => {
    expect(wrapWords('Parcela paga com atraso', 12)).toEqual(['Parcela paga', 'com atraso']);
    expect(wrapWords('ABCDEFGHIJ', 4)).toEqual(['ABCD', 'EFGH', 'IJ']);
    expect(wrapWords('', 10)).toEqual(['']);
  });

  test('a value that fits stands beside its label, a longer one under it', () => {
    expect(pairLines('Operador', 'Ana', 16)).toEqual(['Operador     Ana']);
    expect(pairLines('Operador', 'Ana Lima Souza', 16)).toEqual(['Operador', '  Ana Lima Souza']);
  });
});
