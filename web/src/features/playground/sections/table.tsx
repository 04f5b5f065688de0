import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { nextSort, sortRows } from '../../../ui/table/column.ts';
import { DataTable, type Sort } from '../../../ui/table/data-table.tsx';
import { SelectionBar } from '../../../ui/table/selection-bar.tsx';
import { useSelection } from '../../../ui/table/use-selection.ts';
import { type SampleSale, sampleSales, totalOf } from '../sample-sales.ts';
import { sampleSaleColumns } from '../sample-sale-columns.tsx';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Listas', title: 'Tabela', Body };

const sales = sampleSales(12);
const shared = { columns: sampleSaleColumns, rowKey: (sale: SampleSale) => sale.id };

function Body() {
  return (
    <>
      <Specimen name="Com ordem, totais e seleção" isWide>
        <Selectable />
      </Specimen>
      <Specimen name="Atualizando" isWide>
        <DataTable caption="Vendas de antes" {...shared} rows={sales.slice(0, 2)} isStale />
      </Specimen>
      <Specimen name="Carregando">
        <DataTable caption="Vendas a caminho" {...shared} rows={[]} isLoading />
      </Specimen>
      <Specimen name="Vazia">
        <DataTable
          caption="Nenhuma venda"
          {...shared}
          rows={[]}
          empty={
            <EmptyState title="Nenhuma venda neste período" actions={<Button>Ver os últimos 30 dias</Button>}>
              Escolha outras datas ou outra loja.
            </EmptyState>
          }
        />
      </Specimen>
      <Specimen name="Com falha">
        <DataTable
          caption="Vendas que não chegaram"
          {...shared}
          rows={[]}
          failure={{
            text: 'Sem conexão com o servidor. Confira a internet deste aparelho e tente novamente.',
            retry: () => undefined,
          }}
        />
      </Specimen>
    </>
  );
}

function Selectable() {
  const [sort, setSort] = useState<Sort>({ column: 'customer', direction: 'ascending' });
  const rows = sortRows(sales, sampleSaleColumns, sort);
  const selection = useSelection(rows.map(({ id }) => id));
  return (
    <div>
      <DataTable
        caption="Vendas da semana"
        {...shared}
        rows={rows}
        sort={sort}
        onSort={(column) => setSort(nextSort(sort, column))}
        selection={selection}
        rowName={(sale) => `venda ${sale.number}`}
        totals={{ value: <Money cents={totalOf(sales)} /> }}
      />
      <SelectionBar
        selection={selection}
        sum={<Money cents={totalOf(rows.filter(({ id }) => selection.keys.has(id)))} />}
        actions={<Button kind="primary">Enviar cobrança</Button>}
      />
    </div>
  );
}
