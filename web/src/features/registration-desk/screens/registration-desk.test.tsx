import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi, held, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';
import type { Taken } from '../calls.ts';
import {
  aDocument,
  aFace,
  aRecord,
  aTaken,
  aWaiting,
  CLAIM,
  DECIDE,
  DOCUMENT,
  FACE,
  FACE_WORD,
  heldBy,
  LIST,
  page,
  RECORD,
  RELEASE,
} from '../testing/registrations.ts';

let api: FakeApi;
beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    [LIST]: () => page(aWaiting()),
    [CLAIM]: () => aTaken(),
    [RELEASE]: () => undefined,
    [DECIDE]: () => ({ status: 'APPROVED' as const }),
    [FACE]: () => refused('SUCCESSFUL_FACE_IMAGE_NOT_FOUND'),
    [DOCUMENT]: () => refused('SUCCESSFUL_DOCUMENT_IMAGE_NOT_FOUND'),
    [RECORD]: () => aRecord,
    'GET /coordinator/limit-requests': () => ({ items: [], next: null }),
    'GET /coordinator/purchase-calls': () => ({ items: [], next: null }),
  });
});
const open = () => renderAt('/cadastros');
const take = { name: 'Analisar: ROSA PRADO' };
const taken = async () => {
  const opened = await open();
  await opened.user.click(await screen.findByRole('button', take));
  await screen.findByRole('article', { name: 'ROSA PRADO' });
  return opened;
};
const act = () => within(screen.getByRole('region', { name: 'Decisão' }));

