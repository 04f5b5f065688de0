import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import { FilterChips } from './filter-chips.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

interface Sale {
  id: string;
  amount: number;
}

const columns: readonly Column<Sale>[] = [
  { key: 'id', header: 'Venda', isSortable: true, render: ({ id }) => id },
  { key: 'amount', header: 'Valor', align: 'end', render: ({ amount }) => `R$ ${amount}` },
];
const salesOf = (count: number): Sale[] => Array.from({ length: count }, (_, at) => ({ id: `v${at + 1}`, amount: at }));
const shared = { caption: 'Vendas', columns, rowKey: ({ id }: Sale) => id };

function Selectable({ count, left = count }: { count: number; left?: number }) {
  const [shown, setShown] = useState(count);
  const rows = salesOf(shown);
  const selection = useSelection(rows.map(({ id }) => id));
  return (
    <>
      <DataTable {...shared} rows={rows} selection={selection} rowName={({ id }) => `venda ${id}`} />
      <SelectionBar selection={selection} actions={<button type="button">Cobrar</button>} />
      <button type="button" onClick={() => setShown(left)}>
        Estreitar
      </button>
    </>
  );
}

const check = (id: string) => screen.getByRole('checkbox', { name: `Selecionar venda ${id}` });
const all = () => {
  const [inHeader] = screen.getAllByRole('checkbox', { name: 'Selecionar todas as linhas' });
  if (!inHeader) throw new Error('no check in the header');
  return inHeader;
};

describe('the header', () => {
  test('says and turns the sort, of sortable columns alone', async () => {
    const onSort = vi.fn<(column: string) => void>();
    render(
      <DataTable {...shared} rows={salesOf(2)} sort={{ column: 'id', direction: 'descending' }} onSort={onSort} />,
    );
    expect(screen.getByRole('columnheader', { name: 'Venda' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('columnheader', { name: 'Valor' })).not.toHaveAttribute('aria-sort');
    await userEvent.click(within(screen.getByRole('columnheader', { name: 'Venda' })).getByRole('button'));
    expect(onSort).toHaveBeenCalledExactlyOnceWith('id');
  });
});

describe('in place of the rows', () => {
  test('a list on its way says so', () => {
    render(<DataTable {...shared} rows={[]} isLoading empty="Nenhuma venda" />);
    expect(screen.getByRole('status')).toHaveTextContent('Carregando a lista...');
    expect(screen.queryByText('Nenhuma venda')).toBeNull();
  });

  test('an empty one says why', () => {
    render(<DataTable {...shared} rows={[]} empty={<p>Nenhuma venda</p>} />);
    expect(screen.getByText('Nenhuma venda')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('a failure says what happened and asks again', async () => {
    const retry = vi.fn<() => void>();
    render(<DataTable {...shared} rows={[]} failure={{ text: 'Sem conexão.', retry }} empty="Nenhuma venda" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Sem conexão.');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

test('a failure of later keeps the rows of before', () => {
  render(
    <DataTable {...shared} rows={salesOf(2)} isStale failure={{ text: 'Sem conexão.', retry: () => undefined }} />,
  );
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('the totals stand under their columns', () => {
  render(<DataTable {...shared} rows={salesOf(2)} totals={{ amount: 'R$ 1' }} />);
  const foot = screen.getAllByRole('row').at(-1);
  expect(within(foot as HTMLElement).getByRole('rowheader')).toHaveTextContent('Total');
  expect(within(foot as HTMLElement).getByRole('cell', { name: 'R$ 1' })).toHaveAttribute('data-label', 'Valor');
});

describe('the selection', () => {
  test('is counted, acted on and cleared', async () => {
    render(<Selectable count={3} />);
    expect(screen.queryByRole('button', { name: 'Cobrar' })).toBeNull();
    await userEvent.click(check('v2'));
    expect(screen.getByRole('status')).toHaveTextContent('1 selecionada');
    expect(screen.getByRole('button', { name: 'Cobrar' })).toBeVisible();
    expect(all()).toBePartiallyChecked();
    await userEvent.click(all());
    expect(screen.getByRole('status')).toHaveTextContent('3 selecionadas');
    await userEvent.click(screen.getByRole('button', { name: 'Limpar seleção' }));
    expect(check('v2')).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Cobrar' })).toBeNull();
  });

  test('takes all from the one before with Shift', async () => {
    render(<Selectable count={6} />);
    const user = userEvent.setup();
    await user.click(check('v5'));
    await user.keyboard('{Shift>}');
    await user.click(check('v2'));
    await user.keyboard('{/Shift}');
    const on = ['v1', 'v2', 'v3', 'v4', 'v5', 'v6'].filter((id) => (check(id) as HTMLInputElement).checked);
    expect(on).toEqual(['v2', 'v3', 'v4', 'v5']);
  });

  test('forgets a row that left the list', async () => {
    render(<Selectable count={3} left={1} />);
    await userEvent.click(all());
    await userEvent.click(screen.getByRole('button', { name: 'Estreitar' }));
    expect(screen.getByText('1 selecionada', { selector: 'strong' })).toBeVisible();
  });

  test('is one stop of the Tab key; arrows, Home and End move in it', async () => {
    render(<Selectable count={30} />);
    const user = userEvent.setup();
    check('v1').focus();
    await user.keyboard('{ArrowDown}{ArrowDown} ');
    expect(check('v3')).toBeChecked();
    expect(check('v3')).toHaveFocus();
    await user.keyboard('{End}');
    expect(check('v30')).toHaveFocus();
    await user.keyboard('{PageUp}');
    expect(check('v20')).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(check('v1')).toHaveFocus();
    const inTabOrder = screen.getAllByRole('checkbox', { name: /venda/ }).filter((one) => one.tabIndex === 0);
    expect(inTabOrder).toEqual([check('v1')]);
  });
});

describe('above 200 rows', () => {
  test('says how many there are and which each one is, with few in the page', async () => {
    render(<DataTable {...shared} rows={salesOf(10_000)} totals={{ amount: 'R$ 1' }} />);
    const table = screen.getByRole('table');
    expect(table).toHaveAttribute('aria-rowcount', '10002');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    expect(screen.getByRole('row', { name: /^v1 / })).toHaveAttribute('aria-rowindex', '2');
    expect(await screen.findByRole('row', { name: /Venda/ })).toHaveAttribute('aria-rowindex', '1');
  });

  test('at 200 every row is in the page and none is numbered', () => {
    render(<DataTable {...shared} rows={salesOf(200)} />);
    expect(screen.getAllByRole('row')).toHaveLength(201);
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  });
});

test('chips say what narrows a list, and go one by one or all', async () => {
  const [onRemove, onClear] = [vi.fn<(key: string) => void>(), vi.fn<() => void>()];
  const filters = [
    { key: 'store', label: 'Loja', value: 'Centro' },
    { key: 'status', label: 'Situação', value: 'Em atraso' },
  ];
  const { rerender } = render(<FilterChips filters={filters} onRemove={onRemove} onClear={onClear} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remover filtro Loja: Centro' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('store');
  expect(screen.getByRole('button', { name: 'Remover filtro Situação: Em atraso' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(onClear).toHaveBeenCalledOnce();
  rerender(<FilterChips filters={[]} onRemove={onRemove} onClear={onClear} />);
  expect(screen.queryByRole('list')).toBeNull();
});
