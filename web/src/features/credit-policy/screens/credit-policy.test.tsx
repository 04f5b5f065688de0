import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { aStore, signedIn } from '../../../testing/sessions.ts';
import { aVersion, fine, idOf, part, record, sheet, waiting } from '../testing/credit-policy.ts';

const LIST = 'GET /policies';
const ONE = 'GET /credit-policies/{id}';
const CHECK = 'POST /credit-policies/check';
const SIMULATE = 'POST /credit-policies/simulate';
const ENTER = 'POST /policies';
const APPROVE = 'POST /policies/{id}/approve';
const DECISION = 'GET /credit-decisions/{id}';
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    'GET /retailers/stores': () => [aStore()],
    [LIST]: () => ({ items: [aVersion()], next: null }),
    [ONE]: () => ({ policy: aVersion(), sheet: { ...sheet }, hash: 'b'.repeat(64) }),
    [CHECK]: () => fine,
    [SIMULATE]: () => part,
    [DECISION]: () => record,
  });
});
const press = (name: string) => screen.findByRole('button', { name });

test('the policy in force as tables: rules in words, amounts in reais, rates in percent', async () => {
  await renderAt('/politica-de-credito');
  const rules = within(await screen.findByRole('region', { name: 'Regras que eliminam' }));
  const row = rules.getByRole('row', { name: /^K07/ });
  expect(row).toHaveTextContent('Valor negativado ≥ R$ 1.500,00 e Situação do CPF é Regular ou Pendente');
  expect(row).toHaveTextContent('Negado');
  const grades = within(screen.getByRole('region', { name: 'Graus de risco' }));
  expect(grades.getByRole('row', { name: /^A/ })).toHaveTextContent('6,50 %');
  expect(grades.getByRole('row', { name: /^A/ })).toHaveTextContent('R$ 3.000,00');
  expect(screen.getByRole('link', { name: 'Campeã: Versão 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a draft is checked: what is wrong is said, marked, and nothing typed is lost', async () => {
  const { user } = await renderAt('/politica-de-credito');
  await user.click(await press('Mudar a partir desta'));
  const field = screen.getByLabelText('Valor negativado ≥');
  await user.clear(field);
  await user.type(field, 'mil');
  api.ok(CHECK, {
    faults: [{ path: 'knockouts.1.all.0.2', message: 'Valor de outro tipo' }],
    cases: 0,
    differences: [],
  });
  await user.click(await press('Publicar'));
  expect(await screen.findByText(/Valor de outro tipo/)).toBeVisible();
  expect(field).toHaveValue('mil');
  expect(field).toBeInvalid();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('golden cases that come out otherwise are named before anybody publishes', async () => {
  const { user } = await renderAt('/politica-de-credito');
  api.ok(CHECK, {
    ...fine,
    differences: [
      { id: 'G18', title: 'negative', parts: [{ part: 'decision', expected: '"DENIED"', found: '"APPROVED"' }] },
    ],
  });
  await user.click(await press('Conferir'));
  expect(await screen.findByText('1 de 40 casos de referência decidem de outro jeito:')).toBeVisible();
  expect(screen.getByText(/decisão: "APPROVED", era "DENIED"/)).toBeVisible();
});

test('the simulation adds up its parts and shows approval by sex and age', async () => {
  const { user } = await renderAt('/politica-de-credito');
  await user.click(await press('Simular'));
  const found = within(await screen.findByRole('region', { name: 'Simulação com clientes inventados' }));
  expect(await found.findByText('20.000 clientes inventados')).toBeVisible();
  expect(found.getByRole('row', { name: /^Aprovação/ })).toHaveTextContent('40');
  expect(found.getByRole('row', { name: /^Mulheres/ })).toHaveTextContent('45');
  expect(found.getByText('1.000, 200 não pagariam')).toBeVisible();
});

test('a challenger is published with its share; another person has to approve', async () => {
  const { user } = await renderAt('/politica-de-credito');
  await user.click(await press('Mudar a partir desta'));
  const field = screen.getByLabelText('Valor negativado ≥');
  await user.clear(field);
  await user.type(field, '1.200,00');
  api.ok(ENTER, { ...waiting(), document: {}, difference: [] });
  await user.click(await press('Publicar'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Vale como'), 'Desafiante');
  await user.type(dialog.getByLabelText('Motivo'), 'Perder menos');
  await user.click(dialog.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Publicada. Outra pessoa precisa aprovar.')).toBeVisible();
  const sent = api.lastOf(ENTER)?.body as { variant: string; document: typeof sheet };
  expect(sent.variant).toBe('CHALLENGER');
  expect(sent.document.knockouts[1]?.all[0]?.[2]).toBe(120_000);
  expect(sent.document.experiment?.challengerBp).toBe(1_000);
});

test('who published does not approve; somebody else does', async () => {
  api.ok(LIST, { items: [waiting()], next: null });
  const first = await renderAt('/politica-de-credito');
  expect(await screen.findByText('Espera outra pessoa: quem publicou não aprova.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aprovar' })).toBeNull();
  first.unmount();
  api.ok(LIST, { items: [waiting(idOf(7))], next: null });
  const { user } = await renderAt('/politica-de-credito');
  api.refuse(APPROVE, 'POLICY_CHANGED_SINCE');
  await user.click(await press('Aprovar'));
  expect(await screen.findByText(/Já existe outra política para este dia/)).toBeVisible();
});

test('the record of a decision: why, by which rules, and what the customer is told', async () => {
  const { user } = await renderAt(`/decisoes/${record.id}`);
  expect(await screen.findByRole('heading', { name: 'Negado' })).toBeVisible();
  expect(screen.getByText('K07 (R07, Negado): Valor negativado R$ 1.500,00')).toBeVisible();
  expect(screen.getByText('Há dívidas em atraso registradas em seu nome acima do valor aceito.')).toBeVisible();
  expect(screen.getByText('chega ao mesmo resultado')).toBeVisible();
  await user.click(screen.getByText('1 regras que não valeram'));
  expect(screen.getByText('K01 (R02, Negado): Registro de óbito não')).toBeVisible();
});
