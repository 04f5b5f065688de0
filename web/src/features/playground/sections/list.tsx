import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ListPager } from '../../../domain/lists/list-pager.tsx';
import type { ListAsked, ListShape } from '../../../domain/lists/list-search.ts';
import { type ListPage, useList } from '../../../domain/lists/use-list.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { sortRows } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { FilterChips } from '../../../ui/table/filter-chips.tsx';
import { sampleSaleColumns } from '../sample-sale-columns.tsx';
import { type SampleSale, sampleSales, sampleStores } from '../sample-sales.ts';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Listas', title: 'Lista do servidor', Body };

type Filter = 'loja' | 'situacao';
type SortName = 'number' | 'customer' | 'value';

const shape: ListShape<Filter, SortName> = {
  name: 'playground',
  filters: ['loja', 'situacao'],
  sorts: ['-number', 'customer', '-value'],
};
const statusTexts: Record<string, string> = { paid: 'Pago', due: 'A vencer', late: 'Em atraso' };
const stores = sampleStores.map((name) => ({ value: name, label: name }));
const statuses = Object.entries(statusTexts).map(([value, label]) => ({ value, label }));
/** Those that the server sorts by. */
const sortable = new Set(['number', 'customer', 'value']);
const columns = sampleSaleColumns.map((column) => Object.assign({}, column, { isSortable: sortable.has(column.key) }));
const PAGE = 5;
const all = sampleSales(60);
const client = new QueryClient();

/** Stands in for the server, half a second away. */
async function fetchPage({ filters, sort, cursor }: ListAsked<Filter, SortName>): Promise<ListPage<SampleSale>> {
  await new Promise((done) => setTimeout(done, 500));
  const direction = sort.startsWith('-') ? 'descending' : 'ascending';
  const found = sortRows(all, sampleSaleColumns, { column: sort.replace('-', ''), direction }).filter(
    ({ store, status }) =>
      (filters.loja === undefined || store === filters.loja) &&
      (filters.situacao === undefined || status === filters.situacao),
  );
  const from = cursor === undefined ? 0 : found.findIndex(({ id }) => id === cursor) + 1;
  const items = found.slice(from, from + PAGE);
  return { items, next: from + PAGE < found.length ? (items.at(-1)?.id ?? null) : null };
}

function Body() {
  return (
    <QueryClientProvider client={client}>
      <Specimen name="Filtros, ordem e página no endereço" isWide>
        <Sales />
      </Specimen>
    </QueryClientProvider>
  );
}

function Sales() {
  const list = useList(shape, fetchPage);
  const { loja = '', situacao = '' } = list.filters;
  const chips = [
    { key: 'loja', label: 'Loja', value: loja },
    { key: 'situacao', label: 'Situação', value: statusTexts[situacao] ?? situacao },
  ].filter(({ value }) => value !== '');
  return (
    <div className="gallery-list">
      <div className="gallery-list-filters">
        <Select
          label="Loja"
          value={loja}
          onChange={(value) => list.setFilter('loja', value)}
          options={stores}
          placeholder="Todas"
        />
        <Select
          label="Situação"
          value={situacao}
          onChange={(value) => list.setFilter('situacao', value)}
          options={statuses}
          placeholder="Todas"
        />
      </div>
      <FilterChips filters={chips} onRemove={(key) => list.setFilter(key as Filter, '')} onClear={list.clearFilters} />
      <DataTable
        caption="Vendas do servidor"
        columns={columns}
        rows={list.rows}
        rowKey={(sale) => sale.id}
        sort={list.sort}
        onSort={list.sortBy}
        isLoading={list.isLoading}
        isStale={list.isStale}
        failure={list.failure}
        empty={<EmptyState title="Nenhuma venda com estes filtros" />}
      />
      <ListPager list={list} />
    </div>
  );
}
