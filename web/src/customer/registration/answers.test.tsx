import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts';
import { fakeCamera } from '../../ui/camera/testing/fake-camera.ts';
import { CustomerApp } from '../customer-app.tsx';
import { aPage, at, KEY, noPhotos, TOKEN, unknown } from '../testing/online.ts';
import { onlineVisits } from './held-visit.ts';
import type { OnlinePage } from './texts.ts';

const PAGE = 'POST /online-application/page';
const CODE = 'POST /online-application/code';
const VERIFY = 'POST /online-application/code/verify';
const DATA = 'PATCH /online-application/data';
const SIDE = 'POST /online-application/document/{side}';
const READ = 'POST /online-application/document-text';

let api: FakeApi;
beforeAll(() => Promise.all([import('../screens/online-registration.tsx'), import('./answers.tsx')]));
beforeEach(() => {
  onlineVisits.forget();
  api = fakeApi({ 'GET /online-application/professions': () => [{ id: 1, name: 'OUTROS' }] });
});
afterEach(() => window.history.replaceState(null, '', '/'));

const user = userEvent.setup({ advanceTimers: (ms) => vi.isFakeTimers() && vi.advanceTimersByTime(ms) });
function open(page: OnlinePage) {
  api.ok('POST /online-application/open', { key: KEY, page });
  window.history.replaceState(null, '', `/c/cadastro#${TOKEN}`);
  render(<CustomerApp path="/c/cadastro" />);
}
const ago = (seconds: number) => aPage({ codeSentAt: new Date(Date.now() - seconds * 1_000).toISOString() });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });

describe('the code', () => {
  test('sent a moment ago is asked for at once; too few digits stay and are not sent', async () => {
    open(ago(5));
    await user.type(await screen.findByLabelText('Código'), '12345');
    await press('Confirmar');
    expect(await screen.findByText('Digite os 6 números do código.')).toBeVisible();
    expect(screen.getByLabelText('Código')).toHaveValue('123 45 ');
    await press(/^Reenviar em/);
    expect([...api.made(CODE), ...api.made(VERIFY)]).toHaveLength(0);
  });

  test('that is over is told; another one is sent after the minute, and waits a minute again', async () => {
    open(ago(61));
    api.refuse(VERIFY, 'PHONE_CODE_OVER');
    await user.type(await screen.findByLabelText('Código'), '123456');
    await press('Confirmar');
    expect(await screen.findByText(/venceu ou foi tentado cinco vezes/)).toBeVisible();
    api.lose(CODE);
    await press('Reenviar código');
    expect(await screen.findByText(/Confira a internet/)).toBeVisible();
    api.ok(CODE, ago(0));
    await press('Reenviar código');
    await press(/^Reenviar em/);
    expect(screen.queryByText(/Confira a internet/)).toBeNull();
    expect(api.made(CODE)).toHaveLength(2);
  });
});

test('a code that did not arrive is told while it is waited for: by which way it goes now, and that none brings it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  open(ago(5));
  await user.type(await screen.findByLabelText('Código'), '12');
  const undelivered = (channel: 'PHONE_CALL', isUndelivered: boolean) =>
    api.ok(PAGE, {
      ...ago(5),
      codeDelivery: { channel, undeliveredChannels: ['SMS', ...(isUndelivered ? [channel] : [])], isUndelivered },
    });
  undelivered('PHONE_CALL', false);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(await screen.findByText('O código não chegou por SMS.')).toBeVisible();
  expect(screen.getByText('Você vai receber uma ligação com o código.')).toBeVisible();
  undelivered('PHONE_CALL', true);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(await screen.findByText(/Erro na operadora de SMS/)).toBeVisible();
  expect(screen.getByLabelText<HTMLInputElement>('Código').value).toMatch(/^12/);
  const asked = api.made(PAGE).length;
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(api.made(PAGE)).toHaveLength(asked);
});

// Planted: without comparing the instants the page goes back to the minute of the first code.
test('an answer that is late is of the code before: the newer one goes on waiting its minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const first = ago(61);
  open(first);
  await screen.findByLabelText('Código');
  api.ok(CODE, ago(0));
  await press('Reenviar código');
  expect(await screen.findByRole('button', { name: /^Reenviar em/ })).toBeVisible();
  api.ok(PAGE, first);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.getByRole('button', { name: /^Reenviar em/ })).toBeVisible();
  // Without a connection nothing is said of what nobody asked for.
  api.lose(PAGE);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByText(/Confira a internet/)).toBeNull();
});

