import { formatDate } from '@balcao/contract/kernel';
import { accountName } from '../../../domain/books/texts.ts';
import { Money } from '../../../ui/data/money.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { firstDay, lastDay } from '../rules/months.ts';
import { balanceSheet, incomeStatement, type Part } from '../rules/statements.ts';
import { texts } from '../texts.ts';
import { useTrialBalance } from '../use-accounting.ts';
import { Asked } from './asked.tsx';

interface StatementsTabProps {
  month: string;
  onAccount: (account: string) => void;
}

/** Balance sheet and income statement of a month; an account opens the trial balance where it is made of. */
export function StatementsTab({ month, onAccount }: StatementsTabProps) {
  const [from, to] = [firstDay(month), lastDay(month)];
  return (
    <Asked query={useTrialBalance({ from, to })}>
      {({ lines }) => {
        if (lines.length === 0) return <EmptyState title={texts.nothing}>{texts.nothingHint}</EmptyState>;
        const sheet = balanceSheet(lines);
        const earned = incomeStatement(lines);
        return (
          <div className="accounting-statements">
            <section aria-label={texts.balanceSheet(formatDate(to))}>
              <h2>{texts.balanceSheet(formatDate(to))}</h2>
              <StatementPart of={sheet.assets} onAccount={onAccount} />
              <StatementPart of={sheet.liabilities} onAccount={onAccount} />
              <StatementPart of={sheet.equity} onAccount={onAccount} />
              <Sum text={texts.resultSoFar} value={sheet.result} />
              <Sum text={texts.totalOwed} value={sheet.total} />
            </section>
            <section aria-label={texts.incomeStatement(formatDate(from), formatDate(to))}>
              <h2>{texts.incomeStatement(formatDate(from), formatDate(to))}</h2>
              <StatementPart of={earned.income} onAccount={onAccount} />
              <StatementPart of={earned.expenses} onAccount={onAccount} />
              <Sum text={texts.result} value={earned.result} />
            </section>
          </div>
        );
      }}
    </Asked>
  );
}

function StatementPart({ of, onAccount }: { of: Part; onAccount: (account: string) => void }) {
  return (
    <>
      <Sum text={texts.parts[of.key]} value={of.total} />
      <ul className="accounting-lines">
        {of.lines.map(({ account, value }) => (
          <li key={account}>
            <button type="button" className="accounting-line" onClick={() => onAccount(account)}>
              <span>{accountName(account)}</span>
              <Money reais={value} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Sum({ text, value }: { text: string; value: number }) {
  return (
    <p className="accounting-sum">
      <span>{text}</span>
      <Money reais={value} />
    </p>
  );
}
