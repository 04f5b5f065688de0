import { expect, test } from 'vitest';
import { type Column, nextSort, sortRows } from './column.ts';

interface Person {
  name: string;
  amount: number | null;
}

const columns: Column<Person>[] = [
  { key: 'name', header: 'Nome', sortValue: ({ name }) => name, render: ({ name }) => name },
  { key: 'amount', header: 'Valor', sortValue: ({ amount }) => amount, render: ({ amount }) => amount },
  { key: 'plain', header: 'Sem ordem', render: () => null },
];
const people = ['Zilda', 'Ágata', 'antônio', 'Íris', 'Benedita', 'Loja 10', 'Loja 2'].map((name) => ({
  name,
  amount: 1,
}));
const namesBy = (direction: 'ascending' | 'descending') =>
  sortRows(people, columns, { column: 'name', direction }).map(({ name }) => name);

test('names sort as a Brazilian reads them: accents and capitals apart, numbers by size', () => {
  const order = ['Ágata', 'antônio', 'Benedita', 'Íris', 'Loja 2', 'Loja 10', 'Zilda'];
  expect(namesBy('ascending')).toEqual(order);
  expect(namesBy('descending')).toEqual([...order].reverse());
});

test('what has no value comes last either way, and equal rows keep their order', () => {
  const rows: Person[] = [
    { name: 'b', amount: 2 },
    { name: 'none', amount: null },
    { name: 'a', amount: 2 },
    { name: 'c', amount: -10 },
  ];
  const by = (direction: 'ascending' | 'descending') =>
    sortRows(rows, columns, { column: 'amount', direction }).map(({ name }) => name);
  expect(by('ascending')).toEqual(['c', 'b', 'a', 'none']);
  expect(by('descending')).toEqual(['b', 'a', 'c', 'none']);
});

test('the list itself stays as it was, and so does one without a sort', () => {
  const before = [...people];
  namesBy('ascending');
  expect(people).toEqual(before);
  expect(sortRows(people, columns, undefined)).toBe(people);
  expect(sortRows(people, columns, { column: 'plain', direction: 'ascending' })).toBe(people);
});

test('a second click turns a column round, another column begins ascending', () => {
  const once = nextSort(undefined, 'name');
  expect(once).toEqual({ column: 'name', direction: 'ascending' });
  const twice = nextSort(once, 'name');
  expect(twice.direction).toBe('descending');
  expect(nextSort(twice, 'name').direction).toBe('ascending');
  expect(nextSort(twice, 'amount')).toEqual({ column: 'amount', direction: 'ascending' });
});
