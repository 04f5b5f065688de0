import { type CivilDate, formatDate } from '@balcao/contract/kernel';
import { accountName } from '../../../domain/books/texts.ts';
import { SheetButtons } from '../../../domain/sheets/sheet-buttons.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { firstDay, lastDay } from '../rules/months.ts';
import { statementSheet } from '../rules/sheets.ts';
import { balanceSheet, incomeStatement, type Part } from '../rules/statements.ts';
import { texts } from '../texts.ts';
import { useTrialBalance } from '../use-accounting.ts';
import { Asked } from './asked.tsx';
import { UntilField } from './until-field.tsx';

interface StatementsTabProps {
  month: string;
  until: CivilDate | null;
  onUntil: (day: CivilDate | null) => void;
  /** An account's own lines: of its whole balance, or of the span alone. */
  onAccount: (account: string, of: 'balance' | 'span') => void;
}

/** Balance sheet on a day and income statement of its month up to it; an account opens what it is made of. */
export function StatementsTab({ month, until, onUntil, onAccount }: StatementsTabProps) {
  const [from, to] = [firstDay(month), until ?? lastDay(month)];
  return (
    <>
      <UntilField month={month} until={to} onUntil={onUntil} />
      <Statements from={from} to={to} onAccount={onAccount} />
    </>
  );
}

type StatementsProps = Pick<StatementsTabProps, 'onAccount'> & { from: CivilDate; to: CivilDate };

function Statements({ from, to, onAccount }: StatementsProps) {
  return (
    <Asked query={useTrialBalance({ from, to })}>
      {({ lines }) => {
        if (lines.length === 0) return <EmptyState title={texts.nothing}>{texts.nothingHint}</EmptyState>;
        const sheet = balanceSheet(lines);
        const earned = incomeStatement(lines);
        const ofBalance = (account: string) => onAccount(account, 'balance');
        const ofSpan = (account: string) => onAccount(account, 'span');
        return (
          <>
            <div className="accounting-statements">
              <section aria-label={texts.balanceSheet(formatDate(to))}>
                <h2>{texts.balanceSheet(formatDate(to))}</h2>
                <StatementPart of={sheet.assets} onAccount={ofBalance} />
                <StatementPart of={sheet.liabilities} onAccount={ofBalance} />
                <StatementPart of={sheet.equity} onAccount={ofBalance} />
                <Sum text={texts.resultSoFar} value={sheet.result} />
                <Sum text={texts.totalOwed} value={sheet.total} />
              </section>
              <section aria-label={texts.incomeStatement(formatDate(from), formatDate(to))}>
                <h2>{texts.incomeStatement(formatDate(from), formatDate(to))}</h2>
                <StatementPart of={earned.income} onAccount={ofSpan} />
                <StatementPart of={earned.expenses} onAccount={ofSpan} />
                <Sum text={texts.result} value={earned.result} />
              </section>
            </div>
            <div className="accounting-acts">
              <SheetButtons sheet={statementSheet(lines, to)} />
            </div>
          </>
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
