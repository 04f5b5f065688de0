import type { Wire } from '@balcao/contract';
import { formatDate } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { closingTexts as texts } from '../texts.ts';

export type Unassigned = Wire<'GET /coordinator/cash/sessions'>['answer']['unassigned'];

const columns: readonly Column<Unassigned[number]>[] = [
  { key: 'day', header: texts.day, render: ({ day }) => formatDate(day) },
  { key: 'count', header: texts.count, align: 'end', render: ({ count }) => String(count) },
  { key: 'amount', header: texts.amount, align: 'end', render: ({ amount }) => formatReais(amount) },
];

/** What landed in no drawer, by day; nothing where there is none. */
export function UnassignedDays({ days }: { days: Unassigned }) {
  if (days.length === 0) return null;
  return (
    <section className="cash-stack" aria-label={texts.unassigned}>
      <h2>{texts.unassigned}</h2>
      <p className="cash-note">{texts.unassignedHint}</p>
      <DataTable caption={texts.unassignedTable} columns={columns} rows={days} rowKey={({ day }) => day} />
    </section>
  );
}
