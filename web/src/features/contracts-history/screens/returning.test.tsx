import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CPF, STORE_ID } from '../../../domain/testing/customers.ts';
import { CONTRACT_ID } from '../../../domain/testing/offers.ts';
import { type FakeApi, fakeApi, held, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import {
  APPROVE,
  aReturn,
  aReturnPreview,
  historyAnswers,
  RETURN,
  RETURN_OPTIONS,
  RETURN_PREVIEW,
  someOptions,
} from '../testing/history.ts';

let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];

beforeEach(() => {
  signedIn();
  api = fakeApi({ ...historyAnswers, [RETURN_PREVIEW]: () => aReturnPreview(), [RETURN]: () => aReturn() });
});

async function open() {
  const page = await renderAt('/caixa/pagamentos/contratos');
  user = page.user;
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await screen.findByRole('heading', { name: 'Contrato 1234' });
  return page;
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Cancelar ou devolver: contrato 1234' }));
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
async function ask(reason = 'Desistência do cliente') {
  await press('Cancelar ou devolver');
  await user.click(await screen.findByRole('radio', { name: new RegExp(`^${reason}`) }));
}
const see = async (reason?: string) => {
  await ask(reason);
  await press('Ver o que volta');
  return within(await screen.findByRole('status', { name: 'O que volta para quem' }));
};

describe('what goes back is seen before it is done', () => {
  test('customer, store and seller each read what is theirs', async () => {
    api.ok(
      RETURN_PREVIEW,
      aReturnPreview({
        refund: 43,
        setOff: 100,
        paidDebts: [{ contractNumber: '99', installmentOrder: 2, paid: 100 }],
        feeRefund: 10,
        correction: 1.5,
        downPayment: 300,
        couponGivenBack: true,
        couponsWithdrawn: 2,
        retailerInterestGivenBack: 8.04,
      }),
    );
    await open();
    const shown = await see();
    for (const text of [
      'Abate a parcela 2 do contrato 99',
      'Entregar em dinheiro',
      'nele, taxa de utilização',
      'correção monetária do que foi pago',
      'Entrada do aparelho, à parte',
      'Limite liberado',
      'O cupom desta compra volta a valer até a sua data de validade.',
      'Os 2 cupons que a quitação deu e não foram usados deixam de valer.',
      'As parcelas em aberto são canceladas.',
      'Sai do que a loja tem a receber',
      'nele, taxa da loja (MDR) de volta',
      'nele, juros que a loja pagou de volta',
      'Comissão estornada',
    ])
      expect(shown.getByText(text)).toBeVisible();
    expect(shown.getByText('Entregar em dinheiro').nextSibling).toHaveTextContent('R$ 43,00');
    expect(api.lastOf(RETURN_PREVIEW)?.query.get('value')).toBe('600');
    expect(api.made(RETURN)).toHaveLength(0);
  });

  test('of a part what is left of each installment is told, and of an agreement its payments', async () => {
    const rest = { installmentOrder: 2, dueDate: '2026-12-21', status: 'PENDING' as const };
    const row = { ...rest, installmentValue: 150, reversedValue: 49.85, refundedValue: 0 };
    api.ok(RETURN_PREVIEW, aReturnPreview({ isWhole: false, value: 150, storeGivesBack: -5, installments: [row] }));
    await open();
    const shown = await see();
    expect(shown.getByText('Parcela 2, 21/12/2026')).toBeInTheDocument();
    expect(shown.getByText('Volta para a loja')).toBeVisible();
    await press('Voltar');
    const agreement = { id: 'g', number: '77', status: 'CLOSED' as const, payments: [] };
    api.ok(RETURN_PREVIEW, aReturnPreview({ agreement }));
    await press('Ver o que volta');
    expect(await screen.findByText('O acordo 77 termina: nada mais é devido.')).toBeVisible();
  });

  test('without a reason or a value nothing is asked; what was typed stays through a refusal, which says why', async () => {
    await open();
    await press('Cancelar ou devolver');
    await screen.findByRole('radio', { name: /^Fraude/ });
    await press('Ver o que volta');
    expect(dialog().getByText('Escolha o motivo')).toBeVisible();
    await user.click(dialog().getByRole('radio', { name: /^Devolução do produto/ }));
    await user.click(dialog().getByRole('radio', { name: /^Uma parte/ }));
    await press('Ver o que volta');
    expect(dialog().getByLabelText('Valor devolvido')).toHaveAccessibleDescription('Digite o valor devolvido');
    expect(api.made(RETURN_PREVIEW)).toHaveLength(0);
    api.on(RETURN_PREVIEW, () => refused('CANCELLATION_NOT_ALLOWED', { because: 'TIME' }));
    await user.type(dialog().getByLabelText('Valor devolvido'), '150{Enter}');
    const sentence = /^Este cancelamento não é permitido.*prazo\. O prazo para este motivo já terminou\.$/;
    await waitFor(() => expect(dialog().getByLabelText('Valor devolvido')).toHaveAccessibleDescription(sentence));
    expect(dialog().getByLabelText('Valor devolvido')).toHaveValue('R$ 150');
    expect(api.lastOf(RETURN_PREVIEW)?.query.get('value')).toBe('150');
  });

  test('only what somebody may do today is offered, with whose approval; a fraud whole alone', async () => {
    await open();
    await ask('Fraude');
    expect(dialog().getByRole('radio', { name: /^Fraude.*Só a compra inteira\. Um analista autoriza/ })).toBeChecked();
    expect(dialog().queryByRole('radio', { name: /^Uma parte/ })).toBeNull();
    expect(dialog().queryByRole('radio', { name: /^Erro na venda/ })).toBeNull();
    await user.click(dialog().getByRole('radio', { name: /^Devolução do produto/ }));
    expect(dialog().getByRole('radio', { name: /^Tudo o que resta/ })).toBeChecked();
  });

  test('nothing left to undo, or an answer that does not come, is said', async () => {
    api.ok(RETURN_OPTIONS, someOptions({ reasons: [] }));
    await open();
    await press('Cancelar ou devolver');
    expect(await screen.findByText('Nada desta compra pode mais ser desfeito.')).toBeVisible();
    await press('Voltar');
    api.refuse(RETURN_OPTIONS, 'CONTRACT_NOT_FOUND');
    await press('Cancelar ou devolver');
    expect(await dialog().findByText('Contrato não encontrado')).toBeVisible();
  });
});

describe('it is done once', () => {
  test('with what was shown, and says what to hand over, with its receipt', async () => {
    const { answer, give } = held<ReturnType<typeof aReturn>>();
    api.on(RETURN, () => answer);
    await open();
    await ask();
    await user.type(dialog().getByLabelText(/^Observação/), ' Trouxe de volta ');
    await press('Ver o que volta');
    await user.dblClick(await screen.findByRole('button', { name: /^Devolver R\$\s199,85 em dinheiro$/ }));
    await user.keyboard('{Escape}');
    expect(dialog().getByRole('button', { name: 'Registrando...' })).toBeVisible();
    const lists = api.made(RETURN_OPTIONS).length;
    give(aReturn());
    expect(await screen.findByText('Compra de R$ 600,00 cancelada')).toBeVisible();
    expect(screen.getByText(/^Entregue R\$\s199,85 em dinheiro ao cliente\.$/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Ver comprovante/ })[0]).toHaveAttribute(
      'href',
      `/render/${CONTRACT_ID}/originations`,
    );
    expect(api.made(RETURN).map(({ body }) => body)).toEqual([
      {
        reason: 'CUSTOMER_WITHDRAWAL',
        storeId: STORE_ID,
        value: 600,
        expectedRefund: 199.85,
        note: 'Trouxe de volta',
      },
    ]);
    await waitFor(() => expect(api.made(RETURN_OPTIONS).length).toBeGreaterThan(lists));
  });

  test('money that changed since is said, and looked at again', async () => {
    api.refuse(RETURN, 'RETURN_CHANGED');
    await open();
    await see();
    await press(/^Devolver R\$/);
    expect(await dialog().findByText(/^O dinheiro a devolver mudou desde que foi mostrado/)).toBeVisible();
    await press('Ver o que volta');
    expect(await screen.findByRole('status', { name: 'O que volta para quem' })).toBeVisible();
  });

  test('a lost answer is looked into, also after a refresh: not done is said, and tried again with the same key', async () => {
    api.on(RETURN, () => lost());
    const page = await open();
    await see();
    await press(/^Devolver R\$/);
    await screen.findByRole('dialog', { name: 'A devolução não foi registrada' });
    page.unmount();
    await open();
    await screen.findByRole('dialog', { name: 'A devolução não foi registrada' });
    api.ok(RETURN, aReturn());
    await press('Tentar de novo');
    expect(await screen.findByText('Compra de R$ 600,00 cancelada')).toBeVisible();
    expect(new Set(api.made(RETURN).map(({ key }) => key)).size).toBe(1);
  });

  test('where the server holds it already the same key brings its answer back; unreachable it is asked again', async () => {
    api.on(RETURN, () => lost());
    api.ok(RETURN_OPTIONS, someOptions());
    await open();
    await see();
    api.on(RETURN_OPTIONS, () => lost());
    await press(/^Devolver R\$/);
    const unknown = await screen.findByRole('dialog', { name: 'Ainda não sabemos se a devolução foi registrada' });
    api.ok(RETURN_OPTIONS, someOptions({ left: 0, reasons: [] }));
    api.ok(RETURN, aReturn());
    await user.click(within(unknown).getByRole('button', { name: 'Conferir agora' }));
    expect(await screen.findByText('Compra de R$ 600,00 cancelada')).toBeVisible();
    expect(new Set(api.made(RETURN).map(({ key }) => key)).size).toBe(1);
  });
});

