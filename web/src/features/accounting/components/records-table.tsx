import { formatDate, formatDateTime } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import type { ProviderRecord } from '../calls.ts';
import { texts } from '../texts.ts';
import { useRecords } from '../use-accounting.ts';
import { Asked } from './asked.tsx';

const columns: readonly Column<ProviderRecord>[] = [
  { key: 'on', header: texts.on, width: '12ch', render: ({ on }) => formatDate(on) },
  { key: 'kind', header: texts.recordKind, render: ({ kind }) => texts.recordKinds[kind] },
  { key: 'note', header: texts.note, render: ({ note }) => note },
  {
    key: 'recorded',
    header: texts.recordedBy,
    render: ({ recordedBy, recordedAt }) => texts.by(recordedBy, formatDateTime(recordedAt)),
  },
  { key: 'amount', header: texts.amount, align: 'end', width: '15ch', render: ({ amount }) => formatReais(amount) },
];

/** What people told the books by hand, of whatever month, the newest first. */
export function RecordsTable() {
  return (
    <Asked query={useRecords()}>
      {({ items }) =>
        items.length === 0 ? (
          <p>{texts.noRecords}</p>
        ) : (
          <DataTable caption={texts.records} columns={columns} rows={items} rowKey={({ id }) => id} />
        )
      }
    </Asked>
  );
}
