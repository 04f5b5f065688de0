import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CPF, STORE_ID } from '../../../domain/testing/customers.ts';
import { anAgreement, anAgreementPayment } from '../../../domain/testing/installments.ts';
import { type FakeApi, fakeApi, held, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { Agreement } from '../calls.ts';
import {
  ACCEPT,
  anAccepted,
  aStanding,
  CODE,
  DEBTS,
  renegotiating,
  RUNNING,
  SHOW,
  SIMULATE,
} from '../testing/agreements.ts';

let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];

beforeEach(() => {
  signedIn();
  api = fakeApi(renegotiating);
});

async function search() {
  ({ user } = await renderAt('/caixa/pagamentos/acordos'));
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
async function options() {
  await search();
  await press('Simular acordo');
  return screen.findByRole('radiogroup', { name: 'Como o cliente quer pagar?' });
}
async function code() {
  await user.click(within(await options()).getByRole('radio', { name: /^2x de/ }));
  await press('Enviar código ao cliente');
  return screen.findByLabelText('Código de 6 dígitos');
}

describe('what goes in', () => {
  test('every late contract, unless told; with none left it is asked for', async () => {
    await search();
    expect(await screen.findByText(/R\$\s1\.000,00/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Contrato C-2' }));
    await press('Simular acordo');
    await screen.findByRole('radiogroup', { name: 'Como o cliente quer pagar?' });
    expect(api.lastOf(SIMULATE)?.body).toMatchObject({ contractIds: ['c-1'], storeId: STORE_ID });
    await press('Escolher outros contratos');
    await user.click(await screen.findByRole('checkbox', { name: 'Contrato C-1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Contrato C-2' }));
    await press('Simular acordo');
    expect(await screen.findByText('Escolha ao menos um contrato')).toBeVisible();
    expect(api.made(SIMULATE)).toHaveLength(1);
  });

  test('nothing to renegotiate says why; a running agreement leads to its payments', async () => {
    api.ok(DEBTS, { asOf: '2026-11-21', contracts: [] });
    await search();
    expect(await screen.findByText('Nenhum contrato pode ser renegociado hoje')).toBeVisible();
  });

  test('a running agreement leads to its payments', async () => {
    api.ok(DEBTS, { asOf: '2026-11-21', contracts: [] });
    api.ok(RUNNING, anAgreement([anAgreementPayment(1)]));
    api.ok(SHOW, aStanding());
    await search();
    expect(await screen.findByText('Acordo AC0RD-00001 em vigor')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Receber parcelas do acordo' })).toHaveAttribute(
      'href',
      '/caixa/pagamentos',
    );
  });

  test('what cannot be renegotiated is said, and the choice stays', async () => {
    api.refuse(SIMULATE, 'RENEGOTIATION_NOT_ELIGIBLE');
    await search();
    await press('Simular acordo');
    expect(await screen.findByText('Estas parcelas não podem ser renegociadas.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Contrato C-1' })).toBeChecked();
  });
});

describe('how it is paid', () => {
  test('side by side: what is forgiven, the first payment, the total, and what breaking means', async () => {
    const group = await options();
    const second = within(group)
      .getByRole('radio', { name: /^2x de R\$\s450,00/ })
      .closest('label');
    expect(second).toHaveTextContent(/Entrada hojeR?\s?.*100,00/);
    expect(second).toHaveTextContent(/Total a pagar.*900,00/);
    expect(screen.getByText(/^-R\$\s100,00$/)).toBeVisible();
    expect(screen.getByText(/atrasar mais de 30 dias, o acordo é quebrado/)).toBeVisible();
    await press('Enviar código ao cliente');
    expect(await screen.findByText('Escolha uma das opções')).toBeVisible();
    expect(api.made(CODE)).toHaveLength(0);
  });
});

describe("the customer's code", () => {
  test('accepts once, and the paper leads to the first payment', async () => {
    const field = await code();
    expect(screen.getByText(/SMS em \(92\) \*{5}-7777/)).toBeVisible();
    const answer = held<Agreement>();
    api.on(ACCEPT, () => answer.answer);
    await user.type(field, '123456{Enter}{Enter}');
    answer.give(anAccepted());
    expect(await screen.findByText('Acordo AC0RD-00001 aceito')).toBeVisible();
    expect(api.made(ACCEPT)).toHaveLength(1);
    expect(api.lastOf(ACCEPT)?.body).toEqual({ optionId: 'two', code: '123456', storeId: STORE_ID });
    const paper = screen.getByRole('article', { name: 'Acordo AC0RD-00001' });
    expect(paper).toHaveTextContent('Parcela 2, 22/12/2026');
    expect(screen.getByRole('link', { name: 'Receber a primeira parcela' })).toHaveAttribute(
      'href',
      '/caixa/pagamentos',
    );
  });

  test('a wrong one is said and typed anew', async () => {
    api.refuse(ACCEPT, 'INVALID_ORIGINATION_CODE');
    const field = await code();
    await user.type(field, '111111{Enter}');
    expect(await screen.findByText('Código de compra incorreto')).toBeVisible();
    expect(field).toHaveValue('');
    await user.type(field, '12{Enter}');
    expect(await screen.findByText('Digite os 6 dígitos do código')).toBeVisible();
    expect(api.made(ACCEPT)).toHaveLength(1);
  });

  test('a lost answer is tried again with the same key', async () => {
    api.on(ACCEPT, () => lost());
    const field = await code();
    await user.type(field, '123456{Enter}');
    expect(await screen.findByText(/^A resposta do servidor se perdeu/)).toBeVisible();
    expect(field).toHaveValue('123 456');
    api.ok(ACCEPT, { ...anAccepted(), acceptedOptionId: 'one' });
    await press('Aceitar acordo');
    await screen.findByText('Acordo AC0RD-00001 aceito');
    expect(new Set(api.made(ACCEPT).map(({ key }) => key)).size).toBe(1);
  });
});
