import { formatDate, percentOfFraction, sumReais, today } from '@balcao/contract/kernel';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import type { Taxes } from '../calls.ts';
import { texts } from '../texts.ts';
import { useTaxes } from '../use-accounting.ts';
import { Asked } from './asked.tsx';
import { type Begun, RecordDialog } from './record-dialog.tsx';
import { RecordsTable } from './records-table.tsx';

type Period = Taxes['iof'][number];
type Revenue = NonNullable<Taxes['revenue']>;

const periodName = ({ start, end }: Pick<Period, 'start' | 'end'>) => `${formatDate(start)} a ${formatDate(end)}`;

/** Whether a tax is paid, is to be paid, or still grows. */
function statusOf({ isOver, recorded }: Pick<Period, 'isOver' | 'recorded'>, value: number): string {
  if (recorded) return texts.recorded(formatDate(recorded.on), recorded.by);
  if (!isOver) return texts.running;
  return value > 0 ? texts.owed : texts.nothingOwed;
}
const isToRecord = ({ isOver, recorded }: Pick<Period, 'isOver' | 'recorded'>, value: number) =>
  isOver && recorded === null && value > 0;

const columnsOf = (onRecord: (begun: Begun) => void): readonly Column<Period>[] => [
  { key: 'period', header: texts.period, render: periodName },
  { key: 'remitBy', header: texts.remitBy, width: '14ch', render: ({ remitBy }) => formatDate(remitBy) },
  { key: 'status', header: texts.status, render: (period) => statusOf(period, period.value) },
  { key: 'amount', header: texts.amount, align: 'end', width: '15ch', render: ({ value }) => formatReais(value) },
  {
    key: 'record',
    header: texts.record,
    isHeaderHidden: true,
    render: (period) =>
      isToRecord(period, period.value) ? (
        <Button
          kind="quiet"
          aria-label={texts.recordOf(periodName(period))}
          onClick={() => onRecord({ kind: 'IOF_REMITTANCE', periodStart: period.start, amount: period.value })}
        >
          {texts.record}
        </Button>
      ) : null,
  },
];

/** IOF of a month by the day it is due, what its revenue owes, and what people told the books of it and of the provider's own money. */
export function TaxesTab({ month }: { month: string }) {
  const [begun, setBegun] = useState<Begun>();
  return (
    <Asked query={useTaxes(month)}>
      {({ iof, revenue }) => (
        <div className="accounting-taxes">
          <h2>{texts.iof}</h2>
          <DataTable
            caption={texts.iof}
            columns={columnsOf(setBegun)}
            rows={iof}
            rowKey={({ start }) => start}
            totals={{ amount: formatReais(sumReais(iof.map(({ value }) => value))) }}
          />
          <h2>{texts.revenue}</h2>
          {revenue ? <RevenueTaxes revenue={revenue} onRecord={setBegun} /> : <p>{texts.noRates}</p>}
          <h2>{texts.records}</h2>
          <RecordsTable />
          <div className="accounting-acts">
            <Button onClick={() => setBegun({})}>{texts.newRecord}</Button>
          </div>
          {begun ? <RecordDialog begun={begun} today={today()} onClose={() => setBegun(undefined)} /> : null}
        </div>
      )}
    </Asked>
  );
}

function RevenueTaxes({ revenue, onRecord }: { revenue: Revenue; onRecord: (begun: Begun) => void }) {
  const { base, pis, pisRate, cofins, cofinsRate, start } = revenue;
  const total = sumReais([pis, cofins]);
  const lines: readonly (readonly [string, number])[] = [
    [texts.revenueBase, base],
    [texts.pis(percentOfFraction(pisRate)), pis],
    [texts.cofins(percentOfFraction(cofinsRate)), cofins],
  ];
  return (
    <>
      <dl className="accounting-figures">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money reais={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="accounting-note">{statusOf(revenue, total)}</p>
      {isToRecord(revenue, total) ? (
        <Button onClick={() => onRecord({ kind: 'REVENUE_TAXES', periodStart: start, amount: total })}>
          {texts.record}
        </Button>
      ) : null}
    </>
  );
}
