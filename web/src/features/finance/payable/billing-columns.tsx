import { formatDate } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { type ShownStatus, shownStatus } from './billing-status.ts';
import type { Billing } from './calls.ts';
import { periodText, statusTexts, texts } from './texts.ts';

const tones: Record<ShownStatus, BadgeTone> = {
  pending: 'info',
  paid: 'success',
  expired: 'danger',
  reissued: 'attention',
};

/** No store is all of them; of many the names would not be read. */
function storesText(ids: readonly string[], nameOf: (id: string) => string): string {
  if (ids.length === 0) return texts.allStores;
  return ids.length > 2 ? texts.severalStores : ids.map(nameOf).join(', ');
}

interface ColumnsOf {
  nameOf: (storeId: string) => string;
  onReissue: (billing: Billing) => void;
  onPix: (billing: Billing) => void;
}

/** The history of boletos, in the spec's order. */
export const billingColumns = ({ nameOf, onReissue, onPix }: ColumnsOf): readonly Column<Billing>[] => [
  {
    key: 'createdOn',
    header: texts.columns.createdOn,
    width: '10ch',
    isSortable: true,
    sortValue: ({ createdOn }) => createdOn,
    render: ({ createdOn }) => formatDate(createdOn),
  },
  {
    key: 'period',
    header: texts.columns.period,
    width: '13ch',
    isSortable: true,
    sortValue: ({ startDate }) => startDate,
    render: periodText,
  },
  {
    key: 'barcode',
    header: texts.columns.barcode,
    render: ({ invoice }) => <span className="payable-barcode">{invoice.barcode ?? texts.registering}</span>,
  },
  {
    key: 'boleto',
    header: texts.columns.boleto,
    width: '9ch',
    render: (billing) =>
      billing.invoice.url === null ? null : (
        <a href={billing.invoice.url} target="_blank" rel="noreferrer" aria-label={texts.linkOf(periodText(billing))}>
          {texts.link}
        </a>
      ),
  },
  { key: 'store', header: texts.columns.store, width: '11ch', render: ({ stores }) => storesText(stores, nameOf) },
  {
    key: 'value',
    header: texts.columns.value,
    width: '11ch',
    align: 'end',
    isSortable: true,
    sortValue: ({ invoice }) => invoice.value,
    render: Value,
  },
  {
    key: 'payments',
    header: texts.columns.payments,
    width: '10ch',
    align: 'end',
    isSortable: true,
    sortValue: ({ paymentsCount }) => paymentsCount,
    render: ({ paymentsCount }) => paymentsCount,
  },
  {
    key: 'dueDate',
    header: texts.columns.dueDate,
    width: '10ch',
    isSortable: true,
    sortValue: ({ invoice }) => invoice.dueDate,
    render: ({ invoice }) => formatDate(invoice.dueDate),
  },
  {
    key: 'status',
    header: texts.columns.status,
    width: '15ch',
    render: (billing) => <Status {...{ billing, onReissue, onPix }} />,
  },
];

function Value({ invoice, paidValue, setOffValue, status }: Billing) {
  const isPart = status !== 'paid' && paidValue > 0;
  return (
    <>
      {formatReais(invoice.value)}
      {isPart ? <span className="payable-note">{texts.paidPart(formatReais(paidValue))}</span> : null}
      {setOffValue > 0 ? <span className="payable-note">{texts.setOff(formatReais(setOffValue))}</span> : null}
    </>
  );
}

function Status({ billing, onReissue, onPix }: { billing: Billing } & Pick<ColumnsOf, 'onReissue' | 'onPix'>) {
  const shown = shownStatus(billing);
  return (
    <span className="payable-status">
      <StatusBadge tone={tones[shown]} text={statusTexts[shown]} />
      {billing.status === 'expired' ? (
        <Button aria-label={texts.reissueOf(periodText(billing))} onClick={() => onReissue(billing)}>
          {texts.reissue}
        </Button>
      ) : null}
      {billing.status === 'pending' ? (
        <Button aria-label={texts.pixOf(periodText(billing))} onClick={() => onPix(billing)}>
          {texts.pix}
        </Button>
      ) : null}
    </span>
  );
}
