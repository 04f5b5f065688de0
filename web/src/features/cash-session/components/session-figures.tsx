import type { CashDetail } from '../../../domain/cash/cash-calls.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { closingTexts, kindTexts, texts } from '../texts.ts';
import { differenceText } from './count-result.tsx';

type CashKind = CashDetail['sums'][number];
const onPaper = Object.keys(kindTexts);
const byPaper = (one: CashKind, other: CashKind) => onPaper.indexOf(one.kind) - onPaper.indexOf(other.kind);

/** Every figure of a closed session, in the order of its paper. */
export function SessionFigures({ detail }: { detail: CashDetail }) {
  const { float, sums, expected, counted, difference, reason, closedBy, counts } = detail;
  const lines: readonly (readonly [label: string, value: string])[] = [
    [closingTexts.float, formatReais(float)],
    ...[...sums]
      .sort(byPaper)
      .map(({ kind, count, amount }) => [`${kindTexts[kind]} (${count})`, formatReais(amount)] as const),
    [texts.expected, formatReais(expected ?? 0)],
    [texts.counted, formatReais(counted ?? 0)],
    [texts.difference, (difference ?? 0) === 0 ? closingTexts.even : differenceText(difference ?? 0)],
    ...(reason === null ? [] : [[closingTexts.reason, reason] as const]),
    ...(closedBy === null ? [] : [[closingTexts.closedBy, closedBy.name] as const]),
    ...(counts > 1 ? [[closingTexts.counts, String(counts)] as const] : []),
  ];
  return (
    <dl className="cash-facts cash-figures">
      {lines.map(([label, value]) => (
        <div key={label} className="cash-line">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
