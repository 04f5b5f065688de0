import { type CivilDate, formatDate, isDate } from '@balcao/contract/kernel';
import { useState } from 'react';
import { ListPager } from '../../../domain/lists/list-pager.tsx';
import { useList } from '../../../domain/lists/use-list.ts';
import { call } from '../../../lib/api/call.ts';
import { DateField } from '../../../ui/date/date-field.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { type AppliedFilter, FilterChips } from '../../../ui/table/filter-chips.tsx';
import { type Chosen, type FilterName, filtersOf, type SentMessage, shape } from '../message-calls.ts';
import { channelTexts, statusTexts, texts } from '../texts.ts';
import { columnsOf } from './message-columns.tsx';
import { SendAgainDialog } from './send-again-dialog.tsx';

const optionsOf = (words: Readonly<Record<string, string>>) => [
  { value: '', label: texts.every },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];
const dayOf = (text: string | undefined): CivilDate | null => (text !== undefined && isDate(text) ? text : null);

/** What was sent, a page at a time, by state, channel and day. */
export function SentList() {
  const list = useList<SentMessage, FilterName, 'createdAt'>(shape, ({ filters, sort, cursor }, signal) =>
    call('GET /coordinator/messages', {
      query: { ...filtersOf(filters), sort, ...(cursor !== undefined && { cursor }) },
      signal,
    }),
  );
  const [again, setAgain] = useState<SentMessage | null>(null);
  const { filters } = list;
  return (
    <>
      <div className="message-filters" role="search">
        <Select
          label={texts.status}
          value={filters.estado ?? ''}
          onChange={(value) => list.setFilter('estado', value)}
          options={optionsOf(statusTexts)}
        />
        <Select
          label={texts.channel}
          value={filters.meio ?? ''}
          onChange={(value) => list.setFilter('meio', value)}
          options={optionsOf(channelTexts)}
        />
        <DateField label={texts.day} value={dayOf(filters.dia)} onChange={(day) => list.setFilter('dia', day ?? '')} />
      </div>
      <FilterChips
        filters={chipsOf(filters)}
        onRemove={(key) => list.setFilter(key as FilterName, '')}
        onClear={list.clearFilters}
      />
      <DataTable
        caption={texts.caption}
        columns={columnsOf(setAgain)}
        rows={list.rows}
        rowKey={({ id }) => id}
        sort={list.sort}
        onSort={list.sortBy}
        isLoading={list.isLoading}
        isStale={list.isStale}
        failure={list.failure}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
      <ListPager list={list} />
      <p className="message-note">{texts.isSecret}</p>
      {again === null ? null : <SendAgainDialog message={again} onClose={() => setAgain(null)} onSent={list.refresh} />}
    </>
  );
}

/** What the list is narrowed to, in words. */
function chipsOf(chosen: Chosen): AppliedFilter[] {
  const { status, channel, day } = filtersOf(chosen);
  return [
    ...(status ? [{ key: 'estado', label: texts.status, value: statusTexts[status] }] : []),
    ...(channel ? [{ key: 'meio', label: texts.channel, value: channelTexts[channel] }] : []),
    ...(day && isDate(day) ? [{ key: 'dia', label: texts.day, value: formatDate(day) }] : []),
  ];
}
