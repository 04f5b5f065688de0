import { formatDate, sumReais, today } from '@balcao/contract/kernel';
import { useState } from 'react';
import { SheetButtons } from '../../../domain/sheets/sheet-buttons.tsx';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import type { Taxes } from '../calls.ts';
import { iofSheet } from '../rules/sheets.ts';
import { isToRecord, statusOf } from '../rules/tax-status.ts';
import { texts } from '../texts.ts';
import { useTaxes } from '../use-accounting.ts';
import { Asked } from './asked.tsx';
import { type Begun, RecordDialog } from './record-dialog.tsx';
import { PostingsPanel } from './postings-panel.tsx';
import { RecordsTable } from './records-table.tsx';
import { RevenueTaxes } from './revenue-taxes.tsx';

type Period = Taxes['iof'][number];

const periodName = ({ start, end }: Pick<Period, 'start' | 'end'>) => `${formatDate(start)} a ${formatDate(end)}`;

interface Acts {
  onRecord: (begun: Begun) => void;
  onSee: (period: Period) => void;
}
const columnsOf = ({ onRecord, onSee }: Acts): readonly Column<Period>[] => [
  { key: 'period', header: texts.period, render: periodName },
  { key: 'remitBy', header: texts.remitBy, width: '14ch', render: ({ remitBy }) => formatDate(remitBy) },
  { key: 'status', header: texts.status, render: (period) => statusOf(period, period.value) },
  { key: 'amount', header: texts.amount, align: 'end', width: '15ch', render: ({ value }) => formatReais(value) },
  {
    key: 'see',
    header: texts.see,
    isHeaderHidden: true,
    width: '8ch',
    render: (period) =>
      period.value === 0 ? null : (
        <Button kind="quiet" aria-label={texts.seeIof(periodName(period))} onClick={() => onSee(period)}>
          {texts.seeShort}
        </Button>
      ),
  },
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
export function TaxesTab({ month, onAccount }: { month: string; onAccount: (account: string) => void }) {
  const [begun, setBegun] = useState<Begun>();
  const [seen, setSeen] = useState<Period>();
  return (
    <Asked query={useTaxes(month)}>
      {({ iof, revenue }) => (
        <div className="accounting-taxes">
          <h2>{texts.iof}</h2>
          <DataTable
            caption={texts.iof}
            columns={columnsOf({ onRecord: setBegun, onSee: setSeen })}
            isSelected={({ start }) => start === seen?.start}
            rows={iof}
            rowKey={({ start }) => start}
            totals={{ amount: formatReais(sumReais(iof.map(({ value }) => value))) }}
          />
          <div className="accounting-acts">
            <SheetButtons sheet={iofSheet({ month, iof })} label={texts.iofXlsx} csvLabel={texts.iofCsv} />
          </div>
          {seen ? (
            <PostingsPanel
              key={seen.start}
              account="iof_payable"
              title={texts.iofPostings(periodName(seen))}
              without="IOF_REMITTANCE"
              span={{ from: seen.start, to: seen.end }}
              onClose={() => setSeen(undefined)}
            />
          ) : null}
          <h2>{texts.revenue}</h2>
          {revenue ? (
            <RevenueTaxes month={month} revenue={revenue} onRecord={setBegun} onAccount={onAccount} />
          ) : (
            <p>{texts.noRates}</p>
          )}
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
