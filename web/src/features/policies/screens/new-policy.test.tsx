import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi, held, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { KindInfo, Preview } from '../policy-calls.ts';
import {
  aPolicy,
  cell,
  ofTwo,
  difference,
  ENTER,
  example,
  idOf,
  iof,
  KINDS,
  ONE,
  policiesGoWell,
  PREVIEW,
  pricing,
} from '../testing/policies.ts';

let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi(policiesGoWell);
});
const compare = () => screen.getByRole('button', { name: 'Ver o que muda' });
const publish = () => screen.getByRole('button', { name: 'Publicar' });
async function empty(address = '/politicas/nova?tipo=pricing') {
  const page = await renderAt(address);
  await screen.findByLabelText('De quê');
  return page;
}
/** A copy whose differences are shown, with the reason typed. */
async function compared() {
  const page = await empty(`/politicas/nova?de=${idOf(1)}`);
  await page.user.click(compare());
  await page.user.type(await screen.findByLabelText('Motivo'), 'Custo');
  return page;
}
/** What stands over the button. */
const said = () => compare().previousElementSibling as HTMLElement;
/** Every kind of field that a document may have. */
const every: KindInfo = {
  ...pricing,
  fields: [
    { ...cell('isOn', 'Vale', 'FLAG'), columns: [] },
    {
      ...cell('who', 'Para quem', 'CHOICE'),
      choices: [
        { code: 'ALL', title: 'Todos' },
        { code: 'NEW', title: 'Novos' },
      ],
      columns: [],
    },
    { ...cell('ceiling', 'Teto', 'TIMES'), none: 'sem teto', columns: [] },
    { ...cell('since', 'Mês', 'MONTH'), columns: [] },
    { ...cell('source', 'Fonte', 'TEXT'), none: 'nenhuma', isLeftOut: true, columns: [] },
  ],
};

test('an empty one says at each field what is missing, and asks the server nothing', async () => {
  const { user } = await empty();
  expect(screen.getByText('Nenhuma linha.')).toBeVisible();
  await user.click(compare());
  const minimum = screen.getByLabelText('Compra mínima');
  expect(minimum).toHaveAccessibleDescription(/Informe um valor em reais/);
  // The first mistake has the focus.
  expect(minimum).toHaveFocus();
  expect(said()).toHaveTextContent('Confira os campos marcados.');
  expect(api.made(PREVIEW)).toHaveLength(0);
  await user.type(minimum, '10');
  expect(minimum).toBeValid();
  expect(said()).toBeEmptyDOMElement();
});

test('each kind of field is typed as it is read, and what may be empty says what that means', async () => {
  api.ok(KINDS, { kinds: [every], retailers: [] });
  const { user } = await empty();
  expect(screen.getByLabelText('Teto (vezes)')).toHaveAccessibleDescription('Vazio: sem teto.');
  await user.click(compare());
  expect(screen.getByLabelText('Vale')).toHaveAccessibleDescription('Escolha Sim ou Não');
  await user.selectOptions(screen.getByLabelText('Vale'), 'Não');
  await user.selectOptions(screen.getByLabelText('Para quem'), 'Novos');
  await user.type(screen.getByLabelText('Mês'), '13');
  await user.click(compare());
  expect(screen.getByLabelText('Mês')).toHaveAccessibleDescription('Informe o mês e o ano, como 10/2026');
  await user.type(screen.getByLabelText('Mês'), '{Backspace}{Backspace}10/2027{Enter}');
  await screen.findByRole('dialog', { name: 'O que muda' });
  // Planted: a field that may be left out was sent as null, which the server refuses.
  expect(api.lastOf(PREVIEW)?.body).toMatchObject({
    document: { isOn: false, who: 'NEW', ceiling: null, since: '2027-10' },
  });
  expect(JSON.stringify(api.lastOf(PREVIEW)?.body)).not.toContain('source');
});