test('taken, a registration lies open: who, why, what the rules saw; approved within the policy with a reason', async () => {
  api.ok(CLAIM, aTaken({ decisionId: aRecord.id }));
  const { user } = await open();
  const row = (await screen.findByRole('heading', { name: 'ROSA PRADO' })).closest('li');
  expect(row).toHaveTextContent(/As regras pedem uma pessoa.*Centro\. Enviado em 23\/11\/2026/);
  await user.click(screen.getByRole('button', take));
  const paper = within(await screen.findByRole('article', { name: 'ROSA PRADO' }));
  for (const fact of ['529.***.***-25', '28/02/1990', '(92) 98888-7777', 'AM', 'Costureira', 'BRUNO TAVARES'])
    expect(paper.getByText(fact)).toBeVisible();
  expect(paper.getByText(/Comprometimento de renda alto/)).toBeVisible();
  expect(await paper.findByText('Nenhuma foto foi tirada neste cadastro.')).toBeVisible();
  expect((await paper.findByText('Dívidas em aberto')).nextSibling).toHaveTextContent('2');
  // Planted: facts of rules that did not meet were listed too.
  expect(paper.queryByText('Situação do CPF')).toBeNull();
  expect(act().getByText(/de R\$\s300,00 a R\$\s2\.000,00/)).toBeVisible();
  await user.click(act().getByRole('button', { name: /^Aprovar R\$\s900,00$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aprovar cadastro' }));
  expect(dialog.getByText(/ROSA PRADO passa a ter R\$\s900,00 de limite/)).toBeVisible();
  await user.type(dialog.getByLabelText('Motivo da decisão'), 'Renda confere');
  api.ok(LIST, page());
  await user.click(dialog.getByRole('button', { name: /^Aprovar R\$\s900,00$/ }));
  expect(await screen.findByText('Cadastro aprovado: o limite já vale.')).toBeVisible();
  expect(api.lastOf(DECIDE)?.body).toEqual({ isApproved: true, limit: 900, reason: 'Renda confere' });
  expect(await screen.findByText('Nenhum cadastro à espera')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  expect(api.made(RELEASE)).toHaveLength(0);
});

test('a limit beyond the policy is said at its field and stays typed; nothing is sent', async () => {
  api.ok(CLAIM, aTaken({ suggestedLimit: null }));
  const { user } = await taken();
  expect(act().getByText('nenhum')).toBeVisible();
  await user.click(act().getByRole('button', { name: 'Aprovar' }));
  expect(await act().findByText('Digite o limite a conceder')).toBeVisible();
  await user.type(act().getByLabelText('Limite a conceder'), '5000{Enter}');
  expect(await act().findByText(/Digite um valor entre R\$\s300,00 e R\$\s2\.000,00/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.clear(act().getByLabelText('Limite a conceder'));
  await user.type(act().getByLabelText('Limite a conceder'), '450{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Aprovar cadastro' })).toBeVisible();
});

test('a denial goes out once; what it is refused with stands at the reason, which stays', async () => {
  api.refuse(DECIDE, 'DESK_APPLICATION_NOT_CLAIMED');
  const { user } = await taken();
  await user.click(act().getByRole('button', { name: 'Negar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Negar cadastro' }));
  await user.click(dialog.getByRole('button', { name: 'Negar cadastro' }));
  expect(await dialog.findByText('Escreva ao menos 3 letras')).toBeVisible();
  await user.type(dialog.getByLabelText('Motivo da decisão'), 'Dados não conferem');
  await user.click(dialog.getByRole('button', { name: 'Negar cadastro' }));
  expect(await dialog.findByText('Assuma a análise deste cadastro antes de decidir.')).toBeVisible();
  expect(dialog.getByLabelText('Motivo da decisão')).toHaveValue('Dados não conferem');
  api.ok(DECIDE, { status: 'DENIED' });
  await user.dblClick(dialog.getByRole('button', { name: 'Negar cadastro' }));
  expect(await screen.findByText('Cadastro negado: o cliente é avisado.')).toBeVisible();
  expect(api.made(DECIDE)).toHaveLength(2);
  expect(api.lastOf(DECIDE)?.body).toEqual({ isApproved: false, reason: 'Dados não conferem' });
});

test('a face in conflict is decided beside the document, before anybody is approved', async () => {
  api.on(FACE, () => aFace({ status: 'CONFLICT', similarity: 41, doubts: ['UNLIKE_PORTRAIT', 'FACE_OF_OTHER'] }));
  api.on(DOCUMENT, () => aDocument);
  api.on(FACE_WORD, () => ({ status: 'COMPLETED' as const, analysisEndsAt: null }));
  api.ok(CLAIM, aTaken({ cause: 'BIOMETRY_CONFLICT', biometryStatus: 'CONFLICT' }));
  const { user } = await taken();
  expect(await screen.findByText(/Não se parece com o retrato\. Parece o rosto de outro CPF/)).toBeVisible();
  expect(screen.getByText(/Semelhança com o retrato: 41 de 100/)).toBeVisible();
  expect(screen.getByText('Há reflexo na foto')).toBeVisible();
  expect(act().getByRole('button', { name: /^Aprovar/ })).toBeDisabled();
  expect(act().getByText('Só é possível aprovar depois que a foto for confirmada.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ampliar: Documento, frente' }));
  expect(await screen.findByRole('img', { name: 'Documento, frente' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Decidir sobre a foto' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decidir sobre a foto' }));
  expect(dialog.getByRole('radio', { name: 'É o cliente' })).toBeChecked();
  await user.type(dialog.getByLabelText('Por quê'), 'Igual ao documento');
  api.on(FACE, () => aFace());
  api.ok(CLAIM, aTaken({ cause: 'BIOMETRY_CONFLICT' }));
  await user.click(dialog.getByRole('button', { name: 'Registrar decisão' }));
  expect(await screen.findByText('Foto autenticada')).toBeVisible();
  expect([api.made(FACE).length, api.made(DOCUMENT).length]).toEqual([2, 1]);
  expect(api.lastOf(FACE_WORD)?.body).toEqual({
    status: 'COMPLETED',
    reason: 'Igual ao documento',
    takenAt: '2026-11-23T11:58:00.000Z',
  });
  await waitFor(() => expect(act().getByRole('button', { name: /^Aprovar/ })).toBeEnabled());
});

test('who took the photograph does not decide on it, and is told so', async () => {
  api.on(FACE, () => aFace({ status: 'CONFLICT' }));
  api.on(FACE_WORD, () => refused('OWN_BIOMETRY'));
  api.ok(CLAIM, aTaken({ biometryStatus: 'CONFLICT' }));
  const { user } = await taken();
  await user.click(await screen.findByRole('button', { name: 'Decidir sobre a foto' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decidir sobre a foto' }));
  await user.click(dialog.getByRole('radio', { name: 'Não é o cliente' }));
  await user.type(dialog.getByLabelText('Por quê'), 'Outra pessoa');
  await user.click(dialog.getByRole('button', { name: 'Registrar decisão' }));
  await waitFor(() => expect(dialog.getByLabelText('Por quê')).toBeInvalid());
  expect(api.lastOf(FACE_WORD)?.body).toEqual({
    status: 'CANCELED',
    reason: 'Outra pessoa',
    takenAt: '2026-11-23T11:58:00.000Z',
  });
});

test('a comparison that goes on is looked at again; a policy that grants nothing lets only deny', async () => {
  api.on(FACE, () => aFace({ status: 'IN_PROGRESS' }));
  api.ok(CLAIM, aTaken({ biometryStatus: 'IN_PROGRESS', minLimit: 300, maxLimit: 0, reviewText: 'Mudei de emprego' }));
  const { user } = await taken();
  expect(await screen.findByText('Ainda em comparação')).toBeVisible();
  expect(screen.getByText('Mudei de emprego')).toBeVisible();
  expect(act().getByText(/só é possível negar/)).toBeVisible();
  expect(act().queryByLabelText('Limite a conceder')).toBeNull();
  expect(act().getByRole('button', { name: 'Negar' })).toBeEnabled();
  api.on(FACE, () => aFace({ status: 'SPOOF' }));
  await user.click(screen.getByRole('button', { name: 'Ver de novo' }));
  expect(await screen.findByText('Não havia uma pessoa diante da câmera')).toBeVisible();
});

test('photographs and the record that do not come say why, and come when they are asked for again', async () => {
  api.on(FACE, () => lost());
  api.on(RECORD, () => refused('CREDIT_DECISION_NOT_FOUND'));
  api.ok(CLAIM, aTaken({ decisionId: aRecord.id }));
  const { user } = await taken();
  const photos = within(screen.getByRole('region', { name: 'Fotos' }));
  const seen = within(screen.getByRole('region', { name: 'O que as regras viram' }));
  const again = { name: 'Tentar novamente' };
  await photos.findByRole('button', again);
  api.on(FACE, () => aFace());
  await user.click(photos.getByRole('button', again));
  expect(await photos.findByText('Foto autenticada')).toBeVisible();
  api.on(RECORD, () => aRecord);
  await user.click(await seen.findByRole('button', again));
  expect(await seen.findByText('512, faixa C')).toBeVisible();
});

test('one that another has is not to be taken, nor is one’s own; one at a time', async () => {
  const answer = held<Taken>();
  api.on(CLAIM, () => answer.answer);
  api.on(LIST, () =>
    page(
      aWaiting(),
      aWaiting({ id: 'b', customerName: 'DAVI SÁ', claim: heldBy('other', 'Marta Nunes') }),
      aWaiting({ id: 'c', customerName: 'LIA REIS', operator: { id: OPERATOR_ID, name: 'Marina Alves' } }),
      aWaiting({ id: 'd', customerName: 'ANA LUZ', isReevaluation: true, cause: 'REVIEW' }),
    ),
  );
  const { user } = await open();
  expect(await screen.findByText('Em análise com Marta Nunes')).toBeVisible();
  expect(screen.getByText('Cadastro seu: outra pessoa decide.')).toBeVisible();
  expect(screen.getByText('Reavaliação. Revisão pedida pelo cliente')).toBeVisible();
  await user.keyboard('j');
  expect(screen.getByRole('button', take)).toHaveFocus();
  await user.keyboard('j');
  expect(screen.getByRole('button', { name: 'Analisar: ANA LUZ' })).toHaveFocus();
  await user.keyboard('k{Enter}');
  await user.click(screen.getByRole('button', { name: 'Analisar: ANA LUZ' }));
  expect(api.made(CLAIM)).toHaveLength(1);
  answer.give(aTaken());
  expect(await screen.findByRole('article', { name: 'ROSA PRADO' })).toBeVisible();
});

test('another is taken in place of one that lies open, which goes back; ten minutes more are asked for', async () => {
  api.on(LIST, () => page(aWaiting(), aWaiting({ id: 'd', customerName: 'ANA LUZ' })));
  const { user } = await taken();
  await user.click(act().getByRole('button', { name: 'Ficar mais 10 minutos' }));
  expect(await screen.findByText('O cadastro fica com você por mais 10 minutos.')).toBeVisible();
  expect(api.made(RELEASE)).toHaveLength(0);
  api.ok(CLAIM, aTaken({ id: 'd', customerName: 'ANA LUZ' }));
  await user.click(screen.getByRole('button', { name: 'Analisar: ANA LUZ' }));
  expect(await screen.findByRole('article', { name: 'ANA LUZ' })).toBeVisible();
  expect(api.made(RELEASE)).toHaveLength(1);
});

// Planted: it was told as kept, and stayed open.
test('one that another took meanwhile is not kept longer: it closes, and why is told', async () => {
  const { user } = await taken();
  api.refuse(CLAIM, 'DESK_APPLICATION_CLAIMED');
  await user.click(act().getByRole('button', { name: 'Ficar mais 10 minutos' }));
  expect(await screen.findByText('Outra pessoa está analisando este cadastro.')).toBeVisible();
  expect(screen.queryByText('O cadastro fica com você por mais 10 minutos.')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('one that was decided meanwhile leaves the list, and why is told', async () => {
  api.on(CLAIM, () => {
    api.ok(LIST, page());
    return refused('DESK_APPLICATION_DECIDED');
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', take));
  expect(await screen.findByText('Este cadastro já foi decidido.')).toBeVisible();
  expect(await screen.findByText('Nenhum cadastro à espera')).toBeVisible();
});

test('given back by Escape, also when the answer is lost; a second Escape leads to the menu', async () => {
  api.on(RELEASE, () => lost());
  const { user, path } = await taken();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(api.made(RELEASE)).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/'));
});

test('a list that does not come says why, and comes when it is asked for again', async () => {
  api.on(LIST, () => refused('FORBIDDEN'));
  const { user } = await open();
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  api.ok(LIST, page(aWaiting()));
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'ROSA PRADO' })).toBeVisible();
});

test('what the queue leads to is taken by itself', async () => {
  const queued = {
    kind: 'REGISTRATION' as const,
    cause: null,
    ownerId: aWaiting().borrowerId,
    id: aWaiting().id,
    who: 'ROSA PRADO',
    place: 'Centro',
    askedAt: aWaiting().submittedOn,
    dueAt: null,
    amount: 900,
    askedBy: null,
    claim: null,
  };
  api.on('GET /coordinator/desk', () => ({ items: [queued], next: null }));
  const { user } = await renderAt('/fila');
  await user.click(await screen.findByRole('button', { name: 'Abrir: Cadastro, ROSA PRADO' }));
  expect(await screen.findByRole('article', { name: 'ROSA PRADO' })).toBeVisible();
  expect(api.made(CLAIM)).toHaveLength(1);
});
