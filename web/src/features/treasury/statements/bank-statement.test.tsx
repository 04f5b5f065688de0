import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { savedSheets } from '../../../domain/testing/sheets.ts';
import { fakeApi, type FakeCall, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { BankLine } from './calls.ts';
import {
  aBankDesk,
  aGuess,
  aLine,
  aMatch,
  aMovement,
  anUnseen,
  aStatement,
  BANK,
  DEMONSTRATION,
  FEE,
  FREE,
  GIVE,
  IMPORT,
  LINES,
  MATCH,
  PART,
  PAULO,
  SEARCH,
} from '../testing/statements.ts';

beforeEach(() => signedIn({ role: 'analyst' }));

const listOf = (items: BankLine[]) => ({
  count: items.length,
  sum: items.reduce((sum, { amount }) => sum + amount, 0),
  items,
});
/** The list of each state. */
const lines = (of: Partial<Record<BankLine['state'], BankLine[]>>) => ({
  [LINES]: ({ query }: FakeCall) => listOf(of[query.get('state') as BankLine['state']] ?? []),
});
const opened = async () => renderAt('/tesouraria?extrato=true');
const text = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');
const more = (memo: string) => screen.findByRole('button', { name: `Mais ações de ${memo}` });
const file = () => new File(['OFXHEADER:100'], 'novembro.ofx', { type: 'application/x-ofx' });

test('the difference is one figure with its age; a guess is confirmed with one press', async () => {
  const api = fakeApi({
    [BANK]: () => aBankDesk(),
    ...lines({ SUGGESTED: [aGuess()] }),
    [MATCH]: () => aMatch('OLGA'),
  });
  const { user } = await opened();
  const region = await screen.findByRole('region', { name: 'Diferença com o banco' });
  expect(text(region)).toContain('R$ 100,00');
  expect(text(region)).toContain('2 lançamentos sem livros');
  expect(text(region)).toContain('0 a 1 dia2R$ 100,00');
  const row = within(await screen.findByRole('table', { name: 'Sugeridos' })).getByRole('row', {
    name: /TED RECEBIDA/,
  });
  expect(text(row)).toContain('Aporte de capital, 18/11/2026');
  expect(text(row)).toContain('Mesmo valor, data próxima');
  await user.click(screen.getByRole('button', { name: 'Confirmar TED RECEBIDA' }));
  expect(await screen.findByText('Lançamento conciliado.')).toBeVisible();
  expect(api.lastOf(MATCH)?.body).toEqual({
    movements: [{ event: 'FUNDING', subjectId: aMovement(30, 50).subjectId }],
  });
});

test('a statement that is refused says why and is kept; another one says what became of it', async () => {
  let isRead = false;
  const api = fakeApi({
    [BANK]: () => aBankDesk({ statements: [], difference: 0, ages: [], onlyInBooks: null }),
    ...lines({}),
    [IMPORT]: () => (isRead ? aStatement({ known: 2, matched: 7 }) : refused('STATEMENT_OF_OTHER_ACCOUNT')),
  });
  const { user } = await opened();
  expect(await screen.findByText('Tudo o que o banco diz está nos livros')).toBeVisible();
  expect(await screen.findByText('Envie um extrato em OFX para conferir.')).toBeVisible();
  await user.upload(screen.getByLabelText('Extrato em OFX'), file());
  expect(await screen.findByText('Este extrato é de outro banco ou de outra conta. Nada foi alterado.')).toBeVisible();
  isRead = true;
  await user.click(screen.getByRole('button', { name: /^Remover/ }));
  await user.upload(screen.getByLabelText('Extrato em OFX'), file());
  expect(await screen.findByText('7 conciliados, 1 sugeridos, 1 sem livros, 2 já conhecidos')).toBeVisible();
  expect(api.lastOf(IMPORT)?.body).toEqual({ fileName: 'novembro.ofx', contentBase64: btoa('OFXHEADER:100') });
});

test('what is left over is chosen in the books until it sums to its own cent', async () => {
  const desk = () => aBankDesk({ statements: [aStatement({ suggested: 0 })] });
  let isTaken = true;
  const api = fakeApi({
    [BANK]: desk,
    ...lines({ LEFT_OVER: [aLine({ note: 'Perguntado ao banco' })] }),
    [FREE]: () => ({ items: [aMovement(31, 30), aMovement(32, 20), aMovement(33, 10)] }),
    [MATCH]: () => (isTaken ? refused('MOVEMENT_TAKEN') : aMatch('OLGA')),
  });
  const { user } = await opened();
  expect(await screen.findByText('Perguntado ao banco')).toBeVisible();
  expect(screen.getByText('Não está nos livros')).toBeVisible();
  await user.click(await more('PIX RECEBIDO'));
  expect(screen.queryByRole('menuitem', { name: 'Lançar como tarifa' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Escolher nos livros' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Escolher nos livros' }));
  const [first, second, third] = await dialog.findAllByRole('checkbox', { name: /Aporte de capital/ });
  const match = dialog.getByRole('button', { name: 'Conciliar' });
  if (!first || !second || !third) throw new Error('three are offered');
  await user.click(first);
  await user.click(third);
  expect(match).toBeDisabled();
  expect(dialog.getByText(/^Escolhido R\$\s40,00 de R\$\s50,00$/)).toBeVisible();
  await user.click(third);
  await user.click(second);
  await user.click(match);
  expect(
    await dialog.findByText('Um dos lançamentos escolhidos já está conciliado com outra linha do extrato.'),
  ).toBeVisible();
  isTaken = false;
  await user.click(match);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.lastOf(MATCH)?.body).toEqual({
    movements: [31, 32].map((number) => ({ event: 'FUNDING', subjectId: aMovement(number, 1).subjectId })),
  });
});

