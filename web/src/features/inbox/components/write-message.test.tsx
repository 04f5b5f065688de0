import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import { fakeApi, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';

const LIST = 'GET /inbox/messages';
const WRITE = 'POST /inbox/chat';
const PHONE = '+5592988887777';

const answer = (text: string) => [
  { id: STORE_ID, channel: 'WHATSAPP' as const, to: PHONE, text, sentAt: '2026-11-21T12:01:00Z' },
];
const outcome = (of: 'ANSWERED' | 'IGNORED') => ({ messageId: 'm', outcome: of });

async function openAs(phone = '92988887777') {
  const view = await renderAt('/inbox');
  await view.user.type(await screen.findByLabelText('Telefone ou e-mail'), phone);
  return view;
}
const field = () => screen.findByLabelText('Escrever como (92) 98888-7777');

test('from a mobile somebody writes, and the answer comes as a message', async () => {
  const api = fakeApi({ [LIST]: () => [], [WRITE]: () => outcome('ANSWERED') });
  const { user } = await openAs();
  expect(await screen.findByRole('button', { name: 'Enviar' })).toBeDisabled();
  api.on(LIST, () => answer('UME: calculadora de parcelas. Preencha o CPF, ou responda SAIR.'));
  await user.type(await field(), '  oi {Enter}');
  expect(await screen.findByText(/calculadora de parcelas\. Preencha o CPF/)).toBeVisible();
  expect(api.lastOf(WRITE)?.body).toEqual({ from: PHONE, text: 'oi' });
  expect(screen.getByText('Enviado: oi')).toBeVisible();
  expect(await field()).toHaveValue('');
});

test('what fails or is not answered is told, and nothing that was typed is lost', async () => {
  const api = fakeApi({ [LIST]: () => [], [WRITE]: () => lost() });
  const { user } = await openAs();
  await user.type(await field(), '350{Enter}');
  expect(await screen.findByText(/Sem conexão com o servidor/)).toBeVisible();
  expect(await field()).toHaveValue('350');
  api.on(WRITE, () => outcome('IGNORED'));
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText(/escreveu demais e ficou sem resposta/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Sem conexão/)).toBeNull());
});

test('nobody writes as an e-mail, or as a part of a number', async () => {
  fakeApi({ [LIST]: () => [] });
  const { user } = await openAs('9298888');
  expect(await screen.findByText('Nenhuma mensagem para este destino.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull();
  await user.type(screen.getByLabelText('Telefone ou e-mail'), '7777');
  expect(await screen.findByRole('button', { name: 'Enviar' })).toBeVisible();
});
