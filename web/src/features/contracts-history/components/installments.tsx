import { formatDate } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { InstallmentBadge } from '../../../domain/payments/installment-badge.tsx';
import type { Installment } from '../../../domain/payments/installment.ts';
import { Money } from '../../../ui/data/money.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { installmentTexts as texts, texts as common } from '../texts.ts';

const dash = <span className="history-soft">–</span>;
const amount = (reais: number) => (reais === 0 ? dash : <Money reais={reais} />);
const isOpen = ({ status }: Pick<Installment, 'status'>) => status === 'PENDING' || status === 'PAYMENT_OVERDUE';

const columns: readonly Column<Installment>[] = [
  {
    key: 'order',
    header: texts.order,
    render: ({ installmentOrder, numberOfInstallments }) => texts.orderOf(installmentOrder, numberOfInstallments),
  },
  { key: 'dueDate', header: texts.dueDate, render: ({ dueDate }) => formatDate(dueDate) },
  {
    key: 'status',
    header: texts.status,
    render: ({ status, paidOn, settledValue }) => (
      <span className="history-status">
        <InstallmentBadge status={status} />
        {isOpen({ status }) && settledValue > 0 ? (
          <span className="history-soft">{texts.settled(formatReais(settledValue))}</span>
        ) : null}
        {paidOn === null ? null : <span className="history-soft">{texts.paidOn(formatDate(paidOn))}</span>}
      </span>
    ),
  },
  {
    key: 'value',
    header: texts.value,
    align: 'end',
    render: ({ installmentValue }) => <Money reais={installmentValue} />,
  },
  {
    key: 'change',
    header: texts.change,
    align: 'end',
    render: (one) => (isOpen(one) ? amount(one.interest - one.discount) : dash),
  },
  {
    key: 'due',
    header: texts.due,
    align: 'end',
    render: (one) =>
      isOpen(one) ? (
        <strong>
          <Money reais={one.paymentDue} />
        </strong>
      ) : (
        dash
      ),
  },
];

/** All installments of a contract, whatever became of them. */
export function Installments({ installments }: { installments: readonly Installment[] }) {
  return <DataTable caption={common.installments} columns={columns} rows={installments} rowKey={({ id }) => id} />;
}
