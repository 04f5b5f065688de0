import type { Wire } from '@balcao/contract';
import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';

export type Sheets = Wire<'GET /contracts/{id}/render/blocks'>['answer'];
type Block = Sheets[number]['blocks'][number];

/** Letters on a line of the roll: 48 on 80 mm, 42 with the wider letters of some printers, 32 on 58 mm. */
export type Columns = 48 | 42 | 32;

const strong: ReadonlySet<string> = new Set(['title', 'name', 'strong', 'figure', 'code']);
const tall: ReadonlySet<string> = new Set(['title', 'figure']);
const NUMBER = 8;
const POINTS_A_LINE = 15;
const LINES_BEFORE_CUT = 4;

/** Windows-1252: every letter of Portuguese, composed, and the euro. What it does not hold, commands too, is no letter. */
const strange = /[^\x20-\x7e\u00a1-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** The letter under its signs, or a question mark. */
function nearest(letter: string): string {
  if (letter === '−' || letter === '‑') return '-';
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return /^[\x20-\x7e]+$/.test(bare) ? bare : '?';
}
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(strange, nearest);

/** Words of one line each, none longer than `width`; a word too long for a line is cut. */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of plain(text)
    .split(' ')
    .flatMap((whole) => whole.match(new RegExp(`.{1,${width}}`, 'gu')) ?? [''])) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** A label and its value against the right edge; where both do not fit on a line, the value goes under it. */
export function pairLines(label: string, value: string, width: number): string[] {
  const lines = wrapWords(label, width);
  const last = lines.at(-1) ?? '';
  const said = plain(value);
  if (last.length + 1 + said.length <= width) return [...lines.slice(0, -1), last + said.padStart(width - last.length)];
  return [...lines, ...wrapWords(said, width).map((line) => line.padStart(width))];
}

function linesOf(block: Block, columns: Columns): string[] {
  switch (block.kind) {
    case 'text':
      return wrapWords(block.text, columns).map((line) =>
        block.align === 'center' ? ' '.repeat(Math.floor((columns - line.length) / 2)) + line : line,
      );
    case 'pair': {
      const indent = block.indent > 0 ? '  ' : '';
      return pairLines(`${indent}${block.label}`, block.value, columns);
    }
    case 'row': {
      const [first, second, third] = block.cells.map(plain);
      const left = `${(first ?? '').padEnd(NUMBER)}${second ?? ''}`;
      return pairLines(left.trimEnd(), third ?? '', columns);
    }
    case 'rule':
      return [(block.weight === 'thick' ? '=' : '-').repeat(columns)];
    case 'gap':
      return block.points >= POINTS_A_LINE ? [''] : [];
  }
}

const styleOf = (block: Block): string => {
  if (block.kind === 'pair') return block.valueStyle;
  return 'style' in block ? block.style : 'body';
};

/** What a receipt printer of the ESC/POS language takes: each sheet, fed and cut. */
export function encodeReceipts(sheets: Sheets, columns: Columns): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({ language: 'esc-pos', columns, feedBeforeCut: LINES_BEFORE_CUT });
  encoder.initialize().codepage('windows1252');
  for (const { blocks } of sheets) {
    for (const block of blocks) {
      const style = styleOf(block);
      // Twice as high, never wider: the columns stay.
      if (tall.has(style)) encoder.height(2);
      if (strong.has(style)) encoder.bold(true);
      for (const line of linesOf(block, columns)) encoder.line(line);
      if (strong.has(style)) encoder.bold(false);
      if (tall.has(style)) encoder.height(1);
    }
    encoder.cut('partial');
  }
  return encoder.encode();
}
