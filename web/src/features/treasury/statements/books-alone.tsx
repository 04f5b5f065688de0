import { formatDate } from '@balcao/contract/kernel';
import { eventName } from '../../../domain/books/texts.ts';
import { Money } from '../../../ui/data/money.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import type { BankDesk, Movement } from './calls.ts';
import { texts } from './texts.ts';

const columns: readonly Column<Movement>[] = [
  { key: 'on', header: texts.on, width: '12ch', render: ({ on }) => formatDate(on) },
  {
    key: 'event',
    header: texts.books,
    render: ({ event, retailerName }) => [eventName(event), retailerName].filter(Boolean).join(', '),
  },
  {
    key: 'amount',
    header: texts.amount,
    align: 'end',
    width: '16ch',
    render: ({ amount }) => <Money reais={amount} />,
  },
];

/** What the books moved at the bank, and no statement has yet. */
export function BooksAlone({ of }: { of: BankDesk['onlyInBooks'] }) {
  const empty = <EmptyState title={texts.emptyBooks}>{of === null ? texts.emptyHint : null}</EmptyState>;
  if (of === null) return empty;
  return (
    <>
      <p className="treasury-note">{texts.booksAloneHint(formatDate(of.from), formatDate(of.to))}</p>
      <DataTable
        caption={texts.booksAlone}
        columns={columns}
        rows={of.items}
        rowKey={({ event, subjectId }) => `${event} ${subjectId}`}
        totals={of.items.length === of.count ? { amount: <Money reais={of.amount} /> } : undefined}
        empty={empty}
      />
    </>
  );
}
