import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { aStore, OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';
import type { LayerVersion } from '../layer-calls.ts';
import type { Layer, LayerField } from '../rules/draft.ts';

const LAYER = 'GET /configurations/layers';
const PREVIEW = 'POST /configurations/layers/preview';
const ENTER = 'POST /configurations/layers';
const UNDO = 'POST /configurations/layers/versions/{id}/undo';
const VERSIONS = 'GET /configurations/layers/versions';
const VERSION_ID = '01900000-0000-7000-8000-000000000701';

const aField = (part: Partial<LayerField> = {}): LayerField => ({
  path: 'flags.localCashierSelector',
  part: 'Recursos',
  title: 'Escolha do caixa, de 01 a 20',
  kind: 'BOOLEAN',
  choices: [],
  variables: [],
  inherited: false,
  inheritedFrom: 'RETAILER',
  ...part,
});
const colour = aField({ path: 'theme.primary', part: 'Cores', title: 'Cor principal', kind: 'TEXT', inherited: null });
const days = aField({
  path: 'borrower.days',
  part: 'Cliente',
  title: 'Dias de vencimento',
  kind: 'NUMBERS',
  inherited: [],
});
const aLayer = (part: Partial<Layer> = {}): Layer => ({
  scope: 'STORE',
  revision: 3,
  document: {},
  fields: [aField(), days, colour],
  hostnames: [],
  ...part,
});
const difference = [
  { path: 'flags.localCashierSelector', title: 'Escolha do caixa, de 01 a 20', before: false, after: true },
];
const aVersion = (part: Partial<LayerVersion> = {}): LayerVersion => ({
  id: VERSION_ID,
  scope: 'STORE',
  storeId: STORE_ID,
  hostname: null,
  revision: 3,
  reason: 'Piloto na loja',
  author: { operatorId: OPERATOR_ID, name: 'Davi Rocha' },
  enteredAt: '2026-11-20T15:00:00.000Z',
  undoes: null,
  difference,
  ...part,
});
let api: FakeApi;
beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    'GET /retailers/stores': () => [aStore()],
    [LAYER]: () => aLayer(),
    [VERSIONS]: () => ({ items: [aVersion(), aVersion({ id: OPERATOR_ID, revision: 2 })], next: null }),
    [PREVIEW]: () => ({ difference, seen: difference }),
    [ENTER]: () => aVersion(),
    [UNDO]: () => aVersion({ undoes: VERSION_ID }),
  });
});
async function open(place = 'Loja Centro') {
  const page = await renderAt('/parametros');
  await page.user.selectOptions(await screen.findByLabelText('Onde vale'), place);
  await screen.findByLabelText('Assunto');
  return page;
}
const till = () => screen.findByLabelText('Escolha do caixa, de 01 a 20');

