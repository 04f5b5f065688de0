import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { aCampaign, END, ENTER, KINDS, LIST, someKinds, WITHDRAW } from '../testing/coupons.ts';

beforeEach(() => signedIn({ role: 'analyst' }));
const kinds = () => someKinds(['RETAILER', 'STORE']);
const open = () => renderAt('/campanhas');

test('each campaign with what it gives, since when, what became of its coupons and what it cost', async () => {
  const ofAll = aCampaign({ id: 'b', scope: 'PROVIDER', retailerName: null, mayChange: false, figures: null });
  fakeApi({ [LIST]: () => ({ items: [aCampaign(), ofAll] }), [KINDS]: kinds });
  await open();
  const [own, other] = await screen.findAllByRole('listitem');
  expect(own).toHaveTextContent(/10% de desconto, até R\$\s50,00, em compras a partir de R\$\s100,00Valendo/);
  expect(own).toHaveTextContent(
    /Compra quitada\. Desde 01\/10\/2026\. Lojas Norte, paga pelo provedor\. Volta às compras/,
  );
  expect(own).toHaveTextContent(/Emitidos12Em aberto5Usados4Retirados1Vencidos2Descontos dadosR\$\s123,40/);
  expect(other).toHaveTextContent(/Todas as redes.*Do provedor: os números ficam com ele/);
  expect(within(other as HTMLElement).queryByRole('button')).toBeNull();
});

test('a new one is said in the words of who plans it; what is missing is said at its field, and stays', async () => {
  const api = fakeApi({
    [LIST]: () => ({ items: [] }),
    [KINDS]: kinds,
    [ENTER]: () => refused('POLICY_WITHOUT_CHANGE'),
  });
  const { user } = await open();
  expect(await screen.findByText('Nenhuma campanha')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nova campanha' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Nova campanha' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova campanha' }));
  expect(dialog.getByText(/Vale em todas as lojas da rede/)).toBeVisible();
  const publish = dialog.getByRole('button', { name: 'Publicar campanha' });
  await user.click(publish);
  expect(await dialog.findByText('Digite de 1 a 100')).toBeVisible();
  expect(dialog.getByText('Escreva ao menos 3 letras')).toBeVisible();
  expect(api.made(ENTER)).toHaveLength(0);
  await user.click(dialog.getByLabelText('Valor fixo'));
  await user.type(dialog.getByLabelText('Valor do cupom'), '25');
  await user.type(dialog.getByLabelText('Compra mínima'), '80');
  await user.type(dialog.getByLabelText('Motivo da campanha'), 'Natal');
  await user.click(publish);
  expect(await dialog.findByText('Nada muda em relação à política anterior')).toBeVisible();
  expect(dialog.getByLabelText('Motivo da campanha')).toHaveValue('Natal');
  expect(api.lastOf(ENTER)?.body).toMatchObject({
    kind: 'coupon-campaign',
    variant: 'PAID_PURCHASE',
    scope: 'RETAILER',
    reason: 'Natal',
    document: { percent: null, monetary: 25, minimumPurchase: 80, validityDays: 30, fundedBy: 'RETAILER' },
  });
});

test('the provider plans for all retailers', async () => {
  fakeApi({ [LIST]: () => ({ items: [] }), [KINDS]: () => someKinds(['PROVIDER', 'RETAILER', 'STORE']) });
  const { user } = await open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nova campanha' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Nova campanha' }));
  expect(await screen.findByText(/Vale em todas as redes\./)).toBeVisible();
});

test('one that runs is ended with a reason, one to come is withdrawn', async () => {
  const toCome = aCampaign({ id: 'b', status: 'FUTURE', percentValue: 0.15 });
  const api = fakeApi({
    [LIST]: () => ({ items: [aCampaign(), toCome] }),
    [KINDS]: kinds,
    [END]: () => ({ id: aCampaign().id }),
    [WITHDRAW]: () => refused('POLICY_ALREADY_HOLDS'),
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Encerrar 10%/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Encerrar campanha' }));
  expect(dialog.getByText(/Hoje é o último dia em que ela emite cupons/)).toBeVisible();
  await user.type(dialog.getByLabelText('Motivo'), 'Acabou a verba');
  await user.click(dialog.getByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByText('Campanha encerrada.')).toBeVisible();
  expect(api.lastOf(END)?.body).toEqual({ reason: 'Acabou a verba' });
  await user.click(await screen.findByRole('button', { name: /^Encerrar 15%/ }));
  const other = within(await screen.findByRole('dialog', { name: 'Retirar campanha' }));
  await user.type(other.getByLabelText('Motivo'), 'Engano');
  await user.click(other.getByRole('button', { name: 'Encerrar' }));
  expect(await other.findByText('A política já vale. Cadastre uma nova no lugar dela.')).toBeVisible();
});

test('a list that does not come says why, and comes when it is asked for again', async () => {
  const api = fakeApi({ [LIST]: () => refused('FORBIDDEN'), [KINDS]: kinds });
  const { user } = await open();
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  api.ok(LIST, { items: [aCampaign()] });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Valendo')).toBeVisible();
});