test('a difference is given to a person with what is known; a debit is booked as a fee', async () => {
  const line = aLine({ amount: -12.9, memo: 'TARIFA' });
  const api = fakeApi({
    [BANK]: () => aBankDesk({ statements: [aStatement({ suggested: 0 })] }),
    ...lines({ LEFT_OVER: [line] }),
    [GIVE]: () => ({ ...line, owner: PAULO }),
    [FEE]: () => aMatch('OLGA'),
  });
  const { user } = await opened();
  await user.click(await more('TARIFA'));
  await user.click(screen.getByRole('menuitem', { name: 'Passar para alguém' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Passar a diferença para alguém' }));
  await user.selectOptions(dialog.getByLabelText('Para quem'), 'PAULO TEIXEIRA');
  await user.type(dialog.getByLabelText('O que se sabe'), 'O banco responde amanhã');
  await user.click(dialog.getByRole('button', { name: 'Passar para alguém' }));
  expect(await screen.findByText('Diferença passada.')).toBeVisible();
  expect(api.lastOf(GIVE)?.body).toEqual({ ownerId: PAULO.id, note: 'O banco responde amanhã' });

  await user.click(await more('TARIFA'));
  await user.click(screen.getByRole('menuitem', { name: 'Lançar como tarifa' }));
  const fee = within(await screen.findByRole('dialog', { name: 'Lançar como tarifa bancária?' }));
  expect(fee.getByText(/^R\$\s12,90 entram nas despesas/)).toBeVisible();
  await user.type(fee.getByLabelText('Que tarifa é'), 'Pacote de novembro');
  await user.click(fee.getByRole('button', { name: 'Lançar como tarifa' }));
  expect(await screen.findByText('Tarifa lançada e conciliada.')).toBeVisible();
  expect(api.lastOf(FEE)?.body).toEqual({ note: 'Pacote de novembro' });
});

test('what is matched says by whom and is parted with a reason; the refusal stands under it', async () => {
  let isRefused = true;
  const api = fakeApi({
    [BANK]: () => aBankDesk(),
    ...lines({ SUGGESTED: [aGuess()], MATCHED: [aMatch('PAULO TEIXEIRA')] }),
    [PART]: () => (isRefused ? refused('STATEMENT_LINE_MOVED') : aLine()),
    [SEARCH]: () => ({ matched: 1, suggested: 0 }),
  });
  const { user } = await opened();
  await user.click(await screen.findByRole('tab', { name: 'Conciliados' }));
  expect(await screen.findByText('por PAULO TEIXEIRA')).toBeVisible();
  expect(screen.getByText(/Aporte de capital, 18\/11\/2026 e mais 1/)).toBeVisible();
  await user.click(await more('PIX RECEBIDO'));
  await user.click(screen.getByRole('menuitem', { name: 'Separar dos livros' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Separar dos livros?' }));
  await user.type(dialog.getByLabelText('Motivo'), 'Era de outro aporte');
  await user.click(dialog.getByRole('button', { name: 'Separar dos livros' }));
  expect(await dialog.findByText(/Outra pessoa mudou este lançamento/)).toBeVisible();
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Separar dos livros' }));
  expect(await screen.findByText('Lançamento separado.')).toBeVisible();
  expect(api.lastOf(PART)?.body).toEqual({ reason: 'Era de outro aporte' });
  await user.click(screen.getByRole('button', { name: 'Procurar de novo' }));
  expect(await screen.findByText('Livros conferidos de novo.')).toBeVisible();
});

test('what the books alone have is listed; the demonstration hands out a statement of a day', async () => {
  const files = savedSheets();
  const api = fakeApi({
    [BANK]: () =>
      aBankDesk({
        isDemonstration: true,
        onlyInBooks: { count: 1, amount: -960, items: [anUnseen()] },
      }),
    ...lines({}),
    [DEMONSTRATION]: () => ({ fileName: 'extrato-2026-11-19.ofx', content: 'OFXHEADER:100' }),
  });
  const { user } = await opened();
  await user.click(await screen.findByRole('tab', { name: 'Só nos livros (1)' }));
  expect(await screen.findByText('Repasse ao banco liquidante, Lojas Aurora')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Baixar extrato do dia' }));
  await waitFor(() => expect(files.names()).toEqual(['extrato-2026-11-19.ofx']));
  expect(api.lastOf(DEMONSTRATION)?.query.get('on')).toBe('2026-11-19');
});

test('whoever is not of the provider reads why there is none; without an account nothing is asked for', async () => {
  fakeApi({ [BANK]: () => refused('TREASURY_OF_THE_PROVIDER') });
  const { unmount } = await opened();
  expect(await screen.findByText(/Só um analista do provedor movimenta os repasses\./)).toBeVisible();
  unmount();
  fakeApi({ [BANK]: () => aBankDesk({ account: null }), ...lines({}) });
  await opened();
  expect(await screen.findByText(/Nenhuma conta do provedor está configurada/)).toBeVisible();
  expect(screen.queryByLabelText('Extrato em OFX')).toBeNull();
});
