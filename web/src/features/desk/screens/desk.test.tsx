import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aLimitRequest } from '../../../domain/testing/limit-requests.ts';
import { type FakeApi, fakeApi, held, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';
import {
  aCall,
  anItem,
  aPix,
  CLAIM,
  FIGURES,
  heldBy,
  LIST,
  page,
  PIX,
  RELEASE,
  SETTLE,
  someFigures,
  unmatchedPix,
} from '../testing/desk.ts';

let api: FakeApi;
beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    [LIST]: () => page(aCall(), anItem(), aPix()),
    [FIGURES]: () => someFigures(),
    [CLAIM]: () => undefined,
    [RELEASE]: () => undefined,
    [PIX]: () => unmatchedPix,
    [SETTLE]: () => unmatchedPix,
    'GET /coordinator/limit-requests': () => ({ items: [aLimitRequest({ claim: heldBy() })], next: null }),
    'GET /coordinator/purchase-calls': () => ({ items: [], next: null }),
  });
});
const open = (at = '/fila') => renderAt(at);
const rows = async () =>
  within(await screen.findByRole('list', { name: 'O que espera uma pessoa' })).getAllByRole('listitem');

test('one list of all kinds: what, whose, where, since when and by when, with the figures over it', async () => {
  await open();
  const [call, limit, pix] = await rows();
  expect(call).toHaveTextContent(/Ligação de compra.*DAVI SÁ.*Matriz\. 23\/11\/2026.*Prazo/);
  expect(limit).toHaveTextContent(/Pedido de limite.*ROSA PRADO.*Depósito.*R\$\s1\.800,00/);
  expect(pix).toHaveTextContent(/Pix sem cobrança.*TXID123.*R\$\s150,50/);
  expect(await screen.findByText('Marina Alves: 3, Olga Siqueira: 2')).toBeVisible();
  expect(screen.getByText('Decididos hoje').nextSibling).toHaveTextContent('5');
});

test('j and k move among what can be opened, R takes an item and gives it back', async () => {
  api.on(LIST, () => page(aCall({ claim: heldBy('other', 'Olga Siqueira') }), anItem(), aPix()));
  const { user } = await open();
  await rows();
  await user.keyboard('j');
  expect(screen.getByRole('button', { name: 'Abrir: Pedido de limite, ROSA PRADO' })).toHaveFocus();
  await user.keyboard('j');
  expect(screen.getByRole('button', { name: 'Abrir: Pix sem cobrança, TXID123' })).toHaveFocus();
  await user.keyboard('k');
  api.on(LIST, () => page(anItem({ claim: heldBy() })));
  await user.keyboard('r');
  expect(await screen.findByText('Com você')).toBeVisible();
  expect(api.made(CLAIM)).toHaveLength(1);
  await user.keyboard('r');
  await waitFor(() => expect(api.made(RELEASE)).toHaveLength(1));
});

test('opening a limit request takes it and leads to its page', async () => {
  const { user } = await open();
  await rows();
  await user.click(screen.getByRole('button', { name: 'Abrir: Pedido de limite, ROSA PRADO' }));
  expect(await screen.findByRole('heading', { name: 'Limites a aprovar' })).toBeVisible();
  expect(api.made(CLAIM)).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Aprovar' })).toBeVisible();
});

test('a kind is named by its cause, and the address asks for one cause alone', async () => {
  api.ok(LIST, page(aCall({ cause: 'FACE' }), anItem({ kind: 'REGISTRATION', cause: 'REVIEW', amount: null })));
  await open('/fila?kind=REGISTRATION.REVIEW');
  const [face, review] = await rows();
  expect(face).toHaveTextContent('Rosto de compra a conferir');
  expect(review).toHaveTextContent('Cadastro: revisão pedida');
  const { query } = api.lastOf(LIST) ?? {};
  expect([query?.get('kind'), query?.get('cause')]).toEqual(['REGISTRATION', 'REVIEW']);
});

