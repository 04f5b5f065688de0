import { formatDateTime } from '@balcao/contract/kernel';
import type { CashSession } from '../../../domain/cash/cash-calls.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { texts } from '../texts.ts';

/** What was put in and taken out by hand, with why and who approved it. */
export function HandMoves({ moves }: { moves: CashSession['moves'] }) {
  if (moves.length === 0) return <p className="cash-note">{texts.noMoves}</p>;
  return (
    <ul className="cash-moves" aria-label={texts.moves}>
      {moves.map(({ id, kind, amount, reason, approvedBy, movedAt }) => (
        <li key={id}>
          <span>{kind === 'SUPPLY' ? texts.supply : texts.withdrawal}</span>
          <span className="money">{formatReais(kind === 'SUPPLY' ? amount : -amount)}</span>
          <small>
            {[formatDateTime(movedAt), reason, ...(approvedBy === null ? [] : [texts.approvedBy(approvedBy)])].join(
              ' · ',
            )}
          </small>
        </li>
      ))}
    </ul>
  );
}
