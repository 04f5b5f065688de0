import type { Role } from '@balcao/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CPF } from '../../../domain/testing/customers.ts';
import { sessionChanged } from '../../../lib/session/session.ts';
import { configurationItem } from '../../../lib/session/stored-items.ts';
import { defaultConfiguration } from '../../../lib/session/default-configurations.ts';
import { fakeApi, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { anOperator, signedIn } from '../../../testing/sessions.ts';
import { aHome, aServed, HOME, IDENTIFY, RECORDS, SERVE, working } from '../testing/centre.ts';

const PAGE = '/central-de-vendas';
const COLLEAGUE = '01900000-0000-7000-8000-000000000101';

beforeEach(() => signedIn({ role: 'promoter' }));

const cpf = () => screen.findByLabelText<HTMLInputElement>('CPF do cliente');
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

function sharedLogin(): void {
  configurationItem.write({ ...defaultConfiguration, operator: { isStoreLogin: true } });
  sessionChanged();
}

async function served(handlers: Parameters<typeof fakeApi>[0] = {}, role: Role = 'promoter') {
  signedIn({ role, support: { customerWhatsapp: '+5592900009001', customerPhone: '0800 000 0000' } });
  const api = fakeApi({ ...working, ...handlers });
  const view = await renderAt(PAGE);
  await view.user.type(await cpf(), `${CPF}{Enter}`);
  return { ...view, api };
}

describe('the start', () => {
  test('greets who works there, with masked phone and store; settings lead on', async () => {
    fakeApi({ ...working, 'GET /retailers/stores': () => [] });
    const { user, path } = await renderAt(PAGE);
    expect(await heading('Olá, Marina')).toBeVisible();
    expect(await screen.findByText('(92) *****-7777')).toBeVisible();
    expect(screen.getAllByText('Loja Centro').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Trocar colaborador' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Configurações' }));
    await waitFor(() => expect(path()).toBe('/operador/configuracao'));
  });

  test('has no settings where the configuration takes them away', async () => {
    signedIn({ role: 'promoter', flags: { operatorSetup: false } });
    fakeApi(working);
    await renderAt(PAGE);
    await heading('Olá, Marina');
    expect(screen.queryByRole('button', { name: 'Configurações' })).toBeNull();
  });

  test('without a store says so, and asks nobody', async () => {
    signedIn({ role: 'retailer_analyst', store: null });
    const api = fakeApi({ ...working, [HOME]: () => aHome({}, false) });
    const { user } = await renderAt(PAGE);
    expect(await screen.findByText('Loja não configurada', { selector: 'strong' })).toBeVisible();
    await user.type(await cpf(), `${CPF}{Enter}`);
    expect(await screen.findAllByText('Necessário configurar loja para continuar a operação.')).toHaveLength(2);
    expect(api.made(SERVE)).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Seu desempenho' })).toBeNull();
  });

  test('a CPF that is none keeps the way shut, and Enter says why', async () => {
    const api = fakeApi(working);
    const { user } = await renderAt(PAGE);
    await user.type(await cpf(), '11111111112');
    expect(screen.getByText('Insira um CPF válido.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Consultar$/ })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Preencha um CPF válido.')).toBeVisible();
    expect(api.made(SERVE)).toEqual([]);
  });
});

