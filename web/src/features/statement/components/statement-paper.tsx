import { formatDate } from '@balcao/contract/kernel';
import { useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { type Statement, type StatementLine, statementPdf } from '../calls.ts';
import type { Period } from '../rules/period.ts';
import { texts } from '../texts.ts';

const columns: readonly Column<StatementLine>[] = [
  { key: 'day', header: texts.day, width: '12ch', render: ({ on }) => formatDate(on) },
  { key: 'what', header: texts.what, render: ({ kind }) => texts.kinds[kind] },
  { key: 'contracts', header: texts.contracts, render: ({ contractNumbers }) => contractNumbers.join(', ') },
  { key: 'store', header: texts.store, render: ({ storeName }) => storeName },
  { key: 'value', header: texts.value, align: 'end', render: ({ value }) => <Money reais={value} /> },
];

/** The lines of the period, their sums, and what is open today. */
export function StatementPaper({ statement, period }: { statement: Statement; period: Period }) {
  return (
    <div className="statement-desk">
      <DataTable
        caption={texts.lines}
        columns={columns}
        rows={statement.lines}
        rowKey={({ authenticationCode }) => authenticationCode}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
      <div className="statement-side">
        <Sums statement={statement} />
        <Open statement={statement} />
        <Download borrowerId={statement.borrowerId} period={period} />
        <p className="statement-soft">{texts.note}</p>
      </div>
    </div>
  );
}

function Sums({ statement: { totals } }: { statement: Statement }) {
  const sums = [
    { label: texts.bought, reais: totals.bought },
    { label: texts.paid, reais: totals.paid },
    ...(totals.undone > 0 ? [{ label: texts.undone, reais: totals.undone }] : []),
    ...(totals.returned > 0 ? [{ label: texts.returned, reais: totals.returned }] : []),
  ];
  return (
    <section aria-labelledby="statement-totals">
      <h2 id="statement-totals">{texts.totals}</h2>
      <dl className="statement-sums">
        {sums.map(({ label, reais }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money reais={reais} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Open({ statement: { open, due } }: { statement: Statement }) {
  return (
    <section aria-labelledby="statement-open">
      <h2 id="statement-open">{texts.open}</h2>
      {open.length === 0 ? (
        <p className="statement-soft">{texts.nothingOpen}</p>
      ) : (
        <dl className="statement-sums">
          {open.map((one) => (
            <div key={one.contractId}>
              <dt>
                {texts.contract(one.contractNumber)}
                <span className="statement-soft">
                  {texts.installments(one)}, {texts.nextDue(formatDate(one.nextDueDate))}
                </span>
              </dt>
              <dd>
                <Money reais={one.due} />
              </dd>
            </div>
          ))}
          <div className="statement-due">
            <dt>{texts.due}</dt>
            <dd>
              <Money reais={due} />
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
}

function Download({ borrowerId, period }: { borrowerId: string; period: Period }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const download = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      saveFile(await statementPdf(borrowerId, period), texts.file);
    } catch (error) {
      setFailure(errorText(error, brandName()));
    }
    setBusy(false);
  };
  return (
    <>
      <Button kind="primary" onClick={() => void download()} busyText={isBusy ? texts.makingPdf : undefined}>
        {texts.pdf}
      </Button>
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
    </>
  );
}
