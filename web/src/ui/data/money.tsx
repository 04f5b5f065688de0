import { type Cents, formatBrl, reaisToCents } from '@balcao/contract/kernel';
import './money.css';

type Amount = { cents: Cents; reais?: never } | { reais: number; cents?: never };

type MoneyProps = Amount & {
  /** The one figure that matters: 40 px. */
  isFigure?: boolean;
};

/** 'R$ 1.234,56' that never breaks in two lines and keeps its digits in columns. */
export function Money({ cents, reais, isFigure }: MoneyProps) {
  return <span className={`money ${isFigure ? 'money-figure' : ''}`}>{formatBrl(cents ?? reaisToCents(reais))}</span>;
}
