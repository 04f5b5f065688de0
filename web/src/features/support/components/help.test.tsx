import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSupportRequest } from '../../../domain/testing/support-requests.ts';
import { fakeApi, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';
import { STORE_ID } from '../../../domain/testing/customers.ts';

const MINE = 'GET /support/requests/mine';
const ASK = 'POST /support/requests';
const answered = aSupportRequest({
  status: 'ANSWERED',
  answer: 'Troque o papel',
  claimedBy: { id: 'x', name: 'Davi Rocha' },
});

async function openHelp() {
  const view = await renderAt('/configuracao');
  await view.user.click(await screen.findByRole('button', { name: 'Ajuda' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Ajuda' })) };
}
const stores = { 'GET /retailers/stores': () => [] } as const;

test('the number of the store’s support is the configuration’s; without one there is none', async () => {
  fakeApi({ ...stores, [MINE]: () => ({ items: [] }) });
  signedIn({ support: { retailerWhatsapp: '+5592900009002' } });
  const { dialog, unmount } = await openHelp();
  expect(dialog.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/5592900009002');
  expect(await dialog.findByText('Você ainda não pediu ajuda.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Abrir o chat' })).toBeNull();
  unmount();
  signedIn();
  expect((await openHelp()).dialog.queryByRole('link')).toBeNull();
});

test('help is asked for with the page and the store; what is missing is said, and what was typed stays when it fails', async () => {
  const api = fakeApi({ ...stores, [MINE]: () => ({ items: [] }), [ASK]: () => refused('TOO_MANY_SUPPORT_REQUESTS') });
  signedIn();
  const { user, dialog } = await openHelp();
  await user.click(dialog.getByRole('button', { name: 'Enviar ao suporte' }));
  expect(dialog.getByText('Escreva o assunto em ao menos 3 letras')).toBeVisible();
  await user.type(dialog.getByLabelText('Assunto'), 'Impressora');
  await user.type(dialog.getByLabelText('O que aconteceu?'), 'O recibo não sai');
  await user.click(dialog.getByRole('button', { name: 'Enviar ao suporte' }));
  expect(await dialog.findByText(/Você já abriu dez pedidos/)).toBeVisible();
  expect(dialog.getByLabelText('Assunto')).toHaveValue('Impressora');
  api.ok(ASK, aSupportRequest());
  api.ok(MINE, { items: [aSupportRequest()] });
  await user.click(dialog.getByRole('button', { name: 'Enviar ao suporte' }));
  expect(await screen.findByText('Pedido enviado ao suporte')).toBeVisible();
  expect(api.lastOf(ASK)?.body).toMatchObject({
    subject: 'Impressora',
    text: 'O recibo não sai',
    page: '/',
    storeId: STORE_ID,
  });
  expect(await dialog.findByText('Em aberto')).toBeVisible();
  expect(localStorage.getItem('support_asked_by')).toBe(OPERATOR_ID);
});

test('a lost list offers to try again', async () => {
  const api = fakeApi({ ...stores, [MINE]: lost });
  signedIn();
  const { user, dialog } = await openHelp();
  const retry = await dialog.findByRole('button', { name: 'Tentar novamente' });
  api.ok(MINE, { items: [answered] });
  await user.click(retry);
  expect(await dialog.findByText('Troque o papel')).toBeVisible();
  expect(dialog.getByText('Resposta de Davi Rocha')).toBeVisible();
});

test('who asked on this device reads the answer on the start page, until it is solved', async () => {
  localStorage.setItem('support_asked_by', OPERATOR_ID);
  const api = fakeApi({ [MINE]: () => ({ items: [answered] }) });
  signedIn();
  const { user } = await renderAt('/caixa');
  expect(await screen.findByText('O suporte respondeu: Impressora')).toBeVisible();
  api.ok(MINE, { items: [{ ...answered, status: 'CLOSED' }] });
  api.ok('POST /support/requests/mine/{id}/close', { ...answered, status: 'CLOSED' });
  await user.click(screen.getByRole('button', { name: 'Resolvido' }));
  await expect.poll(() => screen.queryByText('O suporte respondeu: Impressora')).toBeNull();
  expect(localStorage.getItem('support_asked_by')).toBeNull();
});
