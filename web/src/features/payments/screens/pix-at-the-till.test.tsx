import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aListing, anInstallment } from '../../../domain/testing/installments.ts';
import { aCharge, aPixReceipt, settledBy } from '../../../domain/testing/pix.ts';
import { signingIn, receiving } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { signedIn } from '../../../testing/sessions.ts';
import { check, confirm, openPayments, type Page } from '../testing/at-the-till.ts';

const LIST = 'GET /coordinator/contracts/installments';
const CHARGE = 'POST /coordinator/pix/charges';
const SHOW = 'GET /coordinator/pix/charges/{id}';
const CANCEL = 'POST /coordinator/pix/charges/{id}/cancel';
let api: FakeApi;
let user: Page['user'];

beforeEach(() => {
  api = fakeApi({ ...signingIn, ...receiving });
  signedIn();
});

describe('by Pix', () => {
  async function charge() {
    api.ok(CHARGE, aCharge());
    api.ok(SHOW, aCharge());
    ({ user } = await openPayments());
    await user.click(within(await confirm(user)).getByRole('button', { name: 'Receber por Pix' }));
    return { dialog: await screen.findByRole('dialog', { name: /por Pix$/ }) };
  }

  test('says until when, and is cancelled by its button alone', async () => {
    api.ok(CANCEL, aCharge({ status: 'CANCELED' }));
    const { dialog } = await charge();
    expect(within(dialog).getByRole('img', { name: /^QR Code do Pix de R\$\s400,26$/ })).toBeVisible();
    expect(within(dialog).getByLabelText('Pix copia e cola')).toHaveValue('000201CODE');
    expect(dialog).toHaveTextContent('O cliente também recebeu o código por WhatsApp. Vale até 21/11/2026 12:00.');
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar cobrança' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(check(2)).toBeChecked();
    expect(api.made(CANCEL)).toHaveLength(1);
  });

  test('a Pix of another value says what it paid, and the list is that of now', async () => {
    await charge();
    api.ok(LIST, aListing({ installments: [anInstallment(2)] }));
    api.ok(SHOW, settledBy(aPixReceipt({ outcome: 'APPLIED', appliedValue: 204.58, unappliedValue: 45.42 })));
    const told = /R\$\s204,58 pagaram parcelas e R\$\s45,42 ficaram como crédito/;
    expect(await screen.findByText(told)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
    expect(screen.getByRole('region', { name: 'Total a pagar' }).textContent).toMatch(/1 parcela selecionada\b/);
  });

  // Planted: back to the choice with a toast alone, the customer holding a code that nobody at the till knows of.
  test('whose answer is lost: the code may be with the customer; looked into, it is the same charge', async () => {
    api.lose(CHARGE);
    ({ user } = await openPayments());
    await user.click(within(await confirm(user)).getByRole('button', { name: 'Receber por Pix' }));
    const unknown = await screen.findByRole('dialog', { name: 'Ainda não sabemos se a cobrança Pix foi gerada' });
    expect(unknown).toHaveTextContent('O cliente pode ter um código Pix válido: não receba as mesmas parcelas');
    api.ok(CHARGE, aCharge());
    await user.click(within(unknown).getByRole('button', { name: 'Conferir agora' }));
    expect(await screen.findByLabelText('Pix copia e cola')).toHaveValue('000201CODE');
    const keys = api.made(CHARGE).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('a charge that ended without money says that nothing was received', async () => {
    await charge();
    api.ok(SHOW, aCharge({ status: 'EXPIRED' }));
    expect(await screen.findByText('A cobrança Pix terminou sem pagamento. Nada foi recebido.')).toBeVisible();
    expect(check(2)).toBeChecked();
  });
});
