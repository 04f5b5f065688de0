import { formatDate } from '@balcao/contract/kernel';
import { Money } from '../../ui/data/money.tsx';
import { StatusBadge, type BadgeTone } from '../../ui/feedback/status-badge.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import type { SampleSale } from './sample-sales.ts';

const badges: Record<SampleSale['status'], { tone: BadgeTone; text: string }> = {
  paid: { tone: 'success', text: 'Pago' },
  due: { tone: 'neutral', text: 'A vencer' },
  late: { tone: 'danger', text: 'Em atraso' },
};

export const sampleSaleColumns: readonly Column<SampleSale>[] = [
  {
    key: 'number',
    header: 'Contrato',
    width: '11ch',
    isSortable: true,
    sortValue: (sale) => Number(sale.number),
    render: (sale) => sale.number,
  },
  {
    key: 'customer',
    header: 'Cliente',
    isSortable: true,
    sortValue: (sale) => sale.customer,
    render: (sale) => sale.customer,
  },
  {
    key: 'store',
    header: 'Loja',
    width: '16ch',
    isSortable: true,
    sortValue: (sale) => sale.store,
    render: (sale) => sale.store,
  },
  {
    key: 'soldOn',
    header: 'Venda',
    width: '14ch',
    isSortable: true,
    sortValue: (sale) => sale.soldOn,
    render: (sale) => formatDate(sale.soldOn),
  },
  { key: 'status', header: 'Situação', width: '17ch', render: (sale) => <StatusBadge {...badges[sale.status]} /> },
  {
    key: 'value',
    header: 'Valor',
    width: '15ch',
    align: 'end',
    isSortable: true,
    sortValue: (sale) => sale.cents,
    render: (sale) => <Money cents={sale.cents} />,
  },
];
