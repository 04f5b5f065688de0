import { formatDateTime } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import type { Sale } from '../calls.ts';
import { columnTexts, texts } from '../texts.ts';

const money = (key: string, header: string, of: (sale: Sale) => number): Column<Sale> => ({
  key,
  header,
  align: 'end',
  width: '15ch',
  render: (sale) => formatReais(of(sale)),
});

const columns: readonly Column<Sale>[] = [
  {
    key: 'soldAt',
    header: columnTexts.soldAt,
    width: '17ch',
    render: ({ originationTimestamp }) => formatDateTime(originationTimestamp),
  },
  {
    key: 'status',
    header: columnTexts.status,
    width: '16ch',
    render: ({ status, canceledOn }) => (
      <>
        <StatusBadge tone={canceledOn === null ? 'success' : 'danger'} text={status} />
        {canceledOn === null ? null : <span className="reports-soft">{columnTexts.canceled(canceledOn)}</span>}
      </>
    ),
  },
  { key: 'customer', header: columnTexts.customer, width: '26ch', render: ({ borrowerName }) => borrowerName },
  money('principal', columnTexts.principal, ({ principal }) => principal),
  money('coupon', columnTexts.coupon, ({ couponPrincipalDiscount }) => couponPrincipalDiscount),
  money('fee', columnTexts.fee, ({ MDR }) => MDR),
  money('net', columnTexts.net, ({ netValue }) => netValue),
  money('iof', columnTexts.iof, ({ IOF }) => IOF),
  money('returned', columnTexts.returned, ({ returnedValue }) => returnedValue),
  { key: 'store', header: columnTexts.store, width: '22ch', render: ({ storeName }) => storeName },
  { key: 'operator', header: columnTexts.operator, width: '24ch', render: ({ operatorName }) => operatorName },
  {
    key: 'contract',
    header: columnTexts.contract,
    width: '40ch',
    render: ({ contractId }) => <span className="reports-number">{contractId}</span>,
  },
];

/** The sales of the report, oldest first. */
export function SalesTable({ sales }: { sales: readonly Sale[] }) {
  return (
    <DataTable isDense caption={texts.caption} columns={columns} rows={sales} rowKey={({ contractId }) => contractId} />
  );
}
