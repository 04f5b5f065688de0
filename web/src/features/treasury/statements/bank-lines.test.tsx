import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, type FakeCall, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import {
  aBankDesk,
  aGuess,
  aLine,
  aMatch,
  aMovement,
  aStatement,
  BANK,
  FREE,
  LINES,
  MATCH,
  OLGA,
  PART,
} from '../testing/statements.ts';
import type { BankLine } from './calls.ts';
import { lineText, memoOf, movementText } from './words.ts';

beforeEach(() => signedIn({ role: 'analyst' }));

const lines = (of: Partial<Record<BankLine['state'], BankLine[]>>, count?: number) => ({
  [LINES]: ({ query }: FakeCall) => {
    const items = of[query.get('state') as BankLine['state']] ?? [];
    return { count: count ?? items.length, sum: items.reduce((sum, { amount }) => sum + amount, 0), items };
  },
});
const leftOver = () => aBankDesk({ statements: [aStatement({ suggested: 0 })] });
const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');
const choose = async (memo: string, act: string) => {
  const { user } = await renderAt('/tesouraria?extrato=true');
  await user.click(await screen.findByRole('button', { name: `Mais ações de ${memo}` }));
  await user.click(screen.getByRole('menuitem', { name: act }));
  return user;
};

test('a line is named by what the bank says, and by that it says nothing', () => {
  expect(memoOf(aLine({ memo: '' }))).toBe('Sem descrição');
  expect(plain(lineText(aLine({ amount: -12.9, memo: 'TARIFA' })))).toBe('TARIFA, 19/11/2026: -R$ 12,90');
  expect(movementText(aMovement(1, 20))).toBe('Aporte de capital, 18/11/2026');
  const ofShop = { ...aMovement(1, 20), event: 'BILLING_PAYMENT', retailerName: 'Lojas Aurora' };
  expect(movementText(ofShop)).toBe('Cobrança do varejo paga, Lojas Aurora, 18/11/2026');
});

test.each([
  ['NOT_IN_BOOKS', 'Não está nos livros'],
  ['OTHER_AMOUNT', 'Nos livros com outro valor'],
  ['TAKEN', 'O que ele cita já está em outra linha'],
  ['PARTED', 'Separado por uma pessoa'],
] as const)('why a line has no books is said: %s', async (reason, sentence) => {
  fakeApi({ [BANK]: leftOver, ...lines({ LEFT_OVER: [aLine({ reason })] }) });
  await renderAt('/tesouraria?extrato=true');
  const row = within(await screen.findByRole('table', { name: 'Sem livros' })).getByRole('row', { name: /PIX/ });
  expect(within(row).getByText(sentence)).toBeVisible();
  expect(within(row).getByText(OLGA.name)).toBeVisible();
});