test('a month that does not exist is said before it is sent', async () => {
  api.ok(KINDS, { kinds: [every], retailers: [] });
  const { user } = await empty();
  await user.selectOptions(screen.getByLabelText('Vale'), 'Sim');
  await user.type(screen.getByLabelText('Mês'), '13/2027{Enter}');
  expect(screen.getByLabelText('Mês')).toHaveAccessibleDescription('Informe o mês e o ano, como 10/2026');
  expect(api.made(PREVIEW)).toHaveLength(0);
});

test('the server’s word on a day, a place or the list itself stands where it belongs', async () => {
  const issues = [
    { path: 'body.validUntil', message: 'O fim não pode vir antes do início' },
    { path: 'storeId', message: 'Loja inativa' },
    { path: 'document.plans', message: 'Informe ao menos um plano' },
    { path: 'document.newer', message: 'Campo de outra versão' },
  ];
  api.on(PREVIEW, () => refused('INVALID_POLICY', { issues }));
  const { user } = await empty();
  await user.type(screen.getByLabelText('Compra mínima'), '10');
  await user.click(compare());
  await waitFor(() => expect(screen.getByLabelText('Onde vale')).toHaveAccessibleDescription('Loja inativa'));
  expect(screen.getByLabelText('Último dia')).toHaveAccessibleDescription(/O fim não pode vir antes do início/);
  expect(within(screen.getByRole('group', { name: 'Planos' })).getByText('Informe ao menos um plano')).toBeVisible();
  // What the form shows nowhere is said over the button, what stands at a field is not said twice.
  expect(said()).toHaveTextContent('Confira os campos marcados.Campo de outra versão');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it may hold in one store, for a time, and for the other variant', async () => {
  const { user } = await empty();
  await user.selectOptions(screen.getByLabelText('De quê'), 'Preços: Super Compra');
  await user.selectOptions(screen.getByLabelText('Onde vale'), 'Loja Centro');
  await user.clear(screen.getByLabelText('Primeiro dia'));
  await user.type(screen.getByLabelText('Primeiro dia'), '01022099');
  await user.type(screen.getByLabelText('Último dia'), '28022099');
  await user.type(screen.getByLabelText('Compra mínima'), '0,01');
  await user.click(compare());
  await screen.findByRole('dialog');
  expect(api.lastOf(PREVIEW)?.body).toMatchObject({
    variant: 'SUPER_PURCHASE',
    scope: 'STORE',
    validFrom: '2099-02-01',
    validUntil: '2099-02-28',
    document: { minimum: 0.01, plans: [] },
  });
});

test('without a first day nothing is compared', async () => {
  const { user } = await empty(`/politicas/nova?de=${idOf(1)}`);
  await user.clear(screen.getByLabelText('Primeiro dia'));
  await user.click(compare());
  expect(screen.getByLabelText('Primeiro dia')).toHaveAccessibleDescription(
    /Informe o primeiro dia, de hoje em diante/,
  );
  expect(api.made(PREVIEW)).toHaveLength(0);
});

