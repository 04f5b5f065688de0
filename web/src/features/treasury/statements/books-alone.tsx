import { formatDate } from '@balcao/contract/kernel';
import { useState } from 'react';
import { eventName } from '../../../domain/books/texts.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { type BankDesk, giveMove, type Unseen } from './calls.ts';
import { GiveDialog } from './give-dialog.tsx';
import { texts } from './texts.ts';
import { movementText } from './words.ts';

const columnsOf = (onGive: (move: Unseen) => void): readonly Column<Unseen>[] => [
  {
    key: 'on',
    header: texts.on,
    width: '14ch',
    render: ({ on, days }) => (
      <span className="bank-books">
        <span>{formatDate(on)}</span>
        <small className={days > 5 ? 'is-old' : undefined}>{texts.days(days)}</small>
      </span>
    ),
  },
  {
    key: 'event',
    header: texts.books,
    render: ({ event, retailerName }) => [eventName(event), retailerName].filter(Boolean).join(', '),
  },
  {
    key: 'owner',
    header: texts.owner,
    render: ({ owner, note }) => (
      <span className="bank-books">
        <span>{owner.name}</span>
        {note === null ? null : <small>{note}</small>}
      </span>
    ),
  },
  {
    key: 'amount',
    header: texts.amount,
    align: 'end',
    width: '16ch',
    render: ({ amount }) => <Money reais={amount} />,
  },
  {
    key: 'acts',
    header: texts.acts,
    align: 'end',
    width: '20ch',
    render: (move) => (
      <Button kind="quiet" aria-label={texts.giveOf(movementText(move))} onClick={() => onGive(move)}>
        {texts.give}
      </Button>
    ),
  },
];

/** What the books moved at the bank and no statement has yet: whose it is, and for how long. */
export function BooksAlone({ desk: { onlyInBooks: of, owners } }: { desk: BankDesk }) {
  const [asked, setAsked] = useState<Unseen>();
  const empty = <EmptyState title={texts.emptyBooks}>{of === null ? texts.emptyHint : null}</EmptyState>;
  if (of === null) return empty;
  return (
    <>
      <p className="treasury-note">{texts.booksAloneHint}</p>
      <DataTable
        caption={texts.booksAlone}
        columns={columnsOf(setAsked)}
        rows={of.items}
        rowKey={({ event, subjectId }) => `${event} ${subjectId}`}
        totals={of.items.length === of.count ? { amount: <Money reais={of.amount} /> } : undefined}
        empty={empty}
      />
      {asked ? (
        <GiveDialog
          owners={owners}
          owner={asked.owner.id}
          give={(ownerId, note) => giveMove(asked, ownerId, note)}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {movementText(asked)}: {formatReais(asked.amount)}
          </p>
        </GiveDialog>
      ) : null}
    </>
  );
}
