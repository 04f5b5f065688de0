import { formatDate } from '@balcao/contract/kernel';
import { Link } from '@tanstack/react-router';
import type { BankDesk } from './calls.ts';
import { LinesTable } from './lines-table.tsx';
import { texts } from './texts.ts';

/** What holds the close of a month: lines up to its end that have no books and that nobody took with a reason. */
export function ToExplain({ through, desk }: { through: string; desk: BankDesk }) {
  return (
    <section className="bank-to-explain" aria-labelledby="bank-to-explain">
      <header>
        <h2 id="bank-to-explain">{texts.toExplainThrough(formatDate(through))}</h2>
        <div className="bank-acts">
          <Link className="button" to="/tesouraria" search={{ extrato: true }}>
            {texts.allLines}
          </Link>
          <Link className="button" to="/contabilidade" search={{ aba: 'fechamento' }}>
            {texts.toClose}
          </Link>
        </div>
      </header>
      <p className="treasury-note">{texts.toExplainHint}</p>
      <LinesTable of={{ toExplainThrough: through }} desk={desk} />
    </section>
  );
}