test('a flag is turned for one store: inherited value, difference, reason, and sent on what was seen', async () => {
  const { user } = await open();
  expect(await till()).toHaveDisplayValue('Herdar: Não, da rede');
  await user.selectOptions(await till(), 'Sim');
  await user.click(screen.getByRole('button', { name: 'Ver o que muda' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'O que muda' }));
  expect(dialog.getByText('Escolha do caixa, de 01 a 20: de Não para Sim')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Confirmar mudança' }));
  expect(dialog.getByText('Escreva ao menos 3 letras')).toBeVisible();
  expect(api.made(ENTER)).toHaveLength(0);
  await user.type(dialog.getByLabelText('Motivo'), 'Loja abriu mais caixas');
  const shown = { layers: api.made(LAYER).length, versions: api.made(VERSIONS).length };
  await user.click(dialog.getByRole('button', { name: 'Confirmar mudança' }));
  expect(await screen.findByText('Feito: vale a partir de agora.')).toBeVisible();
  const place = { scope: 'STORE', storeId: STORE_ID, document: { flags: { localCashierSelector: true } } };
  expect(api.lastOf(PREVIEW)?.body).toEqual(place);
  expect(api.lastOf(ENTER)?.body).toEqual({ ...place, reason: 'Loja abriu mais caixas', basedOn: 3 });
  await waitFor(() => expect(api.made(LAYER).length).toBeGreaterThan(shown.layers));
  expect(api.made(VERSIONS)).toHaveLength(shown.versions + 1);
});

test('a change of the whole retailer is seen from a store before it is made', async () => {
  api.ok(PREVIEW, { difference, seen: [] });
  const { user } = await open('Toda a rede');
  await user.selectOptions(await till(), 'Sim');
  await user.click(screen.getByRole('button', { name: 'Ver o que muda' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'O que muda' }));
  expect(dialog.getByRole('heading', { name: 'Como fica em Loja Centro' })).toBeVisible();
  expect(dialog.getByText(/^Nada: a loja já diz outra coisa/)).toBeVisible();
  expect(api.lastOf(PREVIEW)?.body).toMatchObject({ scope: 'RETAILER', seenBy: STORE_ID });
});

test('the history says who, when and why, and the newest alone is undone, with a reason', async () => {
  const { user } = await open();
  const history = within(await screen.findByRole('region', { name: 'Histórico' }));
  const [newest] = history.getAllByRole('listitem');
  expect(newest).toHaveTextContent(/20\/11\/2026 11:00Davi Rocha.*de Não para Sim.*Piloto na loja/);
  expect(history.getAllByRole('button', { name: 'Desfazer' })).toHaveLength(1);
  await user.click(history.getByRole('button', { name: 'Desfazer' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Desfazer a última mudança' }));
  expect(dialog.getByText('Escolha do caixa, de 01 a 20: de Sim para Não')).toBeVisible();
  await user.type(dialog.getByLabelText('Motivo'), 'Confundiu o caixa');
  await user.click(dialog.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Desfeito: vale o que valia antes.')).toBeVisible();
  expect(api.lastOf(UNDO)?.body).toEqual({ reason: 'Confundiu o caixa' });
});

test('what cannot hold stands under its field, and what was typed stays', async () => {
  const issues = [{ path: 'borrower.days.0', message: 'no máximo 28' }];
  api.on(PREVIEW, () => refused('INVALID_LAYER', { issues }));
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('Assunto'), 'Cliente');
  await user.type(screen.getByLabelText('Dias de vencimento'), '31, 5');
  await user.click(screen.getByRole('button', { name: 'Ver o que muda' }));
  expect(await screen.findByText('Dias de vencimento: no máximo 28')).toBeVisible();
  expect(screen.getByLabelText('Dias de vencimento')).toHaveValue('31, 5');
  expect(screen.getByLabelText('Dias de vencimento')).toBeInvalid();
});

// Planted: '2024-04-30' on the screen, and typed the same way.
test('a day stands and is typed as day, month and year, also in what changes', async () => {
  const day = aField({
    path: 'flags.budgetCampaignEndsOn',
    title: 'Último dia da campanha',
    kind: 'DATE',
    inherited: '2024-04-30',
  });
  api.ok(LAYER, aLayer({ fields: [day] }));
  api.ok(PREVIEW, {
    difference: [{ path: day.path, title: day.title, before: '2024-04-30', after: '2026-12-24' }],
    seen: [],
  });
  const { user } = await open();
  const field = screen.getByLabelText('Último dia da campanha');
  expect(field).toHaveAccessibleDescription('Herdar: 30/04/2024, da rede');
  await user.type(field, '24122026');
  expect(field).toHaveValue('24/12/2026');
  await user.click(screen.getByRole('button', { name: 'Ver o que muda' }));
  expect(await screen.findByText('Último dia da campanha: de 30/04/2024 para 24/12/2026')).toBeVisible();
  expect(api.lastOf(PREVIEW)?.body).toMatchObject({ document: { flags: { budgetCampaignEndsOn: '2026-12-24' } } });
});

test('somebody else was first: it is said where the reason is', async () => {
  api.refuse(ENTER, 'LAYER_CHANGED_SINCE');
  const { user } = await open();
  await user.selectOptions(await till(), 'Sim');
  await user.click(screen.getByRole('button', { name: 'Ver o que muda' }));
  await user.type(await screen.findByLabelText('Motivo'), 'Piloto');
  await user.click(screen.getByRole('button', { name: 'Confirmar mudança' }));
  expect(await screen.findByText(/^Outra pessoa mudou a configuração/)).toBeVisible();
});

test('the provider, who has no store, decides for all and for a hostname; a colour that cannot be read is said', async () => {
  api.ok('GET /retailers/stores', []);
  const { user } = await open('Marca e acesso, por endereço');
  expect(screen.queryByRole('option', { name: 'Toda a rede' })).toBeNull();
  const address = screen.getByLabelText('Endereço');
  await user.clear(address);
  await user.type(address, 'loja.exemplo.com.br{Enter}');
  await waitFor(() => expect(api.lastOf(LAYER)?.query.get('hostname')).toBe('loja.exemplo.com.br'));
  await user.selectOptions(await screen.findByLabelText('Assunto'), 'Cores');
  await user.type(screen.getByLabelText('Cor principal'), '#ffee00');
  expect(screen.getByLabelText('Cor principal')).toHaveAccessibleDescription(
    /^Para ser lida sobre o papel, aparece como #[0-9a-f]{6} no claro\.$/,
  );
  await user.clear(screen.getByLabelText('Cor principal'));
  await user.type(screen.getByLabelText('Cor principal'), '#0b6b4f');
  expect(screen.getByLabelText('Cor principal')).toHaveAccessibleDescription(
    /^Para ser lida sobre o papel, aparece como #[0-9a-f]{6} no escuro\.$/,
  );
});

// Planted: the screen did not ask which ones have a layer.
test('an address that has a layer is chosen from a list, and one that has none is typed', async () => {
  api.ok('GET /retailers/stores', []);
  api.on(LAYER, () => aLayer({ scope: 'HOSTNAME', hostnames: ['*', 'norte.example', 'sul.example'] }));
  const { user } = await open('Marca e acesso, por endereço');
  const list = await screen.findByLabelText('Endereços com marca própria');
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Todos os outros (*)', 'norte.example', 'sul.example']);
  await user.selectOptions(list, 'sul.example');
  await waitFor(() => expect(api.lastOf(LAYER)?.query.get('hostname')).toBe('sul.example'));
  expect(screen.getByLabelText('Endereço')).toHaveValue('sul.example');
  await user.clear(screen.getByLabelText('Endereço'));
  await user.type(screen.getByLabelText('Endereço'), 'leste.example{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Endereços com marca própria')).toHaveValue('leste.example'));
});

// Planted: the light logo on both papers; a logo that does not load left without a word.
test('a brand is seen on both papers while it is typed, and an image that does not open is said', async () => {
  api.ok('GET /retailers/stores', []);
  const text = (path: string, part: string, title: string, inherited: string | null = null) =>
    aField({ path, part, title, kind: 'TEXT', inherited, inheritedFrom: 'PRODUCT' });
  const images = [
    text('cdn.logoUrl', 'Imagens', 'Logotipo'),
    text('cdn.logoDarkBackgroundUrl', 'Imagens', 'Logotipo para fundo escuro'),
    text('cdn.faviconUrl', 'Imagens', 'Ícone da página'),
  ];
  api.ok(LAYER, aLayer({ scope: 'HOSTNAME', fields: [text('app.name', 'Marca', 'Nome', 'UME'), ...images, colour] }));
  const { user } = await open('Marca e acesso, por endereço');
  const preview = within(screen.getByRole('region', { name: 'Como fica' }));
  const [light, dark] = preview.getAllByRole('figure').map((paper) => within(paper));
  await user.type(screen.getByLabelText('Nome'), 'Crediário Norte');
  expect(light?.getByText('Crediário Norte')).toBeVisible();
  expect(preview.getByText('Na aba do navegador: Crediário Norte')).toBeVisible();
  expect(light?.getByText('Papel claro: #0b6b4f')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Assunto'), 'Cores');
  await user.type(screen.getByLabelText('Cor principal'), '#ffee00');
  expect(dark?.getByText('Papel escuro: #ffee00')).toBeVisible();
  expect(light?.queryByText('Papel claro: #ffee00')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Assunto'), 'Imagens');
  await user.type(screen.getByLabelText('Logotipo'), '/norte.png');
  await user.type(screen.getByLabelText('Logotipo para fundo escuro'), '/norte-escuro.png');
  expect(light?.getByRole('img', { name: 'Crediário Norte' })).toHaveAttribute('src', '/norte.png');
  const logo = dark?.getByRole('img', { name: 'Crediário Norte' });
  expect(logo).toHaveAttribute('src', '/norte-escuro.png');
  if (logo) fireEvent.error(logo);
  expect(
    dark?.getByText('Nenhuma imagem abre em /norte-escuro.png: as páginas ficam sem este logotipo.'),
  ).toBeVisible();
});

// Planted: 'next' was not read, and a layer's first years were gone.
test('a long history is read page by page, and only the newest is undone', async () => {
  api.on(VERSIONS, ({ query }) =>
    query.get('cursor') === 'mais'
      ? { items: [aVersion({ id: OPERATOR_ID, revision: 1, reason: 'A primeira mudança' })], next: null }
      : { items: [aVersion()], next: 'mais' },
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Próxima página' }));
  expect(await screen.findByText('A primeira mudança')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Voltar ao início' }));
  expect(await screen.findByRole('button', { name: 'Desfazer' })).toBeVisible();
});

test('nothing changes, and a layer that does not come', async () => {
  api.ok(PREVIEW, { difference: [], seen: [] });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Ver o que muda' }));
  expect(await screen.findByText('Nada muda ainda.')).toBeVisible();
  api.refuse(LAYER, 'LAYER_OF_THE_PROVIDER');
  await user.selectOptions(screen.getByLabelText('Onde vale'), 'Toda a rede');
  expect(await screen.findByText(/^Só um analista do provedor/, undefined, { timeout: 8_000 })).toBeVisible();
});

test('the words of a message begin with those that hold, say what they may say, and are shown as they arrive', async () => {
  const variables = [
    { name: 'marca', title: 'Nome da marca', example: 'UME', isNeeded: false },
    { name: 'limite', title: 'Limite', example: 'R$ 1.200,00', isNeeded: true },
  ];
  const words = aField({
    path: 'messages.limit',
    part: 'Mensagens',
    title: 'Limite disponível',
    kind: 'TEXT',
    variables,
    inherited: '{marca}: seu limite é de {limite}.',
    inheritedFrom: 'PRODUCT',
  });
  api.ok(LAYER, aLayer({ scope: 'RETAILER', fields: [aField(), words] }));
  // Where the page of messages leads.
  const { user } = await renderAt('/parametros?assunto=Mensagens');
  await user.click(await screen.findByRole('button', { name: /^Mudar a partir do texto que vale: Limite disponível/ }));
  const field = screen.getByLabelText('Limite disponível');
  expect(field).toHaveValue('{marca}: seu limite é de {limite}.');
  expect(field).toHaveAccessibleDescription('Pode dizer {marca}, {limite} (obrigatória).');
  await user.clear(field);
  await user.type(field, '{{marca}: você tem {{limite}');
  expect(screen.getByText('UME: você tem R$ 1.200,00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver o que muda' }));
  await waitFor(() =>
    expect(api.lastOf(PREVIEW)?.body).toMatchObject({
      document: { messages: { limit: '{marca}: você tem {limite}' } },
    }),
  );
});
