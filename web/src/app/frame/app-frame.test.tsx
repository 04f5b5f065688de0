import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aBorrower, CPF } from '../../domain/testing/customers.ts';
import { ApiError } from '../../lib/api/error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { endSession } from '../../lib/session/session.ts';
import { receiving, selling } from '../../testing/answers.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { aStoredStore, signedIn } from '../../testing/sessions.ts';
import { followSession } from '../follow-session.ts';
import { QueryProvider } from '../query-provider.tsx';
import { router } from '../router.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Pending } from './pending.tsx';

const cpf = () => screen.findByLabelText<HTMLInputElement>('CPF do cliente');

test('says who works here and where, and leads to start and menu', async () => {
  signedIn({ role: 'manager' });
  const { user, path } = await renderAt('/caixa/pagamentos');
  expect(await screen.findByText('Marina Alves', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText('Lojas Aurora | Loja Centro')).toBeVisible();
  expect(screen.getByRole('link', { name: 'UME, início' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  expect(await screen.findByRole('heading', { name: 'Seja bem-vindo!' })).toBeVisible();
  expect(path()).toBe('/');
});

test('the first Tab leads past the header to the content', async () => {
  signedIn({ role: 'promoter' });
  const { user } = await renderAt('/?menu=true');
  await screen.findByRole('heading', { name: 'Seja bem-vindo!' });
  act(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
  await user.tab();
  expect(screen.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveAttribute('href', '#conteudo');
});

test("'/' goes to the CPF of the page, its digits ready to be typed over", async () => {
  signedIn();
  fakeApi(receiving);
  const { user } = await renderAt('/caixa/pagamentos');
  await user.type(await cpf(), '529');
  screen.getByRole('link', { name: 'Menu' }).focus();
  await user.keyboard('/');
  const field = await cpf();
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toMatch(/^529/);
});

test.each([
  ['cashier', '/caixa', aStoredStore(), '/caixa/compras'],
  ['cashier', '/?menu=true', aStoredStore(), '/caixa/compras'],
  ['promoter', '/?menu=true', aStoredStore(), '/applications'],
  ['analyst', '/', null, '/clientes/atendimento'],
  // Who serves no customer has no such key.
  ['retailer_analyst', '/', null, '/'],
] as const)("'/' where no CPF is asked: %s on %s", async (role, address, store, expected) => {
  fakeApi({ ...receiving, ...selling, 'GET /coordinator/care-requests': () => ({ items: [] }) });
  signedIn({ role, store });
  const { user, path } = await renderAt(address);
  await screen.findByRole('heading', { level: 1 });
  act(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
  await user.keyboard('/');
  await waitFor(() => expect(path()).toBe(expected));
});

// Planted: a key that also acts in fields eats what is typed into them.
test('in a field keys are what they type', async () => {
  signedIn();
  fakeApi(selling);
  const { user } = await renderAt('/caixa/compras');
  await user.type(await cpf(), '52/9');
  expect((await cpf()).value.replaceAll(/\D/g, '')).toBe('529');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a field of digits takes no question mark: it opens the map with every key of the screen', async () => {
  signedIn();
  fakeApi(selling);
  const { user } = await renderAt('/caixa/compras');
  await user.type(await cpf(), `${CPF}{Enter}`);
  await user.type(await screen.findByLabelText('Valor da compra'), '1000{Enter}');
  await screen.findByRole('radiogroup');
  await user.type(await cpf(), '?');
  const map = screen.getByRole('dialog', { name: 'Teclas desta tela' });
  const lines = within(map)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(lines).toEqual([
    'Enter Pesquisar o CPF digitado',
    'Enter Ver parcelas',
    '↑↓ Mover entre as opções de parcelamento',
    'HomeEnd Primeira e última opção',
    'Espaço Escolher a opção, ou desfazer a escolha',
    'Enter Aceitar a opção',
    'Esc Desistir da opção escolhida',
    'Enter Achar o parcelamento',
    'Esc Voltar ao valor da compra',
    '? Mostrar as teclas desta tela',
    'Ctrl+K Procurar página ou ação',
    '/ Ir para o CPF',
    'Enter Confirmar o que está em foco',
    'Tab Ir para o próximo campo',
  ]);
});

test('after a change of page the heading has the focus, unless the page put it elsewhere', async () => {
  signedIn({ role: 'attendant' });
  const { router: here } = await renderAt('/?menu=true');
  await screen.findByRole('heading', { name: 'Seja bem-vindo!' });
  fakeApi({ 'GET /retailers/stores': () => [] });
  await act(() => here.navigate({ to: '/configuracao' }));
  const heading = await screen.findByRole('heading', { name: 'Configurações' });
  await waitFor(() => expect(heading).toHaveFocus());
  await act(() => here.navigate({ to: '/caixa/compras' }));
  await waitFor(async () => expect(await cpf()).toHaveFocus());
});

test('the keys of a page are those of the page, each named once', async () => {
  signedIn();
  fakeApi(selling);
  const { user } = await renderAt('/caixa/compras');
  await user.type(await cpf(), `${CPF}{Enter}`);
  await screen.findByLabelText('Valor da compra');
  await user.click(screen.getByRole('button', { name: 'Teclas desta tela' }));
  const lines = screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(lines.filter((line) => /^(Esc|\/|\?|Enter|Tab) /.test(line)).sort()).toEqual([
    '/ Ir para o CPF',
    '? Mostrar as teclas desta tela',
    'Enter Confirmar o que está em foco',
    'Enter Pesquisar o CPF digitado',
    'Enter Ver parcelas',
    'Esc Voltar ao valor da compra',
    'Tab Ir para o próximo campo',
  ]);
});

test('a page that is on its way says so', () => {
  render(<Pending />);
  expect(screen.getByRole('status')).toHaveTextContent('Abrindo a tela...');
});

test('a page that cannot be drawn says what to do, and the number that support asks for', async () => {
  const reset = vi.fn<() => void>();
  const error = new ApiError({ status: 403, code: 'FORBIDDEN', traceId: 'trace-7' });
  const { rerender } = render(<ErrorScreen error={error} reset={reset} />);
  expect(screen.getByRole('heading', { name: 'Não foi possível abrir esta tela' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Você não tem permissão para esta ação.');
  expect(screen.getByText('trace-7')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(reset).toHaveBeenCalledOnce();
  rerender(<ErrorScreen error={new TypeError('x is not a function')} reset={reset} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Ops. Uma falha inesperada aconteceu. Tente novamente.');
  expect(document.body).not.toHaveTextContent('x is not a function');
  expect(document.body).not.toHaveTextContent('Código para o suporte');
});

test.each([
  ['expired', '/caixa/pagamentos', '/login?origin=%2Fcaixa%2Fpagamentos'],
  ['left', '/caixa/pagamentos', '/login'],
  ['expired', '/login', '/login'],
] as const)('a session that is %s on %s leads to %s', async (reason, from, to) => {
  followSession();
  fakeApi(receiving);
  if (from === '/login') endSession('left');
  else signedIn();
  await act(() => router.navigate({ to: from }));
  await waitFor(() => expect(router.state.location.pathname).toBe(from));
  await act(async () => endSession(reason));
  await waitFor(() => expect(router.state.location.href).toBe(to));
});

test('what one operator saw is not there for the next', async () => {
  let seen: unknown = 'nothing yet';
  function Page() {
    const client = useQueryClient();
    return (
      <>
        <button type="button" onClick={() => client.setQueryData(queryKeys.contract('1'), aBorrower())}>
          See
        </button>
        <button type="button" onClick={() => (seen = client.getQueryData(queryKeys.contract('1')))}>
          Look
        </button>
      </>
    );
  }
  render(
    <QueryProvider>
      <Page />
    </QueryProvider>,
  );
  await userEvent.click(screen.getByText('See'));
  await userEvent.click(screen.getByText('Look'));
  expect(seen).toEqual(aBorrower());
  act(() => endSession('left'));
  await userEvent.click(screen.getByText('Look'));
  expect(seen).toBeUndefined();
});

test.each([
  ['a lost connection', new ApiError({ status: 0, code: 'NO_CONNECTION' }), 3],
  ['a server that stumbled', new ApiError({ status: 502, code: 'SERVICE_UNAVAIBLE' }), 3],
  ['a refusal', new ApiError({ status: 404, code: 'CONTRACT_NOT_FOUND' }), 1],
  ['a fault of the page', new TypeError('x'), 1],
])('%s is asked again as often as it may help', async (_, error, times) => {
  vi.useFakeTimers();
  const ask = vi.fn<() => Promise<never>>(() => Promise.reject(error));
  function Page() {
    const client = useQueryClient();
    const start = () =>
      new QueryObserver(client, { queryKey: queryKeys.contract('1'), queryFn: ask }).subscribe(() => {});
    return (
      <button type="button" onClick={start}>
        Ask
      </button>
    );
  }
  render(
    <QueryProvider>
      <Page />
    </QueryProvider>,
  );
  act(() => screen.getByText('Ask').click());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(times);
});
