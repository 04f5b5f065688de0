import { formatDateTime } from '@balcao/contract/kernel';
import type { Column } from '../../../ui/table/column.ts';
import type { AuditEntry } from '../audit-calls.ts';
import { factText, texts, whoText } from '../texts.ts';

/** Columns of an entry; a customer's masked CPF narrows the list to them. */
export const columnsOf = (onCustomer: (id: string) => void): readonly Column<AuditEntry>[] => [
  {
    key: 'at',
    header: texts.when,
    width: '17ch',
    isSortable: true,
    render: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  { key: 'who', header: texts.who, width: '16%', render: ({ author }) => whoText(author) },
  {
    key: 'what',
    header: texts.what,
    render: ({ sentence, facts }) => (
      <span className="audit-what">
        {sentence}
        {facts.length > 0 ? <small className="audit-facts">{facts.map(factText).join(' · ')}</small> : null}
      </span>
    ),
  },
  {
    key: 'customer',
    header: texts.customer,
    width: '17ch',
    render: ({ customer }) =>
      customer ? (
        <button
          type="button"
          className="audit-customer"
          aria-label={texts.onlyCustomer(customer.cpf)}
          onClick={() => onCustomer(customer.id)}
        >
          {customer.cpf}
        </button>
      ) : (
        '—'
      ),
  },
  { key: 'store', header: texts.store, width: '13%', render: ({ store }) => store?.name ?? '—' },
  {
    key: 'position',
    header: texts.entry,
    align: 'end',
    width: '9ch',
    render: ({ position }) => position ?? <small>{texts.waiting}</small>,
  },
];
