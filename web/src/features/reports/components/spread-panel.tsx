import { formatPercent } from '@balcao/contract/kernel';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { SheetButtons } from '../../../domain/sheets/sheet-buttons.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import type { SoldSums } from '../calls.ts';
import { hasGoals, partsOf, recurringOf, type SoldPart, type Spread, spreadColumns, spreads } from '../rules/spread.ts';
import { pictureTexts as texts } from '../texts.ts';
import { ShareBar } from './share-bar.tsx';

const tabs = spreads.map((key) => ({ key, label: texts.by[key] }));
const count = (value: number) => value.toLocaleString('pt-BR');

const reached = (goal: number | null, principal: number) =>
  goal === null ? '—' : texts.reached(formatReais(goal), formatPercent(principal / goal));

function columnsOf(
  by: Spread,
  { total: { principal: whole }, goal: ofAll, operators }: SoldSums,
): readonly Column<SoldPart>[] {
  const figure = (key: string, header: string, of: (part: SoldPart) => string): Column<SoldPart> => ({
    key,
    header,
    align: 'end',
    width: '14ch',
    render: of,
  });
  return [
    { key: 'name', header: texts.names[by], render: ({ name }) => name },
    {
      key: 'share',
      header: texts.share,
      width: '24ch',
      render: ({ principal }) => {
        const share = whole === 0 ? 0 : principal / whole;
        return <ShareBar share={share} text={formatPercent(share)} />;
      },
    },
    figure('sold', texts.sold, ({ principal }) => formatReais(principal)),
    ...(hasGoals(by) && (ofAll !== null || operators.some(({ goal }) => goal !== null))
      ? [{ ...figure('goal', texts.goals, ({ goal, principal }) => reached(goal, principal)), width: '24ch' }]
      : []),
    figure('sales', texts.sales, ({ sales }) => count(sales)),
    figure('canceled', texts.canceled, ({ canceled }) => count(canceled)),
    figure('returned', texts.returned, ({ returnedValue }) => formatReais(returnedValue)),
    figure('first', texts.first, ({ firstPurchases }) => count(firstPurchases)),
    figure('recurring', texts.recurring, (part) => count(recurringOf(part))),
  ];
}

/** How the sales are spread over stores, people, products and days: the share of each as a bar beside its figures. */
export function SpreadPanel({ sums }: { sums: SoldSums }) {
  const [by, setBy] = useState<Spread>('stores');
  const { startDate, endDate, total } = sums;
  const parts = partsOf(sums, by);
  const sheet = {
    fileName: texts.fileName(texts.files[by], startDate, endDate),
    sheetName: texts.by[by],
    columns: spreadColumns(by),
    rows: parts,
  };
  return (
    <section className="reports-spread" aria-labelledby="reports-spread">
      <div className="reports-bar">
        <h2 id="reports-spread">{texts.spread}</h2>
        <SheetButtons sheet={sheet} label={texts.download} />
      </div>
      <Tabs
        label={texts.spread}
        tabs={tabs}
        current={by}
        onChange={(key) => setBy(spreads.find((one) => one === key) ?? 'stores')}
        hasControls
      >
        <DataTable
          caption={texts.by[by]}
          columns={columnsOf(by, sums)}
          rows={parts}
          rowKey={({ key }) => key}
          isDense
          totals={{
            sold: formatReais(total.principal),
            sales: count(total.sales),
            canceled: count(total.canceled),
            returned: formatReais(total.returnedValue),
            first: count(total.firstPurchases),
            recurring: count(recurringOf(total)),
            ...(by === 'stores' && { goal: reached(sums.goal, total.principal) }),
          }}
        />
      </Tabs>
    </section>
  );
}
