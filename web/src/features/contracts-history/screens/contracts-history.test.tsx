import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CPF } from '../../../domain/testing/customers.ts';
import { CONTRACT_ID } from '../../../domain/testing/offers.ts';
import { type FakeApi, fakeApi, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { APPROVE, historyAnswers, paid, PAY, PREVIEW, UNDO } from '../testing/history.ts';

let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];

beforeEach(() => {
  signedIn();
  api = fakeApi(historyAnswers);
});

async function open() {
  const page = await renderAt('/caixa/pagamentos/contratos');
  user = page.user;
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await screen.findByRole('heading', { name: 'Contrato 1234' });
  return page;
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('what was paid, is open or was cancelled reads so, and each payment has its receipt', async () => {
  await open();
  const table = screen.getByRole('table', { name: 'Parcelas' });
  expect(within(table).getByText('Pago')).toBeVisible();
  expect(within(table).getByText('em 20/11/2026')).toBeVisible();
  expect(within(table).getByText('A vencer')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Ver comprovante/ })).toHaveAttribute(
    'href',
    '/render/01900000-0000-7000-8000-000000000500/payments',
  );
  expect(screen.getByText(/Marina Alves/, { selector: 'p' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Contrato 99/ }));
  expect(await within(screen.getByRole('table', { name: 'Parcelas' })).findByText('Cancelada')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Quitar hoje' })).toBeNull();
});

describe('another amount', () => {
  test('what it pays is seen before it is received, and Enter twice receives once', async () => {
    await open();
    await user.click(await button('Receber outro valor'));
    await user.type(await screen.findByLabelText('Quanto o cliente vai pagar?'), '100{Enter}');
    const pays = await screen.findByRole('status', { name: 'O que este valor paga' });
    expect(pays).toHaveTextContent(/Parcela 2, uma parte/);
    expect(api.made(PAY)).toHaveLength(0);
    await user.dblClick(await button(/^Receber R\$\s100,00$/));
    expect(await screen.findByText(/^Pagamento de R\$\s100,00 do contrato 1234 recebido com sucesso$/)).toBeVisible();
    expect(api.made(PAY)).toHaveLength(1);
    expect(api.lastOf(PAY)?.body).toMatchObject({ amount: 100, expectedRemaining: 380.5 });
    expect(screen.getByRole('link', { name: /^Ver comprovantes/ })).toHaveAttribute('href', '/render/p-2/payments');
    const banner = screen.getByText(/recebido com sucesso$/).closest('.banner') as HTMLElement;
    expect(within(banner).getByRole('button', { name: 'Enviar ao cliente' })).toBeVisible();
  });

  test('too much says how much pays it off, and what was typed stays', async () => {
    api.on(PREVIEW, () => refused('AMOUNT_ABOVE_PAYOFF', { payoff: 380.5 }));
    await open();
    await user.click(await button('Receber outro valor'));
    const field = await screen.findByLabelText('Quanto o cliente vai pagar?');
    await user.type(field, '900{Enter}');
    expect(await screen.findByText(/quita o contrato hoje: R\$\s380,50/)).toBeVisible();
    expect(field).toHaveValue('R$ 900');
  });

  test('a lost answer is looked into, also after a refresh: not received is said, and tried again with the same key', async () => {
    api.on(PAY, () => lost());
    const page = await open();
    await user.click(await button('Receber outro valor'));
    await user.type(await screen.findByLabelText('Quanto o cliente vai pagar?'), '100{Enter}');
    await user.click(await button(/^Receber R\$\s100,00$/));
    await screen.findByRole('dialog', { name: 'O pagamento não foi registrado' });
    page.unmount();
    await open();
    await screen.findByRole('dialog', { name: 'O pagamento não foi registrado' });
    api.ok(PAY, paid);
    await user.click(await button('Tentar de novo'));
    await screen.findByText(/recebido com sucesso/);
    expect(new Set(api.made(PAY).map(({ key }) => key)).size).toBe(1);
  });
});

test('what pays it off today is quoted line by line, printed or received', async () => {
  await open();
  await user.click(await button('Quitar hoje'));
  const dialog = await screen.findByRole('dialog', { name: 'Quitar hoje o contrato 1234' });
  expect(await within(dialog).findByText('Parcela 2, 21/12/2026')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: /^Imprimir proposta/ })).toHaveAttribute(
    'href',
    `/render/${CONTRACT_ID}/payoffs`,
  );
  api.ok(PAY, { ...paid, openInstallments: 0, remainingPayoff: 0 });
  await user.click(within(dialog).getByRole('button', { name: /^Receber R\$\s380,50$/ }));
  expect(await screen.findByText('O contrato está quitado.')).toBeVisible();
});

describe('taking a payment back', () => {
  async function ask(): Promise<HTMLElement> {
    await open();
    await user.click(await button('Estornar'));
    const why = await screen.findByRole('dialog', { name: /^Estornar R\$\s199,85$/ });
    await user.type(within(why).getByLabelText('Por que o pagamento é estornado?'), 'Valor errado');
    await user.click(within(why).getByRole('button', { name: 'Estornar' }));
    await screen.findByLabelText('E-mail de quem autoriza');
    return screen.getByRole('dialog');
  }
  const sign = async (dialog: HTMLElement) => {
    await user.clear(within(dialog).getByLabelText('E-mail de quem autoriza'));
    await user.type(within(dialog).getByLabelText('E-mail de quem autoriza'), 'vera@loja.com.br');
    await user.type(within(dialog).getByLabelText('Senha ou PIN de quem autoriza'), 'segredo 1');
    await user.click(within(dialog).getByRole('button', { name: 'Autorizar' }));
  };

  test('a second person sees what it is, signs on the same till, and it is done', async () => {
    const dialog = await ask();
    expect(dialog).toHaveTextContent('Motivo: Valor errado');
    expect(dialog).toHaveTextContent('parcela 1');
    api.ok(APPROVE, { id: 'a-1', approverName: 'Vera', expiresAt: '2026-11-21T15:02:00Z' });
    api.ok(UNDO, { id: 'u', paymentId: 'p', undoneAt: '2026-11-21T15:00:00Z', method: 'STORE_CASH', total: 1 });
    await sign(dialog);
    expect(await screen.findByText(/^Estorno de R\$\s199,85 registrado/)).toBeVisible();
    expect(api.lastOf(APPROVE)?.body).toMatchObject({ act: 'payment.undo', facts: { reason: 'Valor errado' } });
    expect(api.lastOf(UNDO)?.body).toMatchObject({ approvalId: 'a-1', reason: 'Valor errado' });
  });

  test('a wrong password is said in the words of the spec, forgotten, and nothing is undone', async () => {
    api.refuse(APPROVE, 'APPROVAL_REFUSED');
    const dialog = await ask();
    await sign(dialog);
    expect(await screen.findByText('Senha incorreta ou operador não tem essa permissão')).toBeVisible();
    await waitFor(() => expect(within(dialog).getByLabelText('Senha ou PIN de quem autoriza')).toHaveValue(''));
    expect(within(dialog).getByLabelText('E-mail de quem autoriza')).toHaveValue('vera@loja.com.br');
    expect(api.made(UNDO)).toHaveLength(1);
  });
});
