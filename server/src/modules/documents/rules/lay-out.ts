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

/** Paper to set on, in points. */
interface Paper {
  width: number;
  margin: number;
  top: number;
  /** From the margin to the second cell of a row. */
  secondColumn: number;
}

/** 80 mm roll; printers reach 72 mm of it. */
const ROLL: Paper = { width: 226, margin: 11, top: 14, secondColumn: 56 };
/** Two centimetres of margin. */
const A4: Paper & { height: number } = { width: 595, height: 842, margin: 57, top: 57, secondColumn: 120 };

const LINE = 1.25;
const COLUMN_GAP = 8;
const THICKNESS = { thin: 0.6, thick: 1.6 };

const innerOf = (paper: Paper) => paper.width - 2 * paper.margin;
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

function textMarks(block: Block & { kind: 'text' }, y: number, measure: Measure, paper: Paper): Mark[] {
  const { style } = block;
  return wrap(block.text, style, innerOf(paper), measure).map((line, index) => {
    const x = block.align === 'center' ? paper.margin + (innerOf(paper) - measure(line, style)) / 2 : paper.margin;
    return { kind: 'text', text: line, style, x, y: y + index * heightOf(style) };
  });
}

function pairMarks(block: Block & { kind: 'pair' }, y: number, measure: Measure, paper: Paper): Mark[] {
  const { style, valueStyle } = block;
  const valueWidth = measure(block.value, valueStyle);
  const room = innerOf(paper) - block.indent - COLUMN_GAP - valueWidth;
  if (block.label.split(' ').some((word) => measure(word, style) > room)) return stackedMarks(block, y, measure, paper);
  const labelLines = wrap(block.label, style, room, measure);
  // Label and value share their last baseline, whatever their sizes.
  const drop = Math.max(0, styles[valueStyle].size - styles[style].size) * 0.8;
  const labels = labelLines.map((line, index): Mark => {
    return { kind: 'text', text: line, style, x: paper.margin + block.indent, y: y + drop + index * heightOf(style) };
  });
  const valueY = y + (labelLines.length - 1) * heightOf(style);
  return [
    ...labels,
    { kind: 'text', text: block.value, style: valueStyle, x: paper.margin + innerOf(paper) - valueWidth, y: valueY },
  ];
}

/** A value too long to stand beside its label (a name of six words) goes under it, against the right edge. */
function stackedMarks(block: Block & { kind: 'pair' }, y: number, measure: Measure, paper: Paper): Mark[] {
  const { label, style, value, valueStyle } = block;
  const labels = wrap(label, style, innerOf(paper) - block.indent, measure);
  const below = y + labels.length * heightOf(style);
  return [
    ...labels.map((line, index): Mark => ({
      kind: 'text',
      text: line,
      style,
      x: paper.margin + block.indent,
      y: y + index * heightOf(style),
    })),
    ...wrap(value, valueStyle, innerOf(paper), measure).map((line, index): Mark => {
      const x = paper.margin + innerOf(paper) - measure(line, valueStyle);
      return { kind: 'text', text: line, style: valueStyle, x, y: below + index * heightOf(valueStyle) };
    }),
  ];
}

function rowMarks(block: Block & { kind: 'row' }, y: number, measure: Measure, paper: Paper): Mark[] {
  const [first, second, third] = block.cells;
  const right = paper.margin + innerOf(paper) - measure(third, block.style);
  const at = (words: string, x: number): Mark => ({ kind: 'text', text: words, style: block.style, x, y });
  return [at(first, paper.margin), at(second, paper.margin + paper.secondColumn), at(third, right)];
}

function place(block: Block, y: number, measure: Measure, paper: Paper): { marks: Mark[]; bottom: number } {
  switch (block.kind) {
    case 'gap':
      return { marks: [], bottom: y + block.points };
    case 'rule': {
      const thickness = THICKNESS[block.weight];
      return { marks: [{ kind: 'rule', x: paper.margin, y, width: innerOf(paper), thickness }], bottom: y + thickness };
    }
    case 'text':
      return withBottom(textMarks(block, y, measure, paper));
    case 'pair':
      return withBottom(pairMarks(block, y, measure, paper));
    case 'row':
      return withBottom(rowMarks(block, y, measure, paper));
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
  let y = ROLL.top;
  for (const block of blocks) {
    const placed = place(block, y, measure, ROLL);
    marks.push(...placed.marks);
    y = placed.bottom;
  }
  return { width: ROLL.width, height: Math.ceil(y + ROLL.top), marks };
}

/** Room for the foot of a page: one line of it and air above. */
const FOOT = 30;
/** Lines that must fit below what leads on to them. */
const LED_LINES = 4;

/**
 * Sets the blocks on A4 pages; a block is never torn, a title never stands alone at the end of a page, nor the sum of
 * a table at the start of one. `footOf` says the last line of each page.
 */
export function layOutPages(
  blocks: readonly Block[],
  measure: Measure,
  footOf: (page: number, pages: number) => string,
): LaidOut[] {
  const bottom = A4.height - A4.top - FOOT;
  const pages: Mark[][] = [[]];
  let y = A4.top;
  for (const [index, block] of blocks.entries()) {
    const placed = place(block, y, measure, A4);
    const isNew = placed.bottom + linesAfter(block, blocks[index + 1]) * heightOf('body') > bottom && y > A4.top;
    if (isNew) {
      endPage(pages.at(-1) ?? []);
      pages.push([]);
    }
    // Air and rules between parts are not carried over to the top of a page.
    const isDropped = isNew && (block.kind === 'gap' || block.kind === 'rule');
    const { marks, bottom: end } = isNew ? place(block, A4.top, measure, A4) : placed;
    if (!isDropped) pages.at(-1)?.push(...marks);
    y = isDropped ? A4.top : end;
  }
  return pages.map((marks, index) => {
    const foot: Block = { kind: 'text', text: footOf(index + 1, pages.length), style: 'body', align: 'center' };
    const { marks: line } = place(foot, A4.height - A4.top - heightOf('body'), measure, A4);
    return { width: A4.width, height: A4.height, marks: [...marks, ...line] };
  });
}

/** A line that parted what follows on the next page parts nothing here. */
function endPage(marks: Mark[]): void {
  while (marks.at(-1)?.kind === 'rule') marks.pop();
}

/** Lines that must fit below a block: rules and headings belong to what follows them, the last row of a table to its sum. */
function linesAfter(block: Block, next: Block | undefined): number {
  if (block.kind === 'row') return next?.kind === 'pair' ? 1 : 0;
  const leadsOn =
    block.kind === 'rule' || (block.kind === 'text' && (block.style === 'strong' || block.style === 'name'));
  return leadsOn ? LED_LINES : 0;
}
