import { type CivilDate, formatDate } from '@balcao/contract/kernel';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import type { Desk, Waiting } from '../calls.ts';
import { texts } from '../texts.ts';
import { MakeDialog } from './make-dialog.tsx';

const dueText = (dueOn: string, today: string): string =>
  dueOn > today ? formatDate(dueOn) : `${formatDate(dueOn)}, ${dueOn < today ? texts.isOverdue : texts.isDue}`;

interface Acts {
  today: string;
  canAct: boolean;
  onMake: (of: Waiting) => void;
}
const columnsOf = ({ today, canAct, onMake }: Acts): readonly Column<Waiting>[] => [
  { key: 'retailer', header: texts.retailer, render: ({ retailerName }) => retailerName },
  {
    key: 'due',
    header: texts.due,
    render: ({ dueOn }) => dueText(dueOn, today),
  },
  { key: 'items', header: texts.items, align: 'end', width: '8ch', render: ({ count }) => count },
  { key: 'amount', header: texts.amount, align: 'end', render: ({ amount }) => <Money reais={amount} /> },
  ...(canAct
    ? [
        {
          key: 'make',
          header: texts.make,
          isHeaderHidden: true,
          render: (of: Waiting) =>
            of.isDue ? (
              <Button kind="quiet" aria-label={texts.makeOf(of.retailerName)} onClick={() => onMake(of)}>
                {texts.make}
              </Button>
            ) : null,
        },
      ]
    : []),
];

/** What is in no batch yet, by retailer and day. */
export function WaitingTable({ desk }: { desk: Desk }) {
  const [making, setMaking] = useState<Waiting>();
  if (desk.waiting.length === 0) return null;
  return (
    <div className="treasury-waiting">
      <h2>{texts.waiting}</h2>
      <p className="treasury-note">{desk.isBusinessDay ? texts.waitingHint : texts.noBusinessDay}</p>
      <DataTable
        caption={texts.waiting}
        columns={columnsOf({ today: desk.today, canAct: desk.canAct, onMake: setMaking })}
        rows={desk.waiting}
        rowKey={({ retailerId, dueOn }) => `${retailerId} ${dueOn}`}
      />
      {making ? <MakeDialog of={making} today={desk.today as CivilDate} onClose={() => setMaking(undefined)} /> : null}
    </div>
  );
}
