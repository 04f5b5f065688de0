import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import type { Payout } from '../calls.ts';
import { detailText, texts } from '../texts.ts';

const tones = { OPEN: 'attention', PAID: 'success', RETURNED: 'danger' } as const;

interface PayoutTableProps {
  payouts: readonly Payout[];
  total: number;
  /** Who looks at the page. */
  userId: string;
  onPay: (payout: Payout) => void;
  onBack: (payout: Payout) => void;
}

const columns: readonly Column<Payout>[] = [
  { key: 'seller', header: texts.seller, render: ({ operator }) => operator.name },
  {
    key: 'key',
    header: texts.key,
    render: ({ pixKey }) => (pixKey === null ? <StatusBadge tone="danger" text={texts.noKey} /> : pixKey),
  },
  {
    key: 'standing',
    header: texts.standing,
    render: (payout) => (
      <>
        <StatusBadge tone={tones[payout.status]} text={texts.standings[payout.status]} />{' '}
        <span className="incentive-detail">{detailText(payout)}</span>
      </>
    ),
  },
  { key: 'amount', header: texts.amount, align: 'end', width: '14ch', render: ({ amount }) => formatReais(amount) },
];

/** Whether somebody may mark a payout as paid: another than who closed it, and than who gets it. */
export const isPayable = ({ status, pixKey, closedBy, operator }: Payout, userId: string): boolean =>
  status !== 'PAID' && pixKey !== null && closedBy.id !== userId && operator.id !== userId;

/** Each seller of a month, what they get, to which key, and what became of it. */
export function PayoutTable({ payouts, total, userId, onPay, onBack }: PayoutTableProps) {
  const action: Column<Payout> = {
    key: 'action',
    header: texts.action,
    isHeaderHidden: true,
    width: '22ch',
    render: (payout) => {
      if (payout.status === 'PAID')
        return (
          <Button kind="quiet" aria-label={texts.backOf(payout.operator.name)} onClick={() => onBack(payout)}>
            {texts.back}
          </Button>
        );
      return isPayable(payout, userId) ? (
        <Button kind="quiet" aria-label={texts.payOf(payout.operator.name)} onClick={() => onPay(payout)}>
          {texts.pay}
        </Button>
      ) : null;
    },
  };
  return (
    <DataTable
      caption={texts.caption}
      columns={[...columns, action]}
      rows={payouts}
      rowKey={({ id }) => id}
      totals={{ amount: formatReais(total) }}
    />
  );
}
