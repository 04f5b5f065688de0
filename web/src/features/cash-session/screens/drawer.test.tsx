import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCashDetail, aCashOverview, aCashSession, aClosedCash, CASH_ID } from '../../../domain/testing/cash.ts';
import { localCashierItem } from '../../../lib/session/stored-items.ts';
import { type FakeApi, fakeApi, held, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';

const SHOW = 'GET /coordinator/cash';
const OPEN = 'POST /coordinator/cash/sessions';
const MOVE = 'POST /coordinator/cash/sessions/{id}/moves';
const COUNT = 'POST /coordinator/cash/sessions/{id}/count';
const CLOSE = 'POST /coordinator/cash/sessions/{id}/close';
const APPROVE = 'POST /coordinator/approvals';
const opened = aCashOverview({ session: aCashSession() });
const counted = { counted: 300, expected: 319.7, difference: -19.7 };
const move = {
  id: '01900000-0000-7000-8000-000000000a01',
  kind: 'WITHDRAWAL',
  amount: 80,
  reason: 'Cofre',
  approvedBy: null,
  movedAt: '2026-11-21T18:00:00.000Z',
} as const;

let api: FakeApi;

beforeEach(() => {
  signedIn();
  api = fakeApi({
    [SHOW]: () => opened,
    [OPEN]: () => aCashSession(),
    [MOVE]: () => move,
    [COUNT]: () => counted,
    [CLOSE]: () => aCashDetail(),
  });
});
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('what the operator closed last is printed again, with a drawer open or without', async () => {
  const closed = [aClosedCash(), aClosedCash({ id: CASH_ID.replace('a00', 'a09'), number: 11, difference: 0 })];
  api.ok(SHOW, aCashOverview({ session: aCashSession(), closed }));
  const { unmount } = await renderAt('/caixa/gaveta');
  const own = within(await screen.findByRole('region', { name: 'Meus últimos fechamentos' }));
  expect(own.getByText('Falta R$ 19,70')).toBeVisible();
  expect(own.getByRole('link', { name: /Imprimir de novo: gaveta 03, Z 12/ })).toHaveAttribute(
    'href',
    `/render/${CASH_ID}/cash`,
  );
  unmount();
  api.ok(SHOW, aCashOverview({ closed }));
  await renderAt('/caixa/gaveta');
  expect(await screen.findByRole('link', { name: /Imprimir de novo: gaveta 03, Z 11/ })).toBeVisible();
});

describe('no drawer is open', () => {
  beforeEach(() => api.ok(SHOW, aCashOverview({ taken: [{ drawer: '01', operatorName: 'Davi Rocha' }] })));

  test('the first free one is offered; who has the others is said; it opens with its float', async () => {
    const { user } = await renderAt('/caixa/gaveta');
    const float = await screen.findByLabelText('Troco inicial');
    await waitFor(() => expect(float).toHaveFocus());
    expect(screen.getByLabelText('Gaveta')).toHaveValue('02');
    expect(screen.getByText('Em uso agora: 01 (Davi Rocha).')).toBeVisible();
    await user.type(float, '150');
    api.ok(SHOW, opened);
    await user.click(await button('Abrir caixa'));
    expect(await screen.findByRole('heading', { name: 'Gaveta 03 aberta' })).toBeVisible();
    expect(api.lastOf(OPEN)?.body).toMatchObject({ drawer: '02', float: 150 });
  });

  test('the number of this device is offered where it is free, and another can be chosen', async () => {
    localCashierItem.write('07');
    const { user } = await renderAt('/caixa/gaveta');
    expect(await screen.findByLabelText('Gaveta')).toHaveValue('07');
    await user.selectOptions(screen.getByLabelText('Gaveta'), 'Gaveta 09');
    await user.type(screen.getByLabelText('Troco inicial'), '0');
    await user.click(await button('Abrir caixa'));
    await waitFor(() => expect(api.lastOf(OPEN)?.body).toMatchObject({ drawer: '09', float: 0 }));
  });

  test('without a float it says what is missing, and asks nobody', async () => {
    const { user } = await renderAt('/caixa/gaveta');
    await user.click(await button('Abrir caixa'));
    expect(screen.getByLabelText('Troco inicial')).toHaveAccessibleDescription(/mesmo que seja zero/);
    expect(api.made(OPEN)).toHaveLength(0);
  });

  test('somebody was faster: it says so, what was typed stays, and another drawer is offered', async () => {
    api.refuse(OPEN, 'CASH_DRAWER_TAKEN');
    const { user } = await renderAt('/caixa/gaveta');
    await user.type(await screen.findByLabelText('Troco inicial'), '150');
    api.ok(SHOW, aCashOverview({ taken: ['01', '02'].map((drawer) => ({ drawer, operatorName: 'Davi Rocha' })) }));
    await user.click(await button('Abrir caixa'));
    expect(await screen.findByText('Esta gaveta já está aberta por outra pessoa. Escolha outra.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Gaveta')).toHaveValue('03'));
    expect(screen.getByLabelText('Troco inicial')).toHaveValue('R$ 150,00');
  });

  test('a lost answer is tried again under its key', async () => {
    api.lose(OPEN);
    const { user } = await renderAt('/caixa/gaveta');
    await user.type(await screen.findByLabelText('Troco inicial'), '150');
    await user.click(await button('Abrir caixa'));
    expect(await screen.findByText(/Sem conexão/)).toBeVisible();
    api.ok(OPEN, aCashSession());
    await user.click(await button('Abrir caixa'));
    await waitFor(() => expect(api.made(OPEN)).toHaveLength(2));
    const [first, again] = api.made(OPEN);
    expect(again?.key).toBe(first?.key);
  });

  test('where it is required that is said', async () => {
    api.ok(SHOW, aCashOverview({ isRequired: true }));
    await renderAt('/caixa/gaveta');
    expect(await screen.findByText('Nesta loja só se recebe com o caixa aberto.')).toBeVisible();
  });
});

