import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi, held } from '../../testing/fake-api.ts';
import { renderAlone } from '../../testing/render-alone.tsx';
import { signedIn } from '../../testing/sessions.ts';
import { SendReceipt, SendReceiptButton } from './send-receipt.tsx';

const SEND = 'POST /receipt-links';
const receipts = { kind: 'PAYMENT', ids: ['p-1', 'p-2'] } as const;
const sent = { sentTo: '(92) *****-7777', expiresAt: '2026-11-24T15:00:00.000Z' };
let api: FakeApi;

beforeEach(() => {
  signedIn();
  api = fakeApi({ [SEND]: () => sent });
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('one of three ways is pressed, and it says where it went and how long it is good', async () => {
  await renderAlone(<SendReceipt receipts={receipts} />);
  expect(screen.getByRole('group', { name: 'Enviar o comprovante ao cliente por' })).toBeVisible();
  await press('WhatsApp');
  expect(await screen.findByText('Enviado por WhatsApp para (92) *****-7777. O link vale por 3 dias.')).toBeVisible();
  expect(api.lastOf(SEND)?.body).toEqual({ kind: 'PAYMENT', ids: ['p-1', 'p-2'], channel: 'WHATSAPP' });
  await press('SMS');
  expect(await screen.findByText(/^Enviado por SMS/)).toBeVisible();
});

test('two clicks send once, and a lost answer is asked for with the same key', async () => {
  const { answer, give } = held<typeof sent>();
  api.on(SEND, () => answer);
  await renderAlone(<SendReceipt receipts={receipts} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'SMS' }));
  expect(screen.getByRole('button', { name: 'Enviando...' })).toBeVisible();
  expect(api.made(SEND)).toHaveLength(1);
  give(sent);
  await screen.findByText(/^Enviado por SMS/);
  api.lose(SEND);
  await press('WhatsApp');
  expect(await screen.findByText(/Sem conexão/)).toBeVisible();
  api.ok(SEND, sent);
  await press('WhatsApp');
  await screen.findByText(/^Enviado por WhatsApp/);
  const [, lost, again] = api.made(SEND);
  expect(again?.key).toBe(lost?.key);
});

test('who has no e-mail is asked for one, which must be one, and what was typed stays', async () => {
  api.refuse(SEND, 'RECEIPT_EMAIL_MISSING');
  await renderAlone(<SendReceipt receipts={receipts} />);
  await press('E-mail');
  const field = await screen.findByLabelText('E-mail do cliente');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'rosa@{Enter}');
  expect(field).toHaveAccessibleDescription(/Digite um e-mail válido/);
  expect(api.made(SEND)).toHaveLength(1);
  api.refuse(SEND, 'TOO_MANY_REQUESTS');
  await userEvent.type(field, 'casa.example{Enter}');
  expect(await screen.findByText(/Muitas tentativas/)).toBeVisible();
  expect(field).toHaveValue('rosa@casa.example');
  api.ok(SEND, { ...sent, sentTo: 'r***@casa.example' });
  await press('Enviar por e-mail');
  expect(await screen.findByText(/^Enviado por E-mail para r\*{3}@casa.example/)).toBeVisible();
  expect(api.lastOf(SEND)?.body).toMatchObject({ channel: 'EMAIL', email: 'rosa@casa.example' });
  await waitFor(() => expect(screen.queryByLabelText('E-mail do cliente')).toBeNull());
});

test('in a list it waits behind a button', async () => {
  await renderAlone(<SendReceiptButton receipts={receipts} />);
  await press('Enviar ao cliente');
  await press('SMS');
  expect(await screen.findByText(/^Enviado por SMS/)).toBeVisible();
  await press('Concluir');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
