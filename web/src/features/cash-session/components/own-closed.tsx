import { formatDateTime } from '@balcao/contract/kernel';
import type { CashListed } from '../../../domain/cash/cash-calls.ts';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { closingTexts, texts } from '../texts.ts';
import { Difference } from './difference.tsx';

const columns: readonly Column<CashListed>[] = [
  { key: 'closedAt', header: closingTexts.closed, render: ({ closedAt }) => formatDateTime(closedAt ?? '') },
  { key: 'drawer', header: closingTexts.drawer, render: ({ drawer, number }) => `${drawer} · Z ${number}` },
  { key: 'difference', header: closingTexts.difference, render: Difference },
  {
    key: 'print',
    header: closingTexts.action,
    isHeaderHidden: true,
    render: ({ id, drawer, number }) => (
      <ReceiptLink href={`/render/${id}/cash`} text={texts.printAgain} label={texts.printAgainOf(drawer, number)} />
    ),
  },
];

/** The drawers that the operator closed last, each with its paper once more. */
export function OwnClosed({ sessions }: { sessions: readonly CashListed[] }) {
  if (sessions.length === 0) return null;
  return (
    <section className="cash-stack" aria-label={texts.ownClosed}>
      <h2>{texts.ownClosed}</h2>
      <DataTable caption={texts.ownClosedTable} columns={columns} rows={sessions} rowKey={({ id }) => id} />
    </section>
  );
}