describe('who works at a login that the store shares', () => {
  const found = {
    id: COLLEAGUE,
    name: 'Gisele Amorim',
    document: '800.***.***-10',
    phoneNumber: '',
    role: 'promoter',
  } as const;

  test('names themselves by CPF, acts under that name, and is remembered', async () => {
    sharedLogin();
    const api = fakeApi({
      ...working,
      [IDENTIFY]: () => found,
      [HOME]: () => aHome({ id: COLLEAGUE, name: found.name }),
    });
    const { user } = await renderAt(PAGE);
    expect(await heading('Identificar colaborador')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Próximo' })).toBeDisabled();
    await user.type(screen.getByLabelText('CPF do colaborador'), CPF);
    await user.click(screen.getByRole('button', { name: 'Próximo' }));
    expect(await heading('Olá, Gisele')).toBeVisible();
    await user.type(await cpf(), `${CPF}{Enter}`);
    expect(await heading('MARIA DOS SANTOS')).toBeVisible();
    expect(api.lastOf(SERVE)?.query.get('operatorId')).toBe(COLLEAGUE);
    expect(localStorage.getItem('recent_operators_identification')).not.toContain(CPF);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Trocar colaborador' }));
    expect(await heading('Identificar colaborador')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Gisele Amorim/ })).not.toBeChecked();
  });

  test('chooses a recent name or types a CPF: one takes the other away', async () => {
    sharedLogin();
    localStorage.setItem('recent_operators_identification', JSON.stringify({ operators: [], identified: [found] }));
    fakeApi({ ...working, [HOME]: () => refused('OPERATOR_NOT_FOUND') });
    const { user } = await renderAt(PAGE);
    const typed = await screen.findByLabelText<HTMLInputElement>('CPF do colaborador');
    await user.type(typed, '529');
    await user.click(screen.getByRole('radio', { name: /Gisele/ }));
    expect(typed).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Próximo' })).toBeEnabled();
    await user.type(typed, '5');
    expect(screen.getByRole('radio', { name: /Gisele/ })).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Gisele/ }));
    await user.click(screen.getByRole('button', { name: 'Próximo' }));
    expect(await screen.findByText('Colaborador não encontrado')).toBeVisible();
    // Who is gone is no choice any more.
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Gisele/ })).toBeNull());
  });

  test('while the keyboard of a phone is open the button stands above the list', async () => {
    sharedLogin();
    localStorage.setItem('recent_operators_identification', JSON.stringify({ operators: [], identified: [found] }));
    const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 });
    vi.stubGlobal('visualViewport', viewport);
    fakeApi(working);
    await renderAt(PAGE);
    const isAbove = () =>
      Boolean(
        screen.getByRole('button', { name: 'Próximo' }).compareDocumentPosition(screen.getByRole('radio')) &
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    await heading('Identificar colaborador');
    expect(isAbove()).toBe(false);
    viewport.height = window.innerHeight / 2;
    viewport.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(isAbove()).toBe(true));
  });

  test('an own login is never asked who it is', async () => {
    fakeApi({ ...working, 'GET /coordinator/operators/{id}': () => anOperator() });
    await renderAt(PAGE);
    expect(await heading('Olá, Marina')).toBeVisible();
  });
});

describe('where a customer is served', () => {
  test('one who may buy has the limit, the incentive and what leads somewhere', async () => {
    const { user } = await served();
    expect(await heading('MARIA DOS SANTOS')).toHaveFocus();
    expect(screen.getByText('CPF 529.***.***-25')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Valor total disponível para comprar' })).toHaveTextContent(/2\.500,00/);
    expect(screen.getByText('Você recebe até 2% nesta venda')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alterar dados cadastrais do cliente' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Simular parcelamento' })).toHaveAttribute(
      'href',
      '/simulador-parcelamento',
    );
    // The store makes no budgets, and a promoter has no till.
    for (const name of ['Solicitar aumento de limite', 'Vender para este cliente'])
      expect(screen.queryByRole('link', { name })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(await heading('Olá, Marina')).toBeVisible();
  });

  test.each([
    ['NOT_APPROVED', 'Cliente não aprovado', false],
    ['UNDER_EVALUATION', 'Cliente com avaliação cadastral em andamento', false],
    ['PURCHASE_BLOCKED', 'Cliente bloqueado para compras', true],
    ['LIMIT_BLOCKED', 'Cliente com limite bloqueado', true],
  ] as const)('%s reads %s', async (restriction, title, hasService) => {
    const { user } = await served({ [SERVE]: () => aServed({ page: 'RESTRICTION', restriction }) });
    expect(await heading(title)).toHaveFocus();
    expect(screen.queryAllByRole('region', { name: 'Atendimento ao cliente' })).toHaveLength(hasService ? 1 : 0);
    await user.click(screen.getByRole('button', { name: 'Voltar para tela inicial' }));
    expect(await cpf()).toBeVisible();
  });

  test('of who is blocked it says when customer service answers, by WhatsApp and a free telephone', async () => {
    await served({ [SERVE]: () => aServed({ page: 'RESTRICTION', restriction: 'PURCHASE_BLOCKED' }) });
    const service = await screen.findByRole('region', { name: 'Atendimento ao cliente' });
    expect(service).toHaveTextContent('Segunda a sexta, das 9h às 23h');
    expect(service).toHaveTextContent('Sábado, das 9h às 19h');
    const linkTo = (name: RegExp) => within(service).getByRole('link', { name }).getAttribute('href');
    expect([linkTo(/^WhatsApp/), linkTo(/gratuita/)]).toEqual(['https://wa.me/5592900009001', 'tel:08000000000']);
  });

  test('of whom nobody knows it says to begin the registration', async () => {
    const begun = 'POST /application-engine/pre-application';
    await served({ [SERVE]: () => refused('BORROWER_NOT_FOUND'), [begun]: () => refused('STORE_NOT_FOUND') });
    const said = 'Este cliente não possui cadastro. Por favor, inicie o processo de cadastro.';
    expect(await screen.findByText(said)).toBeVisible();
  });

  test.each([
    ['LOOKUPS_USED_UP', /consultas/],
    ['STORE_NOT_FOUND', /[Ll]oja/],
  ] as const)('%s is told, and the CPF stays', async (code, said) => {
    await served({ [SERVE]: () => refused(code) });
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    expect(await cpf()).toHaveValue('529.982.247-25');
  });

  test.each([
    ['a refusal that nobody foresaw', () => refused('FORBIDDEN')],
    ['a call that was lost', lost],
  ])('%s is told in the words of the spec, and leads home', async (_, answer) => {
    const { path } = await served({ [SERVE]: answer });
    const said = 'Um erro inesperado aconteceu, tente novamente em alguns instantes.';
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    await waitFor(() => expect(path()).toBe('/'));
  });

  test('who works at the till may sell at once', async () => {
    const { user, path } = await served(
      {
        'GET /coordinator/borrowers/find-one': () => refused('BORROWER_NOT_FOUND'),
        'GET /coordinator/borrowers/{id}/data': () => refused('BORROWER_NOT_FOUND'),
      },
      'attendant',
    );
    await user.click(await screen.findByRole('link', { name: 'Vender para este cliente' }));
    await waitFor(() => expect(path()).toBe('/caixa/compras'));
  });
});