test('while the server compares, nothing is changed and nothing is asked twice', async () => {
  const { answer, give } = held<Preview>();
  api.on(PREVIEW, () => answer);
  const { user } = await empty(`/politicas/nova?de=${idOf(1)}`);
  await user.dblClick(compare());
  await user.click(await screen.findByRole('button', { name: 'Conferindo...' }));
  expect(api.made(PREVIEW)).toHaveLength(1);
  expect(screen.getByLabelText('Compra mínima')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Acrescentar linha' })).toBeDisabled();
  give({ supersedes: null, difference: [], example: null });
  expect(await screen.findByText(/^É a primeira deste lugar/)).toBeVisible();
});

test('a plan that was not, or is no more, offered is said so; none at all too', async () => {
  const plan = { installment: 100, total: 300, cetAnnual: '90.5' };
  const plans = [
    { dueDateRule: 'MONTHLY', count: 12, before: plan, after: null },
    { dueDateRule: 'BIWEEKLY', count: 2, before: null, after: plan },
  ];
  api.ok(PREVIEW, { supersedes: idOf(1), difference, example: { ...example, plans } });
  const { user } = await empty(`/politicas/nova?de=${idOf(1)}`);
  await user.click(compare());
  expect(await screen.findByRole('row', { name: /^12x R\$\s100,00 CET .* não oferecido$/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^2x a cada 14 dias não oferecido R\$\s100,00/ })).toBeVisible();
  await user.keyboard('{Escape}');
  api.ok(PREVIEW, { supersedes: idOf(1), difference, example: { ...example, plans: [] } });
  await user.click(compare());
  expect(await screen.findByText('Nenhum plano é oferecido para este valor.')).toBeVisible();
});

test('published once, however often it is clicked; a lost answer is asked for again with the same key', async () => {
  api.lose(ENTER);
  const { user, path } = await compared();
  await user.click(publish());
  expect(await screen.findByText(/conexão|internet/i)).toBeVisible();
  expect(screen.getByLabelText('Motivo')).toHaveValue('Custo');
  const { answer, give } = held<ReturnType<typeof aPolicy>>();
  api.on(ENTER, () => answer);
  await user.dblClick(publish());
  await user.click(await screen.findByRole('button', { name: 'Publicando...' }));
  const [first, second, ...more] = api.made(ENTER);
  expect(more).toEqual([]);
  expect(second?.key).toBe(first?.key);
  give(aPolicy({ id: idOf(3), status: 'WAITING' }));
  await waitFor(() => expect(screen.getByText('Publicada. Outra pessoa precisa aprovar.')).toBeVisible());
  await waitFor(() => expect(path()).toBe(`/politicas/${idOf(3)}`));
});

test.each([
  ['POLICY_DATED_IN_THE_PAST', 'A vigência não pode começar no passado'],
  ['POLICY_OF_THE_PROVIDER', 'Só um analista do provedor altera políticas de todos os varejistas'],
  ['STORE_NOT_FOUND', /Loja não encontrada/],
] as const)('refused at publishing with %s, it is said under the reason', async (code, sentence) => {
  api.refuse(ENTER, code);
  const { user } = await compared();
  await user.click(publish());
  await waitFor(() =>
    expect(screen.getByLabelText('Motivo')).toHaveAccessibleDescription(expect.stringMatching(sentence)),
  );
  expect(screen.getByLabelText('Motivo')).toHaveValue('Custo');
});

test('of a kind that two decide on, it is said in the form and before publishing', async () => {
  api.ok(KINDS, { kinds: [{ ...ofTwo, scopes: ['RETAILER'] }], retailers: [] });
  const { user } = await empty('/politicas/nova?tipo=limits');
  await user.type(screen.getByLabelText('Compra mínima'), '10{Enter}');
  await screen.findByRole('dialog');
  expect(screen.getAllByText('Só vale depois que outra pessoa aprovar.')).toHaveLength(2);
});

test('what is needed does not come: one click asks for all of it again', async () => {
  api.on(ONE, lost);
  api.on('GET /retailers/stores', lost);
  const { user } = await renderAt(`/politicas/nova?de=${idOf(1)}`);
  const again = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 8_000 });
  api.on(ONE, policiesGoWell[ONE]);
  api.on('GET /retailers/stores', policiesGoWell['GET /retailers/stores']);
  await user.click(again);
  expect(await screen.findByLabelText('Compra mínima', undefined, { timeout: 8_000 })).toHaveValue('R$ 10,00');
}, 20_000);

// All three were skeletons, or a button that did nothing, for ever.
test.each([
  ['/politicas/nova', 'Volte às políticas e escolha o assunto da nova.'],
  ['/politicas/nova?tipo=nada', 'Volte às políticas e escolha o assunto da nova.'],
  [`/politicas/nova?tipo=${iof.kind}`, 'Só o provedor muda esta política.'],
])('%s has nothing to publish, and says so', async (address, sentence) => {
  await renderAt(address);
  expect(await screen.findByText(sentence)).toBeVisible();
});
