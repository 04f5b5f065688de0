import type { Wire } from '@balcao/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi, held, refused } from '../../testing/fake-api.ts';
import { CustomerApp } from '../customer-app.tsx';
import { forgetLink } from '../data/opened-link.ts';
import { bia, END, KEY, OPEN, press, SEND, TOKEN, VERIFY } from '../testing/own-data.ts';

type Opened = Wire<typeof OPEN>['answer'];
const both: Opened = { key: KEY, firstName: 'BIA', phoneNumber: '(92) *****-7777', email: 'b***@casa.example' };
let api: FakeApi;

beforeAll(() => Promise.all([import('./operator-data.tsx'), import('../data/own-data.tsx')]).then(() => undefined));
beforeEach(() => {
  forgetLink();
  api = fakeApi({ [OPEN]: () => both, [SEND]: () => undefined, [VERIFY]: () => bia, [END]: () => undefined });
});
afterEach(() => window.history.replaceState(null, '', '/'));

function open(hash = `#${TOKEN}`) {
  window.history.replaceState(null, '', `/c/meus-dados${hash}`);
  return render(<CustomerApp path="/c/meus-dados" />);
}

test.each(['', '#', '#short', `#${TOKEN}x`, `#${'é'.repeat(43)}`])(
  'an address that was cut, %s, is told from here and asks nobody',
  async (hash) => {
    open(hash);
    expect(await screen.findByRole('heading', { name: 'Este link não serve mais' })).toBeVisible();
    expect(screen.getByText(/^O endereço está incompleto/)).toBeVisible();
    expect(api.calls).toHaveLength(0);
  },
);

test('while the link is opened the page says so', async () => {
  const answer = held<Opened>();
  api.on(OPEN, () => answer.answer);
  open();
  expect(await screen.findByText('Abrindo o link...')).toBeVisible();
  answer.give(both);
  expect(await screen.findByText(/^Olá, BIA/)).toBeVisible();
  expect(screen.queryByText('Abrindo o link...')).toBeNull();
});

test.each([
  [{ phoneNumber: null }, ['E-mail para b***@casa.example'], 'EMAIL'],
  [{ email: null }, ['SMS para (92) *****-7777'], 'SMS'],
  [{}, ['SMS para (92) *****-7777', 'E-mail para b***@casa.example'], 'SMS'],
] as const)('only what is known is offered, and the first is chosen: %j', async (part, labels, channel) => {
  api.ok(OPEN, { ...both, ...part });
  open();
  const choices = await screen.findAllByRole('radio');
  expect(choices.map((one) => one.closest('label')?.textContent ?? one.getAttribute('aria-label'))).toEqual(labels);
  expect(choices[0]).toBeChecked();
  await press('Enviar código');
  await screen.findByLabelText('Código');
  expect(api.lastOf(SEND)?.body).toEqual({ key: KEY, channel });
});

test('who has neither telephone nor e-mail is sent to the manager', async () => {
  api.ok(OPEN, { ...both, phoneNumber: null, email: null });
  open();
  expect(await screen.findByText(/Fale com o gerente da loja/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar código' })).toBeNull();
});

test('a code that cannot be sent says why, and the other way is still open', async () => {
  api.refuse(SEND, 'DATA_CODE_CHANNEL_MISSING');
  open();
  await press('Enviar código');
  expect(await screen.findByText(/^Não há contato cadastrado/)).toBeVisible();
  api.ok(SEND, undefined);
  await userEvent.click(screen.getByRole('radio', { name: /^E-mail/ }));
  await press('Enviar código');
  expect(await screen.findByText('O código foi enviado. Vale por 5 minutos.')).toBeVisible();
  expect(api.made(SEND).map(({ body }) => (body as { channel: string }).channel)).toEqual(['SMS', 'EMAIL']);
});

test('another code may be asked for by the other channel; a code is checked once', async () => {
  const answer = held<ReturnType<typeof refused>>();
  api.on(VERIFY, () => answer.answer);
  open();
  await press('Enviar código');
  await userEvent.type(await screen.findByLabelText('Código'), '123456{Enter}{Enter}');
  await press('Conferindo...');
  expect(api.made(VERIFY)).toHaveLength(1);
  answer.give(refused('DATA_CODE_WRONG'));
  expect(await screen.findByText(/^Código incorreto ou vencido/)).toBeVisible();
  await press('Pedir outro código');
  expect(await screen.findByRole('radio', { name: /^E-mail/ })).toBeVisible();
  // The link itself was opened once.
  expect(api.made(OPEN)).toHaveLength(1);
});

test('a whole message that is pasted gives its code', async () => {
  open();
  await press('Enviar código');
  await userEvent.click(await screen.findByLabelText('Código'));
  await userEvent.paste('Seu código: 123 456. Vale por 5 minutos');
  await press('Confirmar');
  expect(await screen.findByText('BIA REIS')).toBeVisible();
  expect(api.lastOf(VERIFY)?.body).toEqual({ key: KEY, code: '123456' });
});

// Planted: a reload after the end went on with the opened link of whoever had the device before.
test('ended, there is no way to begin again by this link, and the tab keeps nothing of it', async () => {
  const { unmount } = open();
  await press('Enviar código');
  await userEvent.type(await screen.findByLabelText('Código'), '123456{Enter}');
  await press('Terminar');
  expect(await screen.findByRole('heading', { name: 'Pronto, você saiu' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Começar de novo' })).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  unmount();
  api.refuse(OPEN, 'DATA_LINK_USED');
  open();
  expect(await screen.findByText(/só vale uma vez/)).toBeVisible();
});
