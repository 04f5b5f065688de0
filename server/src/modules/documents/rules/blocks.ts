/** Weights of print on the roll. The law asks 12 pt for terms (CDC art. 54 § 3): only addresses are set smaller. */
export const styles = {
  title: { size: 15, isBold: true },
  name: { size: 13, isBold: true },
  body: { size: 12, isBold: false },
  strong: { size: 12, isBold: true },
  figure: { size: 18, isBold: true },
  code: { size: 13, isBold: true },
  fine: { size: 10, isBold: false },
  // Cells of a boleto, no terms of a contract.
  label: { size: 7, isBold: false },
  cell: { size: 9, isBold: false },
  cellStrong: { size: 10, isBold: true },
} as const;
export type Style = keyof typeof styles;

/** One part of a receipt, from top to bottom. */
export type Block =
  /** Running text, wrapped. */
  | { kind: 'text'; text: string; style: Style; align: 'left' | 'center' }
  /** A label and its value against the right edge; the label wraps, the value never does. */
  | { kind: 'pair'; label: string; value: string; style: Style; valueStyle: Style; indent: number }
  /** A line of the due-date table: the last cell against the right edge. */
  | { kind: 'row'; cells: readonly [string, string, string]; style: Style }
  | { kind: 'rule'; weight: 'thin' | 'thick' }
  | { kind: 'gap'; points: number };

const INDENT = 10;

export const text = (words: string, style: Style = 'body'): Block => ({
  kind: 'text',
  text: words,
  style,
  align: 'left',
});

export const centred = (words: string, style: Style): Block => ({ kind: 'text', text: words, style, align: 'center' });

export const pair = (label: string, value: string, style: Style = 'body', valueStyle: Style = style): Block => ({
  kind: 'pair',
  label,
  value,
  style,
  valueStyle,
  indent: 0,
});

/** A component of the pair above it. */
export const detail = (label: string, value: string): Block => ({
  kind: 'pair',
  label,
  value,
  style: 'body',
  valueStyle: 'body',
  indent: INDENT,
});

export const row = (cells: readonly [string, string, string], style: Style = 'body'): Block => ({
  kind: 'row',
  cells,
  style,
});

export const gap = (points: number): Block => ({ kind: 'gap', points });

/** A thin line with air around it: the end of a part. */
export const divider: readonly Block[] = [gap(6), { kind: 'rule', weight: 'thin' }, gap(6)];
/** A thick line: what stands between two is the figure of the paper. */
export const thickDivider: readonly Block[] = [gap(6), { kind: 'rule', weight: 'thick' }, gap(6)];
