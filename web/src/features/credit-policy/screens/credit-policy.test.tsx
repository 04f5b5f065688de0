import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi, held } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { aStore, signedIn } from '../../../testing/sessions.ts';
import type { PolicyHead } from '../calls.ts';
import { aVersion, fine, idOf, part, past, record, sheet, waiting } from '../testing/credit-policy.ts';

const LIST = 'GET /policies';
const ONE = 'GET /credit-policies/{id}';
const CHECK = 'POST /credit-policies/check';
const SIMULATE = 'POST /credit-policies/simulate';
const PAST = 'POST /credit-policies/simulate-past';
const ENTER = 'POST /policies';
const APPROVE = 'POST /policies/{id}/approve';
const WITHDRAW = 'POST /policies/{id}/withdraw';
const DECISION = 'GET /credit-decisions/{id}';
const entered = { ...waiting(), document: {}, difference: [] };
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    'GET /retailers/stores': () => [aStore()],
    [LIST]: () => ({ items: [aVersion()], next: null }),
    [ONE]: () => ({ policy: aVersion(), sheet: { ...sheet }, hash: 'b'.repeat(64) }),
    [CHECK]: () => fine,
    [SIMULATE]: () => part,
    [PAST]: () => past,
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

// Planted: without counting the changes the dialog opens for a draft that nobody checked.
test('what is typed while a check is out makes it count for nothing: the newer draft is not published unchecked', async () => {
  const { user } = await renderAt('/politica-de-credito');
  await user.click(await press('Mudar a partir desta'));
  const field = screen.getByLabelText('Valor negativado ≥');
  await user.type(field, '1');
  const check = held<typeof fine>();
  api.on(CHECK, () => check.answer);
  await user.click(await press('Publicar'));
  await user.type(field, '2');
  check.give(fine);
  api.ok(CHECK, fine);
  await user.click(await press('Conferir'));
  expect(await screen.findByText(/40 casos/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await press('Publicar'));
  expect(await screen.findByRole('dialog')).toBeVisible();
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
  const people = within(await screen.findByRole('region', { name: 'Com quem já pediu crédito' }));
  expect(people.getByText('40 pessoas, com o que se sabia delas')).toBeVisible();
  expect(people.getByRole('row', { name: /^18-24 anos/ })).toHaveTextContent('30');
  // Nobody asks people's sex, and what they would have paid nobody knows.
  expect(people.queryByRole('row', { name: /^Mulheres|^Perda simulada/ })).toBeNull();
});

test('a challenger is published with its share; another person has to approve', async () => {
  const { user } = await renderAt('/politica-de-credito');
  await user.click(await press('Mudar a partir desta'));
  const field = screen.getByLabelText('Valor negativado ≥');
  await user.clear(field);
  await user.type(field, '1.200,00');
  api.ok(ENTER, entered);
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

const listed = (...items: PolicyHead[]) => api.ok(LIST, { items, next: null });

/** A draft with one amount changed, on its way to be published. */
async function publishing() {
  const { user } = await renderAt('/politica-de-credito');
  await user.click(await press('Mudar a partir desta'));
  const field = screen.getByLabelText('Valor negativado ≥');
  await user.clear(field);
  await user.type(field, '1.200,00');
  await user.click(await press('Publicar'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar a política de crédito' }));
  return { user, field, dialog, send: () => user.click(dialog.getByRole('button', { name: 'Publicar' })) };
}

test('a share that no challenger may have and a missing reason are said, and nothing is sent', async () => {
  const { user, dialog, send } = await publishing();
  const reason = dialog.getByLabelText('Motivo');
  await user.type(reason, 'ab');
  await send();
  expect(reason).toHaveAccessibleDescription(/Escreva ao menos 3 letras/);
  expect(dialog.queryByLabelText('Parte dos clientes (%)')).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Vale como'), 'Desafiante');
  const share = dialog.getByLabelText('Parte dos clientes (%)');
  await user.clear(share);
  await user.type(share, '51');
  await user.type(reason, 'c');
  await send();
  expect(share).toHaveAccessibleDescription(/Informe de 1 a 50 %/);
  expect(reason).toHaveValue('abc');
  // Nothing is wrong with the reason.
  expect(reason).toBeValid();
  expect(dialog.queryByText(/Erro inesperado/)).toBeNull();
  expect(api.made(ENTER)).toHaveLength(0);
});

test('a refused publication keeps what was typed; one whose answer was lost is sent again as the same', async () => {
  const { user, field, dialog, send } = await publishing();
  api.refuse(ENTER, 'POLICY_WITHOUT_CHANGE');
  await user.type(dialog.getByLabelText('Motivo'), ' Perder menos ');
  await send();
  expect(await dialog.findByText('Nada muda em relação à política anterior')).toBeVisible();
  expect(dialog.getByLabelText('Motivo')).toHaveValue(' Perder menos ');
  expect(field).toHaveValue('1.200,00');
  api.lose(ENTER);
  await send();
  expect(await dialog.findByText(/^Sem conexão com o servidor/)).toBeVisible();
  api.ok(ENTER, entered);
  await send();
  expect(await screen.findByText('Publicada. Outra pessoa precisa aprovar.')).toBeVisible();
  const [refusedOne, lostOne, last] = api.made(ENTER);
  expect(last?.key).toBe(lostOne?.key);
  expect(last?.key).not.toBe(refusedOne?.key);
  expect(last?.body).toMatchObject({ variant: 'STANDARD', scope: 'PROVIDER', reason: 'Perder menos' });
  expect(last?.body).not.toHaveProperty('document.experiment');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a check or a simulation that fails is said; what is wrong is not simulated', async () => {
  const { user } = await renderAt('/politica-de-credito');
  api.refuse(CHECK, 'FORBIDDEN');
  await user.click(await press('Simular'));
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  expect(api.made(SIMULATE)).toHaveLength(0);
  api.ok(CHECK, fine);
  api.refuse(SIMULATE, 'CREDIT_POLICY_NOT_PUBLISHED');
  await user.click(await press('Simular'));
  expect(await screen.findByText('Nenhuma política de crédito está valendo para comparar')).toBeVisible();
  expect(screen.getByText('Os 40 casos de referência decidem como antes.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Simulação com clientes inventados' })).toBeNull();
});

test('another person approves the policy that waits', async () => {
  const theirs = waiting(idOf(7));
  listed(theirs);
  const { user } = await renderAt('/politica-de-credito');
  const answer = held<typeof entered>();
  api.on(APPROVE, () => answer.answer);
  await user.click(await press('Aprovar'));
  expect(await press('Aprovando...')).toHaveAttribute('aria-busy', 'true');
  listed({ ...theirs, status: 'FUTURE' });
  answer.give(entered);
  expect(await screen.findByText('Aprovada: vale a partir do primeiro dia.')).toBeVisible();
  expect(await screen.findByText('Começa depois')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aprovar' })).toBeNull();
  expect(api.lastOf(APPROVE)?.path).toBe(`/policies/${theirs.id}/approve`);
});

test('a policy that waits is taken back with a reason; one that holds has no such button', async () => {
  listed(aVersion(), waiting());
  const first = await renderAt('/politica-de-credito');
  await press('Mudar a partir desta');
  expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull();
  await first.user.click(screen.getByRole('link', { name: 'Campeã: Versão 2' }));
  await first.user.click(await press('Retirar'));
  const dialog = within(screen.getByRole('dialog', { name: 'Retirar antes de valer' }));
  api.refuse(WITHDRAW, 'POLICY_ALREADY_HOLDS');
  await first.user.type(dialog.getByLabelText('Motivo'), 'Números errados');
  await first.user.click(dialog.getByRole('button', { name: 'Retirar' }));
  expect(await dialog.findByText('A política já vale. Cadastre uma nova no lugar dela.')).toBeVisible();
  api.ok(WITHDRAW, entered);
  await first.user.click(dialog.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText('Política retirada.')).toBeVisible();
  expect(api.lastOf(WITHDRAW)).toMatchObject({
    path: `/policies/${idOf(2)}/withdraw`,
    body: { reason: 'Números errados' },
  });
});

test('no policy yet, or none that comes, is said; a manager has no such page', async () => {
  api.refuse(LIST, 'FORBIDDEN');
  const { user, unmount } = await renderAt('/politica-de-credito');
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  listed();
  await user.click(await press('Tentar novamente'));
  expect(await screen.findByText('Ninguém publicou uma política de crédito ainda.')).toBeVisible();
  unmount();
  signedIn({ role: 'manager' });
  expect((await renderAt('/politica-de-credito')).path()).not.toBe('/politica-de-credito');
});

test('a decision without a reason, rule or bureau says so; one that comes out otherwise warns', async () => {
  api.refuse(DECISION, 'CREDIT_DECISION_NOT_FOUND');
  const { user } = await renderAt(`/decisoes/${record.id}`);
  expect(await screen.findByText('Decisão não encontrada')).toBeVisible();
  api.ok(DECISION, { ...record, outcome: 'APPROVED', codes: [], told: [], rules: [], bureau: null, replays: false });
  await user.click(await press('Tentar novamente'));
  expect(await screen.findByRole('heading', { name: 'Aprovado' })).toBeVisible();
  expect(screen.getByText('Nenhum motivo contra.')).toBeVisible();
  expect(screen.getByText('Nenhuma regra eliminou.')).toBeVisible();
  expect(screen.getByText('não foi consultado')).toBeVisible();
  expect(screen.getByText('não chega ao mesmo resultado: avise a equipe técnica')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'O que se diz ao cliente' })).toBeNull();
});
