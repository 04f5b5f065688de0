import { type Block, type Style, styles } from './blocks.ts';

/** Width of a text in points when set in a style. */
export type Measure = (text: string, style: Style) => number;

/** One mark on the paper; `y` is the top of the line, from the top of the page. */
export type Mark =
  | { kind: 'text'; text: string; style: Style; x: number; y: number }
  | { kind: 'rule'; x: number; y: number; width: number; thickness: number };

export interface LaidOut {
  width: number;
  height: number;
  marks: Mark[];
}

/** 80 mm roll; printers reach 72 mm of it. */
const PAPER_WIDTH = 226;
const MARGIN = 11;
const TOP = 14;
const LINE = 1.25;
const COLUMN_GAP = 8;
const SECOND_COLUMN = 56;
const THICKNESS = { thin: 0.6, thick: 1.6 };

const INNER = PAPER_WIDTH - 2 * MARGIN;
const heightOf = (style: Style) => styles[style].size * LINE;

/** Words of one line each, none wider than `width`; a word too long for a line is cut. */
export function wrap(words: string, style: Style, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ').flatMap((whole) => cutWord(whole, style, width, measure))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer, style) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

function cutWord(word: string, style: Style, width: number, measure: Measure): string[] {
  if (measure(word, style) <= width) return [word];
  let end = word.length - 1;
  while (end > 1 && measure(word.slice(0, end), style) > width) end -= 1;
  return [word.slice(0, end), ...cutWord(word.slice(end), style, width, measure)];
}

function textMarks(block: Block & { kind: 'text' }, y: number, measure: Measure): Mark[] {
  const { style } = block;
  return wrap(block.text, style, INNER, measure).map((line, index) => {
    const x = block.align === 'center' ? MARGIN + (INNER - measure(line, style)) / 2 : MARGIN;
    return { kind: 'text', text: line, style, x, y: y + index * heightOf(style) };
  });
}

function pairMarks(block: Block & { kind: 'pair' }, y: number, measure: Measure): Mark[] {
  const { style, valueStyle } = block;
  const valueWidth = measure(block.value, valueStyle);
  const room = INNER - block.indent - COLUMN_GAP - valueWidth;
  if (block.label.split(' ').some((word) => measure(word, style) > room)) return stackedMarks(block, y, measure);
  const labelLines = wrap(block.label, style, room, measure);
  // Label and value share their last baseline, whatever their sizes.
  const drop = Math.max(0, styles[valueStyle].size - styles[style].size) * 0.8;
  const labels = labelLines.map((line, index): Mark => {
    return { kind: 'text', text: line, style, x: MARGIN + block.indent, y: y + drop + index * heightOf(style) };
  });
  const valueY = y + (labelLines.length - 1) * heightOf(style);
  return [...labels, { kind: 'text', text: block.value, style: valueStyle, x: MARGIN + INNER - valueWidth, y: valueY }];
}

/** A value too long to stand beside its label (a name of six words) goes under it, against the right edge. */
function stackedMarks(block: Block & { kind: 'pair' }, y: number, measure: Measure): Mark[] {
  const { label, style, value, valueStyle } = block;
  const labels = wrap(label, style, INNER - block.indent, measure);
  const below = y + labels.length * heightOf(style);
  return [
    ...labels.map((line, index): Mark => ({
      kind: 'text',
      text: line,
      style,
      x: MARGIN + block.indent,
      y: y + index * heightOf(style),
    })),
    ...wrap(value, valueStyle, INNER, measure).map((line, index): Mark => {
      const x = MARGIN + INNER - measure(line, valueStyle);
      return { kind: 'text', text: line, style: valueStyle, x, y: below + index * heightOf(valueStyle) };
    }),
  ];
}

function rowMarks(block: Block & { kind: 'row' }, y: number, measure: Measure): Mark[] {
  const [first, second, third] = block.cells;
  const right = MARGIN + INNER - measure(third, block.style);
  const at = (words: string, x: number): Mark => ({ kind: 'text', text: words, style: block.style, x, y });
  return [at(first, MARGIN), at(second, MARGIN + SECOND_COLUMN), at(third, right)];
}

function place(block: Block, y: number, measure: Measure): { marks: Mark[]; bottom: number } {
  switch (block.kind) {
    case 'gap':
      return { marks: [], bottom: y + block.points };
    case 'rule': {
      const thickness = THICKNESS[block.weight];
      return { marks: [{ kind: 'rule', x: MARGIN, y, width: INNER, thickness }], bottom: y + thickness };
    }
    case 'text':
      return withBottom(textMarks(block, y, measure));
    case 'pair':
      return withBottom(pairMarks(block, y, measure));
    case 'row':
      return withBottom(rowMarks(block, y, measure));
  }
}

function withBottom(marks: Mark[]): { marks: Mark[]; bottom: number } {
  return {
    marks,
    bottom: Math.max(...marks.map((mark) => mark.y + (mark.kind === 'text' ? heightOf(mark.style) : 0))),
  };
}

/** Sets the blocks on a roll as long as they need: every line is placed here, so the same receipt gives the same page. */
export function layOut(blocks: readonly Block[], measure: Measure): LaidOut {
  const marks: Mark[] = [];
  let y = TOP;
  for (const block of blocks) {
    const placed = place(block, y, measure);
    marks.push(...placed.marks);
    y = placed.bottom;
  }
  return { width: PAPER_WIDTH, height: Math.ceil(y + TOP), marks };
}