describe('the data', () => {
  test('each fault stands beside its field, what was typed stays, and nothing is sent', async () => {
    open(at('DATA', { ...unknown, ...noPhotos }));
    const name = await screen.findByLabelText('Nome completo');
    await user.type(name, 'Rita4');
    await user.type(screen.getByLabelText('Data de nascimento'), '01012020');
    await user.type(screen.getByLabelText('E-mail (opcional)'), 'rita@');
    await press('Continuar');
    expect(name).toHaveAccessibleDescription('Digite nome e sobrenome.');
    expect(name).toHaveValue('Rita');
    const birth = screen.getByLabelText('Data de nascimento');
    expect(birth).toHaveAccessibleDescription('Idade mínima 18 anos de idade');
    expect(birth).toHaveValue('01/01/2020');
    expect(screen.getByLabelText('E-mail (opcional)')).toHaveAccessibleDescription('E-mail inválido');
    expect(screen.getByLabelText('E-mail (opcional)')).toHaveValue('rita@');
    expect(screen.getByRole('combobox', { name: 'Profissão' })).toHaveAccessibleDescription(
      'Escolha uma profissão da lista.',
    );
    expect(api.made(DATA)).toHaveLength(0);
  });

  test('a refusal takes the place of an old lack of connection', async () => {
    open(at('DATA'));
    await user.type(await screen.findByLabelText('E-mail (opcional)'), 'rita@loja.com');
    api.lose(DATA);
    await press('Continuar');
    expect(await screen.findByText(/Confira a internet/)).toBeVisible();
    api.refuse(DATA, 'CEP_UNKNOWN');
    await press('Continuar');
    expect(await screen.findByText(/^CEP não encontrado/)).toBeVisible();
    expect(screen.queryByText(/Confira a internet/)).toBeNull();
  });

  test('changed from the paper are sent tidied, and stand on it', async () => {
    open(at('SEND'));
    await press('Alterar dados');
    await user.type(await screen.findByLabelText('E-mail (opcional)'), ' Rita@Loja.COM ');
    api.ok(DATA, at('SEND', { email: 'rita@loja.com' }));
    await press('Continuar');
    expect(await heading('Confira e envie')).toHaveFocus();
    expect(screen.getByText('rita@loja.com')).toBeVisible();
    expect(screen.getByText('12/03/1990')).toBeVisible();
    expect(api.lastOf(DATA)?.body).toEqual({ key: KEY, email: 'rita@loja.com' });
  });
});

describe('a code whose link dies meanwhile', () => {
  test('ends the page, which says why', async () => {
    open(ago(5));
    api.refuse(VERIFY, 'ONLINE_LINK_EXPIRED');
    await user.type(await screen.findByLabelText('Código'), '123456');
    await press('Confirmar');
    expect(await heading('Este link não serve mais')).toBeVisible();
  });
});

describe('the photographs', () => {
  const back = () => within(screen.getByRole('region', { name: 'Verso do documento' }));
  const shoot = async () => {
    await user.click(back().getByRole('button'));
    await press('Tirar foto');
  };

  test('of a document: one that was lost is taken again, a doubt is told and keeps nobody', async () => {
    fakeCamera();
    open(at('PHOTOS', { sides: ['front'], documentType: 'CNH' }));
    await heading('Suas fotos');
    api.lose(SIDE);
    await shoot();
    expect(await back().findByText(/Confira a internet/)).toBeVisible();
    expect(back().getByAltText('Verso do documento que não serviu')).toBeVisible();
    api.ok(SIDE, { code: 'SUCCESS', message: 'Imagem sendo processada', doubts: ['GLARE'] });
    api.ok(PAGE, at('SEND', { documentType: 'CNH' }));
    api.ok(READ, { outcome: 'UNREAD', name: null, birthDate: null, unlike: ['SIDE'] });
    await shoot();
    expect(await back().findByText('Há reflexo na foto. Se der, tire outra.')).toBeVisible();
    expect(await back().findByText(/^O texto parece do outro lado/)).toBeVisible();
    expect(api.lastOf(READ)?.body).toMatchObject({ said: { documentType: 'CNH', side: 'back' } });
    expect(api.lastOf(SIDE)).toMatchObject({ path: expect.stringMatching(/back$/), body: { documentType: 'CNH' } });
    await press('Continuar');
    expect(await heading('Confira e envie')).toBeVisible();
  });

  test('of another kind of document are wanted anew; the kind they are of lets on', async () => {
    open(at('SEND'));
    await press('Trocar fotos');
    await user.selectOptions(screen.getByLabelText('Tipo de documento'), 'Passaporte');
    expect(back().queryByText('Foto salva')).toBeNull();
    await press('Continuar');
    expect(await screen.findByText('Faltam fotos: tire as três para continuar.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Tipo de documento'), 'RG');
    expect(back().getByText('Foto salva')).toBeVisible();
    await press('Continuar');
    expect(await heading('Confira e envie')).toBeVisible();
  });
});

describe('a face that was kept while the page was lost', () => {
  const FACE = 'POST /online-application/face';
  const face = () => within(screen.getByRole('region', { name: 'Foto do rosto' }));
  const shootFace = async () => {
    await user.click(face().getByRole('button'));
    await press('Tirar foto');
  };
  const authenticated = at('SEND');

  test('is no failure: the page alone is asked for again', async () => {
    fakeCamera();
    open(at('PHOTOS', { face: null }));
    await heading('Suas fotos');
    api.ok(FACE, { code: 'SUCCESS', message: 'Imagem sendo processada', status: 'COMPLETED' });
    api.lose(PAGE);
    await shootFace();
    expect(await screen.findByText('A foto foi salva')).toBeVisible();
    expect(face().queryByAltText(/que não serviu/)).toBeNull();
    api.ok(PAGE, authenticated);
    await press('Tentar de novo');
    expect(await face().findByText('Foto autenticada')).toBeVisible();
    expect(api.made(FACE)).toHaveLength(1);
    await press('Continuar');
    expect(await heading('Confira e envie')).toBeVisible();
  });

  test('and is taken again is the one the server has', async () => {
    fakeCamera();
    open(at('PHOTOS', { face: null }));
    await heading('Suas fotos');
    api.refuse(FACE, 'BIOMETRY_ALREADY_CONCLUDED');
    api.ok(PAGE, authenticated);
    await shootFace();
    expect(await face().findByText('Foto autenticada')).toBeVisible();
    expect(screen.queryByText(/já realizado/)).toBeNull();
  });
});
