import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { nextSort, sortRows } from '../../../ui/table/column.ts';
import { DataTable, type Sort } from '../../../ui/table/data-table.tsx';
import { SelectionBar } from '../../../ui/table/selection-bar.tsx';
import { useSelection } from '../../../ui/table/use-selection.ts';
import { sampleSales, totalOf } from '../sample-sales.ts';
import { sampleSaleColumns } from '../sample-sale-columns.tsx';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Listas', title: 'Tabela de 10.000 linhas', Body };

const sales = sampleSales(10_000);
const total = totalOf(sales);

function Body() {
  const [sort, setSort] = useState<Sort>();
  const rows = sortRows(sales, sampleSaleColumns, sort);
  const selection = useSelection(rows.map(({ id }) => id));
  return (
    <Specimen name="Só as linhas na tela estão na página" isWide>
      <div>
        <DataTable
          caption="Vendas do ano"
          columns={sampleSaleColumns}
          rows={rows}
          rowKey={(sale) => sale.id}
          rowName={(sale) => `venda ${sale.number}`}
          sort={sort}
          onSort={(column) => setSort(nextSort(sort, column))}
          selection={selection}
          totals={{ value: <Money cents={total} /> }}
        />
        <SelectionBar selection={selection} actions={<Button kind="primary">Exportar</Button>} />
      </div>
    </Specimen>
  );
}
