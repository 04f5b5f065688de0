import type { Wire } from '@balcao/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { fakeApi, lost, refused } from '../../testing/fake-api.ts';
import { CustomerApp } from '../customer-app.tsx';

// Loaded before: how long a page takes to load is not what is tested.
beforeAll(() => import('./receipt-check.tsx').then(() => undefined));

const route = 'GET /receipts/{authenticationCode}';
type Receipt = Wire<typeof route>['answer'];

const receipt: Receipt = {
  kind: 'PAYMENT',
  issuedOn: '2027-01-05',
  value: 409.45,
  retailerName: 'Norte Móveis',
  storeName: 'Loja Centro',
  customerName: 'Conceição A.',
  standing: 'VALID',
  undoneOn: null,
};

/** Opens the page and types a code. */
async function ask(code: string, path = '/c/comprovante') {
  render(<CustomerApp path={path} />);
  await userEvent.type(await screen.findByLabelText('Código de autenticação'), `${code}{Enter}`);
}

test('a genuine receipt is shown as a paper, in the code that is printed', async () => {
  localStorage.setItem('id_token', 'token-of-staff');
  const api = fakeApi({ [route]: () => receipt });
  await ask('x7q2 90kd 31fm zzo4', '/c/comprovante/');
  const heading = await screen.findByRole('heading', { name: 'Comprovante verdadeiro' });
  expect(heading).toHaveFocus();
  expect(api.lastOf(route)?.path).toBe('/receipts/X7Q2-90KD-31FM-ZZ04');
  expect(api.lastOf(route)?.headers.get('Authorization')).toBe('public');
  for (const text of ['Pagamento', '05/01/2027', 'Norte Móveis', 'Loja Centro', 'Conceição A.', 'R$ 409,45'])
    expect(
      screen.getByText(
        (_, element) => element?.textContent?.replaceAll('\u00a0', ' ') === text && element.children.length === 0,
      ),
    ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Conferir outro comprovante' }));
  expect(await screen.findByLabelText('Código de autenticação')).toHaveValue('');
});

test('what cannot be a code is said before anybody is asked', async () => {
  const api = fakeApi({ [route]: () => receipt });
  await ask('X7Q2-90KD');
  expect(await screen.findByText(/O código tem 16 letras e números/)).toBeVisible();
  expect(api.calls).toHaveLength(0);
});

test.each([
  [() => refused('RECEIPT_NOT_FOUND'), 'Comprovante não reconhecido', /Nenhum comprovante tem este código/],
  [() => refused('TOO_MANY_REQUESTS'), 'Não foi possível conferir', /Muitas tentativas/],
  [lost, 'Não foi possível conferir', /Sem conexão/],
])('a failure says what happened and keeps the code: %#', async (answer, title, sentence) => {
  fakeApi({ [route]: answer });
  await ask('X7Q2-90KD-31FM-ZZ04');
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Código de autenticação')).toHaveValue('X7Q2-90KD-31FM-ZZ04');
});

test.each([
  ['PURCHASE', 'Compra', 'Valor da compra'],
  ['PAYMENT_UNDO', 'Estorno de pagamento', 'Valor devolvido ao cliente'],
  ['CANCELLATION', 'Cancelamento de compra', 'Valor devolvido da compra'],
  ['RETURN', 'Devolução', 'Valor devolvido da compra'],
] as const)('a receipt of %s is named, and its figure too', async (kind, title, figure) => {
  fakeApi({ [route]: () => ({ ...receipt, kind }) });
  await ask('X7Q2-90KD-31FM-ZZ04');
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(figure)).toBeVisible();
});

test('while one is looked up nothing is asked again, and the button says so', async () => {
  const api = fakeApi({ [route]: () => new Promise<never>(() => {}) });
  await ask('X7Q2-90KD-31FM-ZZ04');
  await userEvent.click(await screen.findByRole('button', { name: 'Conferindo...' }));
  await userEvent.type(screen.getByLabelText('Código de autenticação'), '{Enter}');
  expect(api.made(route)).toHaveLength(1);
});

test('what was wrong goes away as the code is typed again', async () => {
  await ask('X7Q2');
  await userEvent.type(screen.getByLabelText('Código de autenticação'), '9');
  expect(screen.queryByText(/O código tem 16 letras e números/)).toBeNull();
});

describe('undone since', () => {
  test.each<[Partial<Receipt>, RegExp]>([
    [{ standing: 'UNDONE', undoneOn: '2027-01-08' }, /pagamento foi estornado em 08\/01\/2027/],
    [{ kind: 'PURCHASE', standing: 'UNDONE', undoneOn: '2027-01-08' }, /compra foi cancelada em 08\/01\/2027/],
    [{ kind: 'PURCHASE', standing: 'PARTLY_RETURNED' }, /Uma parte desta compra foi devolvida/],
  ])('%j', async (since, sentence) => {
    fakeApi({ [route]: () => ({ ...receipt, ...since }) });
    await ask('X7Q2-90KD-31FM-ZZ04');
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

test.each(['/c', '/c/', '/c/nada', '/c/comprovante/x', '/c/constructor'])(
  '%s is no page, and says so',
  async (path) => {
    render(<CustomerApp path={path} />);
    expect(await screen.findByRole('heading', { name: 'Este link não é válido' })).toBeVisible();
    expect(screen.getByText(/fale com a loja/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Conferir um comprovante' })).toHaveAttribute('href', '/c/comprovante');
  },
);

test('a dead link gives the number for customers, not the one for shops', async () => {
  const support = { customerWhatsapp: '+5511900009003', retailerWhatsapp: '+5511900009004' };
  localStorage.setItem('public_configurations', JSON.stringify({ support }));
  vi.resetModules();
  const { CustomerApp: Page } = await import('../customer-app.tsx');
  render(<Page path="/c/nada" />);
  expect(await screen.findByRole('link', { name: 'WhatsApp (11) 90000-9003' })).toHaveAttribute(
    'href',
    expect.stringContaining('5511900009003'),
  );
});