test('a face in conflict is decided here, about the picture that was seen; then the next item opens by itself', async () => {
  const FACE = 'GET /datalake-acesso/biometry/borrowers/{id}/face';
  const DECISION = 'PATCH /datalake-acesso/biometry/borrowers/{id}/decision';
  const takenAt = '2026-11-21T15:00:00.000Z';
  const picture = { imagebase64: 'QUJD', contentType: 'image/jpeg', takenAt } as const;
  const conflict = anItem({
    kind: 'BIOMETRY_CONFLICT',
    id: 'face',
    ownerId: 'face',
    who: 'RITA DE SOUZA',
    amount: null,
  });
  api.ok(LIST, page(conflict, anItem()));
  api.on(FACE, () => ({ ...picture, status: 'CONFLICT', similarity: null, doubts: ['FACE_OF_OTHER'] }));
  api.on('GET /datalake-acesso/biometry/borrowers/{id}/document', () => ({
    missingSide: null,
    documentType: 'RG',
    images: [{ ...picture, label: 'front', doubts: [] }],
  }));
  api.on(DECISION, () => {
    api.ok(LIST, page(anItem()));
    return { status: 'COMPLETED', analysisEndsAt: null };
  });
  const { user } = await open();
  await rows();
  await user.click(screen.getByRole('button', { name: 'Abrir: Biometria em conflito, RITA DE SOUZA' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Biometria em conflito' }));
  expect(await dialog.findByText(/Parece o rosto de outro CPF/)).toBeVisible();
  await user.type(dialog.getByLabelText('Por quê'), 'Confere com o RG');
  await user.click(dialog.getByRole('button', { name: 'Registrar decisão' }));
  expect(await screen.findByRole('heading', { name: 'Limites a aprovar' })).toBeVisible();
  expect(api.lastOf(DECISION)?.body).toEqual({ status: 'COMPLETED', reason: 'Confere com o RG', takenAt });
  expect(api.made(CLAIM)).toHaveLength(2);
  expect(api.made(RELEASE)).toHaveLength(0);
});

test('opening a request about a customer’s data takes it and leads to its page', async () => {
  api.ok(LIST, page(anItem({ kind: 'CUSTOMER_CARE', place: null, amount: null })));
  api.ok('GET /coordinator/care-requests', { items: [] });
  const view = await open();
  await view.user.click(await screen.findByRole('button', { name: 'Abrir: Dados do cliente, ROSA PRADO' }));
  expect(await screen.findByRole('heading', { name: 'Dados do cliente' })).toBeVisible();
  expect(api.made(CLAIM)).toHaveLength(1);
});

test('one that another has, and one’s own, are not to be opened; one act at a time', async () => {
  const answer = held<undefined>();
  api.on(CLAIM, () => answer.answer);
  api.on(LIST, () =>
    page(aCall({ claim: heldBy('other', 'Olga Siqueira') }), anItem({ askedBy: OPERATOR_ID }), aPix()),
  );
  const { user } = await open();
  const [call, own] = await rows();
  expect(call).toHaveTextContent('Com Olga Siqueira');
  expect(own).toHaveTextContent('Pedido seu: outra pessoa decide.');
  expect(screen.getAllByRole('button', { name: /^Abrir/ })).toHaveLength(1);
  await user.dblClick(screen.getByRole('button', { name: /^Assumir/ }));
  expect(api.made(CLAIM)).toHaveLength(1);
  answer.give(undefined);
});

test('what another took meanwhile is told, and the list is as it is now', async () => {
  api.on(CLAIM, () => {
    api.ok(LIST, page());
    return refused('LIMIT_REQUEST_CLAIMED');
  });
  const { user } = await open();
  await rows();
  await user.click(screen.getByRole('button', { name: 'Abrir: Pedido de limite, ROSA PRADO' }));
  expect(await screen.findByText('Outra pessoa já assumiu este pedido.')).toBeVisible();
  expect(await screen.findByText('Nada espera por você')).toBeVisible();
});

test('where a Pix of no charge went is recorded with a reason, once; what was typed stays', async () => {
  api.refuse(SETTLE, 'UNMATCHED_PIX_NOT_CLAIMED');
  const { user } = await open();
  await rows();
  await user.click(screen.getByRole('button', { name: 'Abrir: Pix sem cobrança, TXID123' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pix sem cobrança' }));
  expect(await dialog.findByText('E0000000012345')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Recebido no caixa, do cliente de quem era' }));
  await user.click(dialog.getByRole('button', { name: 'Registrar destino' }));
  expect(await dialog.findByText('Escreva ao menos 3 letras')).toBeVisible();
  await user.type(dialog.getByLabelText('O que foi feito'), 'Baixado no contrato');
  await user.click(dialog.getByRole('button', { name: 'Registrar destino' }));
  expect(await dialog.findByText('Assuma este Pix antes de registrar o destino.')).toBeVisible();
  expect(dialog.getByLabelText('O que foi feito')).toHaveValue('Baixado no contrato');
  api.on(SETTLE, () => {
    api.ok(LIST, page());
    return unmatchedPix;
  });
  await user.click(dialog.getByRole('button', { name: 'Registrar destino' }));
  expect(await screen.findByText('Destino registrado: este Pix saiu da fila.')).toBeVisible();
  expect(api.lastOf(SETTLE)?.body).toEqual({ outcome: 'RECEIVED', reason: 'Baixado no contrato' });
  expect(api.made(RELEASE)).toHaveLength(0);
});

test('a Pix that is left alone goes back to the queue', async () => {
  const { user } = await open();
  await rows();
  await user.click(screen.getByRole('button', { name: 'Abrir: Pix sem cobrança, TXID123' }));
  await user.click(await screen.findByRole('button', { name: 'Devolver à fila' }));
  await waitFor(() => expect(api.made(RELEASE)).toHaveLength(1));
});

test('filters live in the address, and an empty answer offers to clear them', async () => {
  const { user } = await open('/fila?kind=EXTRA_CREDIT&holder=nobody');
  await rows();
  expect(api.lastOf(LIST)?.query.get('kind')).toBe('EXTRA_CREDIT');
  expect(api.lastOf(LIST)?.query.has('holder')).toBe(false);
  api.ok(LIST, page());
  await user.selectOptions(screen.getByLabelText('Com quem'), 'MINE');
  expect(await screen.findByText('Nada na fila com estes filtros')).toBeVisible();
  api.ok(LIST, page(aPix()));
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(await rows()).toHaveLength(1);
});

test('a queue that does not come says why, and is asked again', async () => {
  api.on(LIST, () => lost());
  const { user } = await open();
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  api.ok(LIST, page(aPix()));
  await user.click(again);
  expect(await rows()).toHaveLength(1);
});

test('the tile of the menu carries how many wait', async () => {
  await renderAt('/');
  expect(await screen.findByRole('link', { name: /^Fila de atendimento.*3 esperando$/ })).toBeVisible();
});
