import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';
import { aChange, CLAIM, claimed, DECIDE, LIST, page, RELEASE } from '../testing/changes.ts';

beforeEach(() => signedIn({ role: 'analyst' }));
const open = () => renderAt('/alteracoes-de-telefone');

test('an analyst takes a request, must say why, and approves it', async () => {
  const api = fakeApi({
    [LIST]: () => page(aChange()),
    [CLAIM]: () => aChange({ claim: claimed() }),
    [DECIDE]: () => aChange({ status: 'APPROVED' }),
  });
  const { user } = await open();
  expect(await screen.findByText('Para (92) 97777-6666')).toBeVisible();
  expect(screen.getByText('O número é de outro cliente')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Analisar a troca de Rosa Prado' }));
  await user.click(await screen.findByRole('button', { name: 'Aprovar' }));
  expect(await screen.findByText('Escreva ao menos 3 letras')).toBeVisible();
  await user.type(screen.getByLabelText('Motivo da decisão'), 'Atendeu e confirmou');
  api.ok(LIST, page());
  await user.click(screen.getByRole('button', { name: 'Aprovar' }));
  expect(await screen.findByText('Troca aprovada: o telefone mudou.')).toBeVisible();
  expect(api.lastOf(DECIDE)?.body).toEqual({ isApproved: true, reason: 'Atendeu e confirmou' });
  expect(api.lastOf(DECIDE)?.key).not.toBeNull();
  expect(await screen.findByText('Nenhuma troca à espera')).toBeVisible();
});

test('what another has is shown as theirs; one that was taken meanwhile is told; closing gives it back', async () => {
  const api = fakeApi({
    [LIST]: () => page(aChange(), aChange({ id: 'other', name: 'Davi Sá', claim: claimed('x', 'Marta') })),
    [CLAIM]: () => refused('PHONE_CHANGE_CLAIMED'),
    [RELEASE]: () => aChange(),
  });
  const { user } = await open();
  expect(await screen.findByText('Em análise por Marta')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Analisar/ }));
  expect(await screen.findByText('Outra pessoa está analisando este pedido.')).toBeVisible();
  api.ok(CLAIM, aChange({ claim: claimed() }));
  await user.click(screen.getByRole('button', { name: /^Analisar/ }));
  await user.click(await screen.findByRole('button', { name: 'Devolver à fila' }));
  expect(api.made(RELEASE)).toHaveLength(1);
});

test('a failed decision keeps the reason; what was decided is read under its tab; the own one is of others', async () => {
  const decision = { by: { id: 'x', name: 'Marta' }, at: '2026-11-21T16:00:00.000Z', reason: 'Ninguém atendeu' };
  const api = fakeApi({
    [LIST]: ({ query }) =>
      query.get('status') === 'REFUSED'
        ? page(aChange({ status: 'REFUSED', decision }))
        : page(aChange(), aChange({ id: 'own', personId: OPERATOR_ID, name: 'Marina Alves' })),
    [CLAIM]: () => aChange({ claim: claimed() }),
    [DECIDE]: () => refused('PHONE_CHANGE_OUTDATED'),
    [RELEASE]: () => aChange(),
  });
  const { user } = await open();
  expect(await screen.findByText('Este pedido é seu: outra pessoa decide.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Analisar/ }));
  await user.type(await screen.findByLabelText('Motivo da decisão'), 'Ligamos');
  await user.click(screen.getByRole('button', { name: 'Aprovar' }));
  expect(await screen.findByText(/O telefone mudou desde que a troca foi pedida/)).toBeVisible();
  expect(screen.getByLabelText('Motivo da decisão')).toHaveValue('Ligamos');
  await user.click(screen.getByRole('button', { name: 'Devolver à fila' }));
  await user.click(screen.getByRole('tab', { name: 'Recusadas' }));
  expect(await screen.findByText(/Ninguém atendeu/)).toBeVisible();
  expect(api.lastOf(LIST)?.query.get('status')).toBe('REFUSED');
});