describe('the own performance', () => {
  const figures = async () => (await screen.findByRole('tabpanel')).textContent?.replaceAll(' ', ' ') ?? '';

  test('is of today first, in figures, bars and the way to a purchase; arrows show week and month', async () => {
    const api = fakeApi(working);
    const { user } = await renderAt(PAGE);
    expect(await screen.findByRole('figure', { name: 'Vendas nos últimos 7 dias' })).toBeVisible();
    expect(await figures()).toMatch(/Vendas2Cadastros1Seu incentivoR\$\s24,50/);
    expect(await screen.findByText('Do atendimento à compra')).toBeVisible();
    expect(await figures()).toMatch(/9 Consultas4 Cadastros3 Aprovados2 Primeiras compras/);
    await user.click(screen.getByRole('tab', { name: 'Hoje' }));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Mês' })).toHaveAttribute('aria-selected', 'true');
    expect(await figures()).toMatch(/Vendas4Cadastros3Seu incentivoR\$\s49,00/);
    const table = screen.getByRole('table', { name: 'Vendas por dia' });
    expect(within(table).getAllByRole('row')).toHaveLength(24);
    expect(api.lastOf(RECORDS)?.query.get('operatorId')).toBe('01900000-0000-7000-8000-000000000100');
  });

  test('shows no earnings where the store hides them', async () => {
    const { aPerformance } = await import('../testing/centre.ts');
    fakeApi({ ...working, [RECORDS]: () => aPerformance({ showIncentive: false }) });
    await renderAt(PAGE);
    await screen.findByRole('figure', { name: 'Vendas nos últimos 7 dias' });
    expect(await figures()).not.toContain('Seu incentivo');
  });

  test('stands as this device knew it last, until somebody answers; another one leaves nothing of it', async () => {
    fakeApi(working);
    const { unmount } = await renderAt(PAGE);
    await screen.findByRole('figure', { name: 'Vendas nos últimos 7 dias' });
    expect(localStorage.getItem('operator_performance')).toContain('"conversions":2');
    unmount();
    fakeApi({ ...working, [RECORDS]: () => refused('FORBIDDEN') });
    localStorage.removeItem('operator_performance');
    await renderAt(PAGE);
    expect(await screen.findByText('Não foi possível carregar o seu desempenho.')).toBeVisible();
  });

  test('says who stands where in the store, and that it is you', async () => {
    const items = ['Ana', 'Bia', 'Caio', 'Davi', 'Marina'].map((name, at) => ({
      id: `01900000-0000-7000-8000-00000000020${at}`,
      position: at + 1,
      name,
      isOwn: name === 'Marina',
      conversions: 9 - at,
      applications: 0,
      incentive: null,
    }));
    fakeApi({
      ...working,
      'GET /backoffice/retailers-dash/applications/operators/ranking': () => ({
        startDate: '2026-11-23',
        endDate: '2026-11-23',
        items,
      }),
    });
    await renderAt(PAGE);
    const list = within(await screen.findByRole('region', { name: 'Na loja' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1ºAna9 vendas',
      '2ºBia8 vendas',
      '3ºCaio7 vendas',
      '5ºMarina (você)5 vendas',
    ]);
  });
});