test('each list says that it is empty; what matched by itself says so', async () => {
  fakeApi({ [BANK]: leftOver, ...lines({ MATCHED: [aMatch()] }) });
  const { user } = await renderAt('/tesouraria?extrato=true');
  expect(await screen.findByText('Nenhuma diferença')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Sugeridos (0)' }));
  expect(await screen.findByText('Nenhuma sugestão espera')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Conciliados' }));
  expect(await screen.findByText('sozinho')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Só nos livros (1)' }));
  expect(await screen.findByText('Tudo o que os livros movimentaram está no extrato')).toBeVisible();
});

test('of many lines the first are shown, and how many there are', async () => {
  fakeApi({ [BANK]: leftOver, ...lines({ LEFT_OVER: [aLine(), aLine({ id: aMovement(77, 1).subjectId })] }, 240) });
  await renderAt('/tesouraria?extrato=true');
  expect(await screen.findByText('2 de 240. Resolva estes para ver os seguintes.')).toBeVisible();
  expect(screen.queryByRole('row', { name: /^Total/ })).toBeNull();
});

test('a guess that is none is parted with a reason, and is a difference then', async () => {
  const api = fakeApi({ [BANK]: () => aBankDesk(), ...lines({ SUGGESTED: [aGuess()] }), [PART]: () => aLine() });
  const user = await choose('TED RECEBIDA', 'Não é este');
  const dialog = within(await screen.findByRole('dialog', { name: 'Separar dos livros?' }));
  expect(dialog.getByText(/^R\$\s50,00 ficam como diferença com o banco, com você/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Não é este' }));
  expect(dialog.getByLabelText('Motivo')).toBeInvalid();
  expect(api.made(PART)).toHaveLength(0);
  await user.type(dialog.getByLabelText('Motivo'), 'Outro aporte');
  await user.click(dialog.getByRole('button', { name: 'Não é este' }));
  expect(await screen.findByText('Lançamento separado.')).toBeVisible();
});

test('where the books have nothing to choose from it is said; a list that does not come says why', async () => {
  let isRefused = false;
  fakeApi({
    [BANK]: leftOver,
    ...lines({ LEFT_OVER: [aLine()] }),
    [FREE]: () => (isRefused ? refused('STATEMENT_LINE_NOT_FOUND') : { items: [] }),
  });
  const user = await choose('PIX RECEBIDO', 'Escolher nos livros');
  const dialog = within(await screen.findByRole('dialog', { name: 'Escolher nos livros' }));
  expect(await dialog.findByText('Não há lançamentos livres nos livros em 45 dias.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Conciliar' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  isRefused = true;
  await user.click(await screen.findByRole('button', { name: 'Mais ações de PIX RECEBIDO' }));
  await user.click(screen.getByRole('menuitem', { name: 'Escolher nos livros' }));
  expect(await screen.findByText('Lançamento do extrato não encontrado.')).toBeVisible();
});

test('a guess that another one took meanwhile is told, and the same press goes again under the same key', async () => {
  const api = fakeApi({ [BANK]: () => aBankDesk(), ...lines({ SUGGESTED: [aGuess()] }), [MATCH]: lost });
  const { user } = await renderAt('/tesouraria?extrato=true');
  const confirm = await screen.findByRole('button', { name: 'Confirmar TED RECEBIDA' });
  await user.click(confirm);
  await screen.findAllByRole('alert');
  api.on(MATCH, () => refused('MOVEMENT_TAKEN'));
  await user.click(await screen.findByRole('button', { name: 'Confirmar TED RECEBIDA' }));
  expect(await screen.findByText(/já está conciliado com outra linha/)).toBeVisible();
  const [first, second] = api.made(MATCH);
  expect(second?.key).toBe(first?.key);
});

test('statements of before say their days, who sent them and what came of them', async () => {
  const week = aStatement({ id: aMovement(80, 1).subjectId, firstDay: '2026-11-12', known: 1, fileName: 'semana.ofx' });
  fakeApi({ [BANK]: () => aBankDesk({ statements: [aStatement(), week] }), ...lines({}) });
  const { user } = await renderAt('/tesouraria?extrato=true');
  await user.click(await screen.findByText('Extratos conferidos'));
  const items = within(screen.getByRole('region', { name: 'Arquivos do banco' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(
      /^extrato\.ofx: 19\/11\/2026, por OLGA SIQUEIRA em .*1 conciliados, 1 sugeridos, 1 sem livros$/,
    ),
    expect.stringMatching(/^semana\.ofx: 12\/11\/2026 a 19\/11\/2026, .*1 sem livros, 1 já conhecido$/),
  ]);
});

test('without a day the demonstration hands out nothing', async () => {
  fakeApi({ [BANK]: () => aBankDesk({ isDemonstration: true }), ...lines({}) });
  const { user } = await renderAt('/tesouraria?extrato=true');
  await user.clear(await screen.findByLabelText('Dia do extrato'));
  expect(screen.getByRole('button', { name: 'Baixar extrato do dia' })).toBeDisabled();
});

test('a desk that does not come is asked for again', async () => {
  const api = fakeApi({ [BANK]: lost, ...lines({}) });
  const { user } = await renderAt('/tesouraria?extrato=true');
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  api.on(BANK, () => aBankDesk());
  await user.click(again);
  expect(await screen.findByRole('region', { name: 'Diferença com o banco' })).toBeVisible();
});