describe('a second person', () => {
  const second = ['manager', 'analyst'] as const;
  const sign = async () => {
    await press('Pedir autorização');
    await user.type(await screen.findByLabelText('E-mail de quem autoriza'), 'vera@loja.com.br');
    await user.type(screen.getByLabelText('Senha ou PIN de quem autoriza'), 'segredo 1');
    await press('Autorizar');
  };

  test('sees what goes back, signs on the same till, and it is done as it was shown', async () => {
    api.ok(RETURN_PREVIEW, aReturnPreview({ reason: 'RETURN_OF_GOODS', approvers: [...second] }));
    api.ok(APPROVE, { id: 'a-1', approverName: 'Vera', expiresAt: '2026-11-21T15:02:00Z' });
    await open();
    await see('Devolução do produto');
    expect(dialog().getByText('Um gerente ou analista autoriza neste caixa.')).toBeVisible();
    await press('Pedir autorização');
    expect(dialog().getAllByText('R$ 199,85')[0]).toBeVisible();
    await press('Cancelar');
    await sign();
    expect(await screen.findByText('Compra de R$ 600,00 cancelada')).toBeVisible();
    const facts = { reason: 'RETURN_OF_GOODS', storeId: STORE_ID, value: 600, expectedRefund: 199.85 };
    expect(api.lastOf(APPROVE)?.body).toMatchObject({ act: 'contract.cancel', subjectId: CONTRACT_ID, facts });
    expect(api.made(RETURN).map(({ body }) => body)).toEqual([{ ...facts, approvalId: 'a-1' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('who refuses, or gives up, leaves everything as it was', async () => {
    api.ok(RETURN_PREVIEW, aReturnPreview({ approvers: [...second] }));
    api.refuse(APPROVE, 'APPROVAL_REFUSED');
    await open();
    await see();
    await sign();
    expect(await screen.findByText('Senha incorreta ou operador não tem essa permissão')).toBeVisible();
    await press('Cancelar');
    expect(await screen.findByRole('button', { name: 'Pedir autorização' })).toBeVisible();
    expect(api.made(RETURN)).toHaveLength(0);
  });
});

test('what was undone is in the history, with who did it, who approved, and its paper', async () => {
  const done = {
    id: 'd-1',
    canceledAt: '2026-11-21T15:00:00.000Z',
    kind: 'RETURN' as const,
    reason: 'DEFECT' as const,
    note: 'Tela quebrada',
    value: 250,
    refund: 43,
    setOff: 0,
    storeName: 'Loja Centro',
    operatorName: 'Marina Alves',
    approverName: 'Vera Prado',
  };
  api.ok(RETURN_OPTIONS, someOptions({ done: [done] }));
  await open();
  const list = within(await screen.findByRole('region', { name: 'Devoluções' }));
  expect(list.getByText(/^Defeito do produto · 21\/11\/2026.* · Loja Centro · por Marina Alves$/)).toBeVisible();
  expect(list.getByText('Autorizado por Vera Prado')).toBeVisible();
  expect(list.getByText('Tela quebrada')).toBeVisible();
  expect(list.getByRole('link', { name: /^Ver comprovante/ })).toHaveAttribute(
    'href',
    `/render/${CONTRACT_ID}/originations`,
  );
});
