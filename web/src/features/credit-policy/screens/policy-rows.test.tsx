import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { CreditSheet } from '@balcao/contract';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { aVersion, fine, sheet, waiting } from '../testing/credit-policy.ts';

const CHECK = 'POST /credit-policies/check';
const ENTER = 'POST /policies';
let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];

beforeEach(async () => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    'GET /policies': () => ({ items: [aVersion()], next: null }),
    'GET /credit-policies/{id}': () => ({ policy: aVersion(), sheet: { ...sheet }, hash: 'b'.repeat(64) }),
    [CHECK]: () => fine,
    [ENTER]: () => ({ ...waiting(), document: {}, difference: [] }),
  });
  ({ user } = await renderAt('/politica-de-credito'));
  await user.click(await screen.findByRole('button', { name: 'Mudar a partir desta' }));
});
const rules = () => within(screen.getByRole('region', { name: 'Regras que eliminam' }));
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const choose = async (field: HTMLElement, text: string) => {
  await user.type(field, text);
  await user.keyboard('{Enter}');
};
async function published(): Promise<CreditSheet> {
  await press('Publicar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar a política de crédito' }));
  await user.type(dialog.getByLabelText('Motivo'), 'Menos perda');
  await user.click(dialog.getByRole('button', { name: 'Publicar' }));
  await screen.findByText('Publicada. Outra pessoa precisa aprovar.');
  const sent = api.lastOf(ENTER)?.body as { document: CreditSheet } | undefined;
  if (!sent) throw new Error('nothing was published');
  return sent.document;
}

test('a rule is made in words: of what, how it compares, what becomes of it and why; then it is published', async () => {
  await press('Incluir regra');
  const dialog = within(screen.getByRole('dialog', { name: 'Nova regra K03' }));
  await user.click(dialog.getByRole('button', { name: 'Incluir' }));
  expect(dialog.getByText('Preencha todos os campos.')).toBeVisible();
  await choose(dialog.getByLabelText('O quê'), 'valor protestado');
  await user.selectOptions(dialog.getByLabelText('Comparação'), 'acima de');
  await user.type(dialog.getByLabelText('Valor (R$)'), '2.500,00');
  await user.click(dialog.getByRole('button', { name: 'Incluir condição' }));
  const second = within(dialog.getByRole('group', { name: 'Condição 2' }));
  await choose(second.getByLabelText('O quê'), 'ocupação');
  await user.click(second.getByLabelText('Estudante'));
  await user.click(second.getByLabelText('Desempregado'));
  await user.selectOptions(dialog.getByLabelText('Resultado'), 'Negado');
  await choose(dialog.getByLabelText('Motivo'), 'R07');
  await user.click(dialog.getByRole('button', { name: 'Incluir' }));
  const row = await rules().findByRole('row', { name: /^K03/ });
  expect(row).toHaveTextContent('e Ocupação é Estudante ou Desempregado');
  expect(screen.getByText(/1 mudança/)).toBeVisible();
  expect((await published()).knockouts.at(-1)).toEqual({
    id: 'K03',
    all: [
      ['bureau.protestCents', 'gt', 250_000],
      ['applicant.employment', 'in', ['STUDENT', 'UNEMPLOYED']],
    ],
    effect: 'DENIED',
    code: 'R07',
  });
});

test('a rule that cannot stand is refused before it does, in the words of the check; nothing typed is lost', async () => {
  await press('Incluir regra');
  const dialog = within(screen.getByRole('dialog'));
  await choose(dialog.getByLabelText('O quê'), 'idade');
  await user.type(dialog.getByLabelText('Número'), '60');
  await user.selectOptions(dialog.getByLabelText('Resultado'), 'Negado');
  await choose(dialog.getByLabelText('Motivo'), 'R05');
  const fault = { path: 'knockouts.2', message: 'A idade sozinha não nega crédito a um adulto' };
  api.ok(CHECK, { faults: [fault], cases: 0, differences: [] });
  await user.click(dialog.getByRole('button', { name: 'Incluir' }));
  expect(await dialog.findByText('A idade sozinha não nega crédito a um adulto.')).toBeVisible();
  expect(dialog.getByLabelText('Número')).toHaveValue('60');
  api.lose(CHECK);
  await user.click(dialog.getByRole('button', { name: 'Incluir' }));
  expect(await dialog.findByText(/^Sem conexão com o servidor/)).toBeVisible();
  expect(rules().queryByRole('row', { name: /^K03/ })).toBeNull();
});

test('a rule goes, and what was typed in the others stays with them', async () => {
  const field = screen.getByLabelText('Valor negativado ≥');
  await user.clear(field);
  await user.type(field, '900,00');
  await press('Tirar K01 de Regras que eliminam');
  expect(rules().queryByRole('row', { name: /^K01/ })).toBeNull();
  expect(screen.getByLabelText('Valor negativado ≥')).toHaveValue('900,00');
  const { knockouts } = await published();
  expect(knockouts.map(({ id }) => id)).toEqual(['K07']);
  expect(knockouts[0]?.all[0]).toEqual(['bureau.negativeCents', 'gte', 90_000]);
});

test('a band of points comes where its bound belongs, and goes; the last one stays', async () => {
  await press('Incluir faixa em S01 Score do birô');
  const dialog = within(screen.getByRole('dialog', { name: 'Nova faixa: S01 Score do birô' }));
  await user.type(dialog.getByLabelText('Abaixo de'), '500');
  await user.type(dialog.getByLabelText('Pontos'), '30');
  await user.click(dialog.getByRole('button', { name: 'Incluir' }));
  await press('Tirar faixa 1 de S01 Score do birô');
  expect(screen.queryByRole('button', { name: 'Tirar faixa 2 de S01 Score do birô' })).toBeNull();
  expect((await published()).scorecard.attributes[0]?.bins).toEqual([
    { lt: 500, points: 30 },
    { lt: null, points: 60 },
  ]);
});

test('a condition too many goes; a question is answered by yes or no', async () => {
  await press('Incluir regra');
  const dialog = within(screen.getByRole('dialog', { name: 'Nova regra K03' }));
  await user.click(dialog.getByRole('button', { name: 'Incluir condição' }));
  await user.click(dialog.getByRole('button', { name: 'Tirar condição 1' }));
  expect(dialog.queryByRole('group', { name: 'Condição 2' })).toBeNull();
  // The last one has nothing to go for.
  expect(dialog.queryByRole('button', { name: /^Tirar condição/ })).toBeNull();
  await choose(dialog.getByLabelText('O quê'), 'acordo em aberto');
  await choose(dialog.getByLabelText('Motivo'), 'R07');
  await user.click(dialog.getByRole('button', { name: 'Incluir' }));
  expect(dialog.getByText('Preencha todos os campos.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Resposta'), 'sim');
  await user.click(dialog.getByRole('button', { name: 'Incluir' }));
  const row = await rules().findByRole('row', { name: /^K03/ });
  expect(row).toHaveTextContent('Acordo em aberto = sim');
  expect(row).toHaveTextContent('Análise manual');
});

test('a draft that is thrown away leaves the policy as it stands, and nothing to publish', async () => {
  await press('Tirar K01 de Regras que eliminam');
  expect(screen.getByRole('button', { name: 'Publicar' })).toBeVisible();
  await press('Descartar rascunho');
  expect(rules().getByRole('row', { name: /^K01/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Tirar|^Incluir|^Publicar$/ })).toBeNull();
  expect(api.made(ENTER)).toHaveLength(0);
});
