import type { QueryKey } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, expectTypeOf, test } from 'vitest';
import { ApiError } from '../../lib/api/error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { renderAlone } from '../../testing/render-alone.tsx';
import { ListPager } from './list-pager.tsx';
import type { ListAsked, ListShape } from './list-search.ts';
import { type ListPage, useList } from './use-list.ts';

type Filter = 'loja';
type SortName = 'name';
type Asked = ListAsked<Filter, SortName>;
type Page = ListPage<string>;

const shape: ListShape<Filter, SortName> = { name: 'sales', filters: ['loja'], sorts: ['name'] };

/** A server whose answers the test gives. */
class Script {
  readonly asked: Asked[] = [];
  private readonly waiting: { answer: (page: Page) => void; fail: (error: Error) => void }[] = [];
  readonly fetchPage = (asked: Asked): Promise<Page> => {
    this.asked.push(asked);
    return new Promise((answer, fail) => this.waiting.push({ answer, fail }));
  };
  answer(items: string[], next: string | null = null): void {
    this.waiting.shift()?.answer({ items, next });
  }
  fail(): void {
    this.waiting.shift()?.fail(new ApiError({ status: 403, code: 'FORBIDDEN' }));
  }
}

async function open(address: string) {
  const script = new Script();
  function Sales() {
    const list = useList(shape, script.fetchPage);
    return (
      <>
        <output>{list.isLoading ? 'carregando' : `${list.rows.join(' ')}${list.isStale ? ' (antes)' : ''}`}</output>
        {list.failure ? <p>{list.failure.text}</p> : null}
        <button type="button" onClick={list.failure?.retry}>
          De novo
        </button>
        <button type="button" onClick={() => list.setFilter('loja', 'Centro')}>
          Só Centro
        </button>
        <button type="button" onClick={list.clearFilters}>
          Todas
        </button>
        <button type="button" onClick={() => list.sortBy('name')}>
          Nome
        </button>
        <ListPager list={list} />
      </>
    );
  }
  const { user, history } = await renderAlone(<Sales />, address);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { script, press, place: () => history.location.search, back: () => history.back() };
}

test('the next page is a step in the address, with the rows of before until it is here', async () => {
  const { script, press, place, back } = await open('/?part=x');
  expect(screen.getByText('carregando')).toBeVisible();
  script.answer(['a', 'b'], 'c-b');
  expect(await screen.findByText('a b')).toBeVisible();
  await press('Próxima página');
  expect(await screen.findByText('a b (antes)')).toBeVisible();
  expect(place()).toBe('?part=x&depois=c-b');
  script.answer(['c']);
  expect(await screen.findByText('c')).toBeVisible();
  expect(screen.getByText('Fim da lista')).toBeVisible();
  back();
  expect(await screen.findByText('a b')).toBeVisible();
  expect(script.asked.map(({ cursor }) => cursor).slice(0, 2)).toEqual([undefined, 'c-b']);
});

test('a link opens filter, sort and page; another filter begins at the first page', async () => {
  const { script, press, place } = await open('/?ordem=-name&depois=c-1');
  expect(script.asked).toEqual([{ filters: {}, sort: '-name', cursor: 'c-1' }]);
  script.answer(['z'], 'c-2');
  await screen.findByText('z');
  await press('Só Centro');
  expect(place()).toBe('?ordem=-name&loja=Centro');
  expect(script.asked.at(-1)).toEqual({ filters: { loja: 'Centro' }, sort: '-name', cursor: undefined });
  script.answer(['y']);
  await screen.findByText('y');
  await press('Nome');
  expect(place()).toBe('?loja=Centro');
  script.answer(['x']);
  await screen.findByText('x');
  await press('Todas');
  expect(place()).toBe('');
});

test('a failure says its sentence and keeps the rows; again asks again', async () => {
  const { script, press } = await open('/');
  script.fail();
  const sentence = 'Você não tem permissão para esta ação.';
  expect(await screen.findByText(sentence)).toBeVisible();
  await press('De novo');
  script.answer(['a']);
  expect(await screen.findByText('a')).toBeVisible();
  expect(screen.queryByText(sentence)).toBeNull();
  await press('Atualizar');
  script.fail();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText('a')).toBeVisible();
});

test('a key that the factory did not make does not compile', () => {
  expectTypeOf(queryKeys.contract('1')).toExtend<QueryKey>();
  expectTypeOf(['contracts', '1']).not.toExtend<QueryKey>();
  expect(queryKeys.contract('1')).toEqual(['contracts', '1']);
});
