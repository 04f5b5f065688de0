import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BORROWER_ID } from '../../../domain/testing/customers.ts';
import { aCharge, settledBy } from '../../../domain/testing/pix.ts';
import { receiving, signingIn } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, held } from '../../../testing/fake-api.ts';
import { renderAlone } from '../../../testing/render-alone.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { PixCharge } from '../../../domain/payments/pix-calls.ts';
import { PixWaiting } from '../../../domain/payments/pix-waiting.tsx';
import { check, confirm, list, openPayments, search } from '../testing/at-the-till.ts';

const CHARGE = 'POST /coordinator/pix/charges';
const SHOW = 'GET /coordinator/pix/charges/{id}';
const CANCEL = 'POST /coordinator/pix/charges/{id}/cancel';
const PAY = 'POST /coordinator/contracts/installments/pay-multiple';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi({ ...signingIn, ...receiving });
  signedIn();
  delete window.dataLayer;
});

const events = () => (window.dataLayer ?? []).map((one) => ('event' in one ? one.event : one));

describe('the code of a Pix', () => {
  const open = async (charge: PixCharge, isCanceling = false) => {
    const onCancel = vi.fn<() => void>();
    const acts = { onCancel, leaveMeaning: '', onServeAnother: vi.fn<() => void>() };
    const view = await renderAlone(<PixWaiting charge={charge} isCanceling={isCanceling} {...acts} />);
    return { ...view, onCancel };
  };
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

  test('is copied by Enter, and it says so', async () => {
    const { user } = await open(aCharge());
    const written = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    clipboard(written);
    expect(screen.getByRole('button', { name: 'Copiar código' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^Código copiado\. Aguardando o pagamento do cliente\.\.\.$/)).toBeVisible();
    expect(written).toHaveBeenCalledExactlyOnceWith('000201CODE');
  });

  // It caught: a browser that refuses the clipboard said nothing at all.
  test('that the browser does not copy is selected, to be copied by hand, and nothing says that it was', async () => {
    const { user } = await open(aCharge());
    clipboard(() => Promise.reject(new Error('denied')));
    await user.click(screen.getByRole('button', { name: 'Copiar código' }));
    const code = screen.getByLabelText<HTMLTextAreaElement>('Pix copia e cola');
    await waitFor(() => expect(code).toHaveFocus());
    expect([code.selectionStart, code.selectionEnd]).toEqual([0, '000201CODE'.length]);
    expect(screen.queryByText(/Código copiado/)).toBeNull();
  });

  test('is selected whole where it is touched, and cannot be changed', async () => {
    await open(aCharge());
    const code = screen.getByLabelText<HTMLTextAreaElement>('Pix copia e cola');
    expect(code).toHaveAttribute('readonly');
    fireEvent.focus(code);
    expect([code.selectionStart, code.selectionEnd]).toEqual([0, '000201CODE'.length]);
  });

  test('that did not come has no picture to be read', async () => {
    await open(aCharge({ brCode: null }));
    expect(screen.queryByRole('img', { name: /^QR Code/ })).toBeNull();
    expect(screen.getByLabelText('Pix copia e cola')).toHaveValue('');
  });

  test('is cancelled once: while it is, the button says so and does nothing', async () => {
    const { user, onCancel } = await open(aCharge(), true);
    await user.click(screen.getByRole('button', { name: 'Cancelando...' }));
    expect(onCancel).not.toHaveBeenCalled();
  });

  test('of one value is another picture than that of another', async () => {
    const path = () =>
      screen
        .getByRole('img', { name: /^QR Code/ })
        .querySelector('path')
        ?.getAttribute('d');
    const first = await open(aCharge());
    const drawn = path();
    first.unmount();
    await open(aCharge({ brCode: '000201OTHER' }));
    expect(path()).not.toBe(drawn);
  });
});

describe('at the till', () => {
  test('what is paid by Pix is received, with its receipts, and the next customer is asked for', async () => {
    api.ok(CHARGE, aCharge());
    api.ok(SHOW, aCharge());
    const { user } = await openPayments();
    await user.click(within(await confirm(user)).getByRole('button', { name: 'Receber por Pix' }));
    await screen.findByRole('dialog', { name: /por Pix$/ });
    api.ok(SHOW, settledBy());
    expect(await screen.findByRole('link', { name: /^Ver comprovantes/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.made(PAY)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Receber de outro cliente' }));
    expect(await screen.findByLabelText('CPF do cliente')).toHaveFocus();
    expect(events()).toEqual(
      expect.arrayContaining(['payment_customer_found', 'payment_asked', 'payment_pix_charged', 'payment_received']),
    );
  });

  test('a cancelling is sent once by a double click', async () => {
    const { answer, give } = held<PixCharge>();
    api.ok(CHARGE, aCharge());
    api.ok(SHOW, aCharge());
    api.on(CANCEL, () => answer);
    const { user } = await openPayments();
    await user.click(within(await confirm(user)).getByRole('button', { name: 'Receber por Pix' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Cancelar cobrança' }));
    give(aCharge({ status: 'CANCELED' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.made(CANCEL)).toHaveLength(1);
    expect(check(1)).toBeChecked();
  });

  test('each step is counted once, by its name alone: no CPF and no sum goes along', async () => {
    const { user } = await openPayments();
    await list(user);
    expect(events()).toEqual(['payment_customer_found']);
    await user.click(check(1));
    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Sim/ }));
    await screen.findByText(/recebido com sucesso$/);
    expect(window.dataLayer).toEqual([
      { event: 'payment_customer_found' },
      { event: 'payment_asked' },
      { event: 'payment_received' },
    ]);
  });

  test('a customer who is not found has no other pages; who is has, and goes along to them', async () => {
    api.refuse('GET /coordinator/borrowers/find-one', 'BORROWER_NOT_FOUND');
    const { user, history } = await openPayments();
    await search(user);
    expect(await screen.findByText('CPF não encontrado')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Deste cliente' })).toBeNull();
    api.on('GET /coordinator/borrowers/find-one', receiving['GET /coordinator/borrowers/find-one']);
    await user.clear(screen.getByLabelText('CPF do cliente'));
    await list(user);
    const links = within(screen.getByRole('navigation', { name: 'Deste cliente' }));
    expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Contratos e recibos',
      'Extrato',
      'Renegociar',
    ]);
    api.ok('GET /coordinator/renegotiations/eligible-debts', { asOf: '2026-11-21', contracts: [] });
    await user.click(links.getByRole('link', { name: 'Renegociar' }));
    await screen.findByText('Nenhum contrato pode ser renegociado hoje');
    expect(history.location.state.borrowerId).toBe(BORROWER_ID);
    expect(history.location.href).not.toContain('529');
  });
});
