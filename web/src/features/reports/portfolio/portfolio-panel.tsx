import { formatPercent, today } from '@balcao/contract/kernel';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { SheetButtons } from '../../../domain/sheets/sheet-buttons.tsx';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { ShareBar } from '../components/share-bar.tsx';
import { AgeingLine } from './ageing-line.tsx';
import {
  type Divided,
  divisions,
  monthText,
  type Portfolio,
  type PortfolioRow,
  rowsOf,
  shareOf,
  sheetColumns,
} from './rows.ts';
import { texts } from './texts.ts';

const tabs = divisions.map((key) => ({ key, label: texts.by[key] }));
const count = (value: number) => value.toLocaleString('pt-BR');
const thousands = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });

const figure = (key: string, header: string, of: (row: PortfolioRow) => string): Column<PortfolioRow> => ({
  key,
  header,
  align: 'end',
  width: '16ch',
  render: of,
});

function columnsOf(by: Divided, open: number): readonly Column<PortfolioRow>[] {
  const late = [
    figure('late', texts.late, (row) => formatReais(row.late)),
    figure('late30', texts.late30, (row) => formatReais(row.late30)),
  ];
  const share: Column<PortfolioRow> = {
    key: 'share',
    header: texts.share,
    width: '24ch',
    render: (row) => <ShareBar share={shareOf(row.open, open)} text={formatPercent(shareOf(row.open, open))} />,
  };
  return [
    { key: 'name', header: texts.names[by], render: ({ name }) => name },
    ...(by === 'ageing' ? [share] : []),
    ...(by === 'vintages'
      ? [
          figure('contracts', texts.contracts, (row) => count(row.contracts)),
          figure('face', texts.face, (row) => formatReais(row.face)),
        ]
      : []),
    figure('installments', texts.installments, (row) => count(row.installments)),
    figure('open', texts.open, (row) => formatReais(row.open)),
    ...(by === 'ageing' ? [] : late),
  ];
}

const sumOf = (rows: readonly PortfolioRow[], key: 'contracts' | 'installments') =>
  count(rows.reduce((sum, row) => sum + row[key], 0));

/** The portfolio by how late it is, by month due and by month of the sale: the picture, the figures under it, the sheet of both. */
export function PortfolioPanel({ portfolio }: { portfolio: Portfolio }) {
  const [by, setBy] = useState<Divided>('ageing');
  const { total } = portfolio;
  const rows = rowsOf(portfolio, by);
  // Agreements are in no month: what is open of them falls due as agreed.
  const open = by === 'months' ? rows.reduce((sum, row) => sum + Math.round(row.open * 100), 0) / 100 : total.open;
  return (
    <section className="reports-spread" aria-labelledby="portfolio-panel">
      <div className="reports-bar">
        <h2 id="portfolio-panel">{texts.panel}</h2>
        <SheetButtons
          label={texts.download}
          sheet={{
            fileName: texts.fileName(texts.files[by], today()),
            sheetName: texts.by[by],
            columns: sheetColumns(by),
            rows,
          }}
        />
      </div>
      <Tabs
        label={texts.panel}
        tabs={tabs}
        current={by}
        onChange={(key) => setBy(divisions.find((one) => one === key) ?? 'ageing')}
        hasControls
      >
        <Picture by={by} rows={rows} open={open} />
        <DataTable
          caption={texts.by[by]}
          columns={columnsOf(by, open)}
          rows={rows}
          rowKey={({ key }) => key}
          totals={{
            contracts: sumOf(rows, 'contracts'),
            face: formatReais(total.face),
            installments: sumOf(rows, 'installments'),
            open: formatReais(open),
            late: formatReais(total.late),
            late30: formatReais(total.late30),
          }}
        />
      </Tabs>
    </section>
  );
}

function Picture({ by, rows, open }: { by: Divided; rows: readonly PortfolioRow[]; open: number }) {
  if (by === 'ageing') return <AgeingLine rows={rows} open={open} />;
  const isShare = by === 'vintages';
  return (
    <BarChart
      title={texts.pictures[by]}
      pointHeader={texts.month}
      valueHeader={isShare ? texts.late30 : texts.open}
      points={rows.map((row) => ({
        label: monthText(row.key),
        value: isShare ? shareOf(row.late30, row.face) : row.open,
      }))}
      format={isShare ? (value) => formatPercent(value) : formatReais}
      shortFormat={isShare ? (value) => formatPercent(value) : (value) => thousands.format(value)}
    />
  );
}
