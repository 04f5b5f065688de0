import { sumReais } from '@balcao/contract/kernel';
import type { Line } from '../calls.ts';

const sumOf = (lines: readonly Line[], of: (line: Line) => number) => sumReais(lines.map(of));
const ofKinds = (lines: readonly Line[], ...kinds: readonly Line['kind'][]) =>
  lines.filter(({ kind }) => kinds.includes(kind));

/** A part of a statement: its lines as people read them, and what they come to. */
export interface Part {
  key: 'assets' | 'liabilities' | 'equity' | 'income' | 'expenses';
  lines: readonly { account: string; value: number }[];
  total: number;
}

const part = (key: Part['key'], lines: readonly Line[], of: (line: Line) => number): Part => ({
  key,
  lines: lines.map((line) => ({ account: line.account, value: of(line) })).filter(({ value }) => value !== 0),
  total: sumOf(lines, of),
});
const credit = (value: number) => (value === 0 ? 0 : 0 - value);
const moved = ({ debit, credit: other }: Line) => sumReais([debit, credit(other)]);

/** What is held and owed at the end of a span: what was earned so far is the owners'. */
export function balanceSheet(lines: readonly Line[]) {
  const closing = ({ closing: value }: Line) => credit(value);
  const result = credit(sumOf(ofKinds(lines, 'INCOME', 'EXPENSE'), (line) => line.closing));
  const equity = part('equity', ofKinds(lines, 'EQUITY'), closing);
  return {
    assets: part('assets', ofKinds(lines, 'ASSET'), (line) => line.closing),
    liabilities: part('liabilities', ofKinds(lines, 'LIABILITY'), closing),
    equity,
    result,
    total: sumOf(ofKinds(lines, 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE'), closing),
  };
}

/** What was earned and lost within a span. */
export function incomeStatement(lines: readonly Line[]) {
  return {
    income: part('income', ofKinds(lines, 'INCOME'), (line) => credit(moved(line))),
    expenses: part('expenses', ofKinds(lines, 'EXPENSE'), moved),
    result: credit(sumOf(ofKinds(lines, 'INCOME', 'EXPENSE'), moved)),
  };
}
