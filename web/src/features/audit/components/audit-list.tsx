import { formatDate, isDate } from '@balcao/contract/kernel';
import { useMutation } from '@tanstack/react-query';
import { ListPager } from '../../../domain/lists/list-pager.tsx';
import { type List, useList } from '../../../domain/lists/use-list.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { type AppliedFilter, FilterChips } from '../../../ui/table/filter-chips.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { type AuditEntry, type AuditFrame, type FilterName, filtersOf, shape } from '../audit-calls.ts';
import { texts } from '../texts.ts';
import { AuditFilters } from './audit-filters.tsx';
import { columnsOf } from './entry-columns.tsx';

/** The entries that the filters leave, a page at a time, and as a file. */
export function AuditList({ frame }: { frame: AuditFrame }) {
  const list = useList<AuditEntry, FilterName, 'at'>(shape, ({ filters, sort, cursor }, signal) =>
    call('GET /coordinator/audit/entries', {
      query: { ...filtersOf(filters, frame), sort, ...(cursor !== undefined && { cursor }) },
      signal,
    }),
  );
  // People and stores of one retailer are nobody's at another.
  const choose = (name: FilterName, value: string) =>
    name === 'rede' ? list.setFilters(ofRetailer(value)) : list.setFilter(name, value);
  return (
    <>
      <AuditFilters frame={frame} chosen={list.filters} onChoose={choose}>
        <SaveButton frame={frame} list={list} />
      </AuditFilters>
      <FilterChips
        filters={chipsOf(frame, list)}
        onRemove={(key) => list.setFilter(key as FilterName, '')}
        onClear={() => list.setFilters(ofRetailer(list.filters.rede))}
      />
      <DataTable
        caption={texts.caption}
        columns={columnsOf((id) => list.setFilter('cliente', id))}
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
      <p className="audit-watched">{texts.isWatched}</p>
    </>
  );
}

const ofRetailer = (rede: string | undefined) => (rede === undefined ? {} : { rede });

function SaveButton({ frame, list }: { frame: AuditFrame; list: List<AuditEntry, FilterName> }) {
  const toast = useToast();
  const save = useMutation({
    mutationFn: () => call('GET /coordinator/audit/entries/export', { query: filtersOf(list.filters, frame) }),
    onSuccess: (file) => {
      saveFile(file, `auditoria-${frame.retailer.name}.csv`);
      toast.show({ kind: 'success', text: texts.saved });
      list.refresh();
    },
    onError: (error) => toast.show({ kind: 'danger', text: errorText(error, brandName()) }),
  });
  return (
    <Button icon="file" busyText={save.isPending ? texts.saving : undefined} onClick={() => save.mutate()}>
      {texts.save}
    </Button>
  );
}

/** What the list is narrowed to, in words; the retailer is chosen, never taken away. */
function chipsOf(frame: AuditFrame, { filters, rows }: List<AuditEntry, FilterName>): AppliedFilter[] {
  const nameIn = (some: readonly { id: string; name: string }[], id: string) =>
    some.find((one) => one.id === id)?.name ?? id;
  const dayText = (text: string) => (isDate(text) ? formatDate(text) : text);
  const written: Record<Exclude<FilterName, 'rede'>, (value: string) => Omit<AppliedFilter, 'key'>> = {
    pessoa: (id) => ({ label: texts.person, value: nameIn(frame.people, id) }),
    ato: (act) => ({
      label: texts.act,
      value: frame.actions.find(({ action }) => action === act)?.sentence ?? act,
    }),
    loja: (id) => ({ label: texts.store, value: nameIn(frame.stores, id) }),
    cliente: (id) => ({
      label: texts.customer,
      value: rows.find(({ customer }) => customer?.id === id)?.customer?.cpf ?? texts.chosenCustomer,
    }),
    de: (day) => ({ label: texts.from, value: dayText(day) }),
    ate: (day) => ({ label: texts.to, value: dayText(day) }),
  };
  return Object.entries(written).flatMap(([key, write]) => {
    const value = filters[key as FilterName];
    return value === undefined ? [] : [{ key, ...write(value) }];
  });
}