describe('an open drawer', () => {
  test('says whose it is and since when, what was moved by hand, and no sum', async () => {
    api.ok(SHOW, aCashOverview({ session: aCashSession({ moves: [{ ...move, approvedBy: 'Vera Prado' }] }) }));
    await renderAt('/caixa/gaveta');
    expect(await screen.findByRole('heading', { name: 'Gaveta 03 aberta' })).toBeVisible();
    expect(screen.getByText('Marina Alves', { selector: 'dd' })).toBeVisible();
    const moves = within(screen.getByRole('list', { name: 'Suprimentos e sangrias' }));
    expect(moves.getByText('-R$ 80,00')).toBeVisible();
    expect(moves.getByText(/Cofre · autorizado por Vera Prado/)).toBeVisible();
    expect(screen.queryByText('Esperado')).toBeNull();
  });

  test('of another store says where the money goes meanwhile', async () => {
    api.ok(SHOW, aCashOverview({ session: aCashSession({ storeId: CASH_ID, storeName: 'Loja Norte' }) }));
    await renderAt('/caixa/gaveta');
    expect(await screen.findByText(/Seu caixa está aberto na Loja Norte/)).toBeVisible();
  });

  test('money is taken out with a reason, on a button that names the sum, once', async () => {
    const { user } = await renderAt('/caixa/gaveta');
    await user.click(await button('Sangria'));
    const dialog = within(screen.getByRole('dialog', { name: /^Sangria/ }));
    await user.click(dialog.getByRole('button', { name: 'Retirar da gaveta' }));
    expect(dialog.getByLabelText('Valor')).toHaveAccessibleDescription('Digite um valor maior que zero');
    await user.type(dialog.getByLabelText('Valor'), '80');
    await user.type(dialog.getByLabelText('Motivo'), ' Cofre ');
    const answer = held<typeof move>();
    api.on(MOVE, () => answer.answer);
    await user.dblClick(dialog.getByRole('button', { name: /^Retirar R\$\s80,00$/ }));
    answer.give(move);
    expect(await screen.findByText('Sangria registrada.')).toBeVisible();
    expect(api.made(MOVE).map(({ body }) => body)).toEqual([{ kind: 'WITHDRAWAL', amount: 80, reason: 'Cofre' }]);
  });

  test('more than is there is refused, and what was typed stays', async () => {
    api.refuse(MOVE, 'CASH_NOT_ENOUGH');
    const { user } = await renderAt('/caixa/gaveta');
    await user.click(await button('Sangria'));
    await user.type(await screen.findByLabelText('Valor'), '80');
    await user.type(screen.getByLabelText('Motivo'), 'Cofre');
    await user.click(await button(/^Retirar R\$\s80,00$/));
    expect(await screen.findByText('Não há esse valor na gaveta.')).toBeVisible();
    expect(screen.getByLabelText('Valor')).toHaveValue('R$ 80,00');
  });

  test('above the amount of the store a second person signs for exactly this', async () => {
    api.refuse(MOVE, 'APPROVAL_REQUIRED');
    const approval = { id: CASH_ID, approverName: 'Vera Prado', expiresAt: '2026-11-21T12:02:00.000Z' };
    api.ok(APPROVE, approval);
    const { user } = await renderAt('/caixa/gaveta');
    await user.click(await button('Suprimento'));
    await user.type(await screen.findByLabelText('Valor'), '900');
    await user.type(screen.getByLabelText('Motivo'), 'Cofre');
    await user.click(await button(/^Pôr R\$\s900,00$/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Autorizar suprimento' }));
    expect(dialog.getByText('R$ 900,00: Cofre')).toBeVisible();
    await user.type(dialog.getByLabelText('E-mail de quem autoriza'), 'vera@loja.com.br');
    await user.type(dialog.getByLabelText('Senha ou PIN de quem autoriza'), 'segredo 1');
    api.ok(MOVE, { ...move, kind: 'SUPPLY' });
    await user.click(dialog.getByRole('button', { name: 'Autorizar' }));
    expect(await screen.findByText('Suprimento registrado.')).toBeVisible();
    const facts = { kind: 'SUPPLY', amount: 900, reason: 'Cofre' };
    expect(api.lastOf(APPROVE)?.body).toMatchObject({ act: 'cash.move', subjectId: CASH_ID, facts });
    expect(api.lastOf(MOVE)?.body).toEqual({ ...facts, approvalId: CASH_ID });
  });
});

describe('the close', () => {
  async function count() {
    const page = await renderAt('/caixa/gaveta');
    await page.user.click(await button('Fechar caixa'));
    await waitFor(() => expect(screen.getByLabelText('Cédulas de R$ 200,00')).toHaveFocus());
    // By the numeric keys and Enter alone.
    await page.user.keyboard('1{Enter}1{Enter}{ArrowUp}{ArrowDown}{Enter}');
    return page;
  }

  test('counts by keyboard, says what was expected only then, asks why, closes, and offers the paper', async () => {
    const { user } = await count();
    expect(screen.getByLabelText('Cédulas de R$ 20,00')).toHaveFocus();
    expect(screen.queryByText('Esperado')).toBeNull();
    await user.click(await button(/^Conferir R\$\s300,00$/));
    expect(await screen.findByText('Falta R$ 19,70')).toBeVisible();
    expect(screen.getByText('R$ 319,70')).toBeVisible();
    expect(api.lastOf(COUNT)?.body).toEqual({
      pieces: [
        { value: 200, pieces: 1 },
        { value: 100, pieces: 1 },
      ],
    });
    await user.click(await button('Fechar caixa'));
    expect(api.made(CLOSE)).toHaveLength(0);
    await user.type(screen.getByLabelText('Por que há diferença?'), 'Troco dado a mais');
    api.ok(SHOW, aCashOverview());
    await user.click(await button('Fechar caixa'));
    expect(await screen.findByText('Caixa fechado: gaveta 03, Z 12')).toBeVisible();
    expect(api.lastOf(CLOSE)?.body).toEqual({ counted: 300, reason: 'Troco dado a mais' });
    expect(screen.getByRole('link', { name: /Imprimir fechamento/ })).toHaveAttribute(
      'href',
      `/render/${CASH_ID}/cash`,
    );
    await user.click(await button('Abrir outro caixa'));
    expect(await screen.findByLabelText('Troco inicial')).toBeVisible();
  });

  test('without a difference nothing is explained', async () => {
    api.ok(COUNT, { counted: 300, expected: 300, difference: 0 });
    const { user } = await count();
    await user.click(await button(/^Conferir R\$\s300,00$/));
    expect(await screen.findByText('Sem diferença: a gaveta bate com o sistema.')).toBeVisible();
    await user.click(await button('Fechar caixa'));
    await waitFor(() => expect(api.lastOf(CLOSE)?.body).toEqual({ counted: 300 }));
  });

  test('money came in since the count: it says so, and what was typed waits for another count', async () => {
    api.refuse(CLOSE, 'CASH_COUNT_OUTDATED');
    api.ok(COUNT, { counted: 300, expected: 300, difference: 0 });
    const { user } = await count();
    await user.click(await button(/^Conferir R\$\s300,00$/));
    await user.click(await button('Fechar caixa'));
    expect(await screen.findByText(/O caixa teve movimento depois da contagem/)).toBeVisible();
    expect(screen.getByLabelText('Cédulas de R$ 200,00')).toHaveValue('1');
  });

  test('a lost answer of the close is asked again under its key, and the reason stays', async () => {
    api.on(CLOSE, lost);
    const { user } = await count();
    await user.click(await button(/^Conferir R\$\s300,00$/));
    await user.type(await screen.findByLabelText('Por que há diferença?'), 'Troco');
    await user.click(await button('Fechar caixa'));
    expect(await screen.findByText(/Sem conexão/)).toBeVisible();
    expect(screen.getByLabelText('Por que há diferença?')).toHaveValue('Troco');
    api.ok(CLOSE, aCashDetail());
    await user.click(await button('Fechar caixa'));
    expect(await screen.findByText(/^Caixa fechado/)).toBeVisible();
    const [first, again] = api.made(CLOSE);
    expect(again?.key).toBe(first?.key);
  });

  test('a count may be made again, and the way back leads to the open drawer', async () => {
    const { user } = await count();
    await user.click(await button(/^Conferir R\$\s300,00$/));
    await user.click(await button('Contar de novo'));
    expect(await screen.findByLabelText('Cédulas de R$ 200,00')).toHaveValue('1');
    await user.click(await button('Voltar'));
    expect(await screen.findByRole('heading', { name: 'Gaveta 03 aberta' })).toBeVisible();
  });
});

test('a drawer that cannot be read says so, and is tried again', async () => {
  api.refuse(SHOW, 'STORE_NOT_FOUND');
  const { user } = await renderAt('/caixa/gaveta');
  api.ok(SHOW, opened);
  await user.click(await button('Tentar novamente'));
  expect(await screen.findByRole('heading', { name: 'Gaveta 03 aberta' })).toBeVisible();
});

test('who has no till has no drawer', async () => {
  signedIn({ role: 'promoter' });
  const { path } = await renderAt('/caixa/gaveta');
  expect(path()).not.toBe('/caixa/gaveta');
  expect(api.made(SHOW)).toHaveLength(0);
});
