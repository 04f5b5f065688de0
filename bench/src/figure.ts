import type { Processor } from './cpu.ts';

/** One measured figure, with its reference: measured in the same run wherever possible. */
export interface Figure {
  bench: string;
  name: string;
  value: number;
  unit: string;
  reference?: { name: string; value: number };
  /** value / reference. */
  ratio?: number;
  target?: string;
  isMet?: boolean;
}

interface Measured {
  bench: string;
  name: string;
  value: number;
  unit: string;
}

const rounded = (value: number) => Number(value.toPrecision(4));

/** A figure without a reference or a target. */
export function plain(measured: Measured): Figure {
  return { ...measured, value: rounded(measured.value) };
}

/** A figure with its reference; `atLeast` or `atMost` bounds the ratio. */
export function compared(
  measured: Measured,
  reference: { name: string; value: number },
  bound: { atLeast?: number; atMost?: number } = {},
): Figure {
  const ratio = measured.value / reference.value;
  const figure = {
    ...plain(measured),
    reference: { ...reference, value: rounded(reference.value) },
    ratio: rounded(ratio),
  };
  if (bound.atLeast !== undefined) return { ...figure, target: `>= ${bound.atLeast}x`, isMet: ratio >= bound.atLeast };
  if (bound.atMost !== undefined) return { ...figure, target: `<= ${bound.atMost}x`, isMet: ratio <= bound.atMost };
  return figure;
}

/** A figure with a fixed budget. */
export function budgeted(measured: Measured, atMost: number): Figure {
  return { ...plain(measured), target: `<= ${atMost} ${measured.unit}`, isMet: measured.value <= atMost };
}

/** The processor of one operation, of product and reference: all of it, and by who used it. */
export function processorFigures(
  bench: string,
  product: Processor,
  reference: { name: string; processor: Processor },
): Figure[] {
  const all = ({ server, database, client }: Processor) => server + database + client;
  const figure = (of: string, value: (processor: Processor) => number) =>
    compared(
      { bench, name: `processor${of}`, value: value(product), unit: 'ms' },
      { name: reference.name, value: value(reference.processor) },
    );
  return [
    figure('', all),
    figure(' of server and clients', ({ server, client }) => server + client),
    figure(' of PostgreSQL', ({ database }) => database),
  ];
}

function cells(figure: Figure): string[] {
  const { reference, ratio, target, isMet } = figure;
  return [
    figure.bench,
    figure.name,
    `${figure.value} ${figure.unit}`,
    reference ? `${reference.name}: ${reference.value}` : '',
    ratio === undefined ? '' : `${ratio}x`,
    target ?? '',
    isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
  ];
}

/** The figures as a table for people. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [['bench', 'figure', 'value', 'reference', 'ratio', 'target', ''], ...figures.map(cells)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
