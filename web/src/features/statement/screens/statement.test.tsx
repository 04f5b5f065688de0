import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CPF } from '../../../domain/testing/customers.ts';
import { receiving, signingIn } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { Statement } from '../calls.ts';

const SHOW = 'GET /coordinator/borrowers/{id}/statement';
const PDF = 'GET /coordinator/borrowers/{id}/statement/render';

const line = (kind: Statement['lines'][number]['kind'], value: number, code: string) => ({
  on: '2026-11-20',
  at: '2026-11-20T15:00:00.000Z',
  kind,
  contractNumbers: ['C-1'],
  storeName: 'Loja Centro',
  value,
  authenticationCode: code,
});
const aStatement = (over: Partial<Statement> = {}): Statement => ({
  borrowerId: 'borrower-1',
  name: 'Rosa Prado',
  from: '2026-08-24',
  to: '2026-11-21',
  asOf: '2026-11-21',
  lines: [line('PURCHASE', 600, 'A'), line('PAYMENT', 100, 'B'), line('PAYMENT_UNDO', 100, 'C')],
  totals: { bought: 600, paid: 100, undone: 100, returned: 0 },
  open: [
    {
      contractId: 'c-1',
      contractNumber: 'C-1',
      openInstallments: 6,
      overdueInstallments: 1,
      nextDueDate: '2026-12-20',
      due: 612.5,
      isAgreed: false,
    },
  ],
  due: 612.5,
  ...over,
});

let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];

beforeEach(() => {
  signedIn();
  api = fakeApi({
    ...signingIn,
    ...receiving,
    [SHOW]: () => aStatement(),
    [PDF]: () => new Blob(['%PDF-'], { type: 'application/pdf' }),
  });
});

async function search() {
  ({ user } = await renderAt('/caixa/pagamentos/extrato'));
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
}

test('lines, their sums and what is open today, of the last ninety days', async () => {
  await search();
  const table = within(await screen.findByRole('table', { name: /^Compras, pagamentos/ }));
  expect(table.getByText('Estorno de pagamento')).toBeVisible();
  const totals = screen.getByRole('region', { name: 'No período' });
  expect(totals).toHaveTextContent(/Comprado, com os jurosR\$\s600,00PagoR\$\s100,00Pagamentos estornadosR\$\s100,00$/);
  expect(screen.getByRole('region', { name: 'Em aberto hoje' })).toHaveTextContent(
    /Contrato C-16 parcelas, 1 em atraso, a próxima vence em 20\/12\/2026R\$\s612,50Total hojeR\$\s612,50/,
  );
  const { query } = api.lastOf(SHOW) ?? {};
  const days = (Date.parse(query?.get('to') ?? '') - Date.parse(query?.get('from') ?? '')) / 86_400_000;
  expect(days).toBe(89);
});

test('another period is one press away; one that cannot be asks nobody', async () => {
  await search();
  await screen.findByRole('region', { name: 'No período' });
  await user.click(screen.getByRole('button', { name: 'Um ano' }));
  await waitFor(() => expect(api.made(SHOW)).toHaveLength(2));
  const from = screen.getByLabelText('De');
  await user.clear(from);
  await user.type(from, '01012020');
  await waitFor(() => expect(from).toHaveAccessibleDescription(/Escolha um período de até um ano/));
  expect(api.made(SHOW)).toHaveLength(2);
});

test('it is taken along as a file; one that fails says so', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  await search();
  await user.click(await screen.findByRole('button', { name: 'Baixar PDF' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  api.lose(PDF);
  await user.click(screen.getByRole('button', { name: 'Baixar PDF' }));
  expect(await screen.findByText(/Sem conexão/)).toBeVisible();
  saved.mockRestore();
});

test('nothing in the period, nothing open, and a failure that is tried again', async () => {
  api.lose(SHOW);
  await search();
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  api.ok(SHOW, aStatement({ lines: [], open: [], due: 0 }));
  await user.click(again);
  expect(await screen.findByText('Nada foi comprado nem pago nesta rede no período')).toBeVisible();
  expect(screen.getByText('Nada em aberto nesta rede.')).toBeVisible();
});
