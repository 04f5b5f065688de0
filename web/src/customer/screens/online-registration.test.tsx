import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi, lost, refused } from '../../testing/fake-api.ts';
import { fakeCamera } from '../../ui/camera/testing/fake-camera.ts';
import { CustomerApp } from '../customer-app.tsx';
import { onlineVisits } from '../registration/held-visit.ts';
import type { OnlinePage } from '../registration/texts.ts';
import { aPage, at, KEY, noPhotos, TOKEN, unknown } from '../testing/online.ts';

vi.mock('../../domain/face/face-capture.tsx', () => ({
  FaceCapture: ({ onShots }: { onShots: (shots: Blob[]) => void }) => (
    <button type="button" onClick={() => onShots([new Blob(['a']), new Blob(['b'])])}>
      Fotografar
    </button>
  ),
}));

const OPEN = 'POST /online-application/open';
const PAGE = 'POST /online-application/page';
const CODE = 'POST /online-application/code';
const VERIFY = 'POST /online-application/code/verify';
const DATA = 'PATCH /online-application/data';
const DAY = 'PATCH /online-application/bill-due-day';
const FACE = 'POST /online-application/face';
const SIDE = 'POST /online-application/document/{side}';
const CHALLENGE = 'POST /online-application/challenge';
const LIVENESS = 'POST /online-application/liveness';
const SEND = 'POST /online-application/send';
const taken = { code: 'SUCCESS', message: 'Imagem sendo processada' } as const;

let api: FakeApi;
beforeAll(() => Promise.all([import('./online-registration.tsx'), import('../registration/answers.tsx')]));
beforeEach(() => {
  onlineVisits.forget();
  api = fakeApi({
    [OPEN]: () => ({ key: KEY, page: aPage() }),
    [PAGE]: () => at('SEND'),
    [CODE]: () => aPage({ codeSentAt: new Date().toISOString() }),
    [VERIFY]: () => at('DATA', { ...unknown, ...noPhotos }),
    'GET /online-application/professions': () => [
      { id: 1, name: 'OUTROS' },
      { id: 514320, name: 'Faxineiro' },
    ],
    'POST /online-application/address': () => refused('ADDRESS_NOT_FOUND'),
    [DATA]: () => at('PHOTOS', noPhotos),
    [DAY]: () => at('SEND', { allowedBillDueDays: [5, 10], billDueDay: 10 }),
    [FACE]: () => ({ ...taken, status: 'COMPLETED' }),
    [SIDE]: () => ({ ...taken, doubts: [] }),
    'POST /online-application/document-text': () => refused('TOO_MANY_REQUESTS'),
    [CHALLENGE]: () => ({ challenge: { poses: ['FRONT', 'LEFT'] } }),
    [SEND]: () => at('RESULT', { status: 'UNDER_ANALYSIS' }),
  });
});
afterEach(() => window.history.replaceState(null, '', '/'));

const user = userEvent.setup();
function open(page?: OnlinePage, hash = `#${TOKEN}`) {
  if (page) api.ok(OPEN, { key: KEY, page });
  window.history.replaceState(null, '', `/c/cadastro${hash}`);
  return render(<CustomerApp path="/c/cadastro" />);
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => user.click(await button(name));
const heading = (name: string) => screen.findByRole('heading', { name });
const block = (name: string) => within(screen.getByRole('region', { name }));

describe('the link', () => {
  test.each([
    ['ONLINE_LINK_UNKNOWN', /deu lugar a um mais novo/],
    ['ONLINE_LINK_USED', /só vale uma vez, em um aparelho/],
    ['ONLINE_LINK_EXPIRED', /vale por 1 dia/],
    ['ONLINE_LINK_DONE', /já foi enviado/],
  ] as const)('that is dead says why, and how to get another: %s', async (code, why) => {
    api.on(OPEN, () => refused(code));
    open();
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.getByText(/toca em Enviar link de cadastro/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('that is incomplete asks the server nothing', async () => {
    open(undefined, '#abc');
    expect(await screen.findByText(/endereço está incompleto/)).toBeVisible();
    expect(api.made(OPEN)).toHaveLength(0);
  });

  test('that was lost on its way is tried again; the device goes on with it after a reload, also without the link', async () => {
    api.on(OPEN, lost);
    const first = open();
    await button('Tentar de novo');
    api.ok(OPEN, { key: KEY, page: aPage() });
    await press('Tentar de novo');
    await button('Enviar código');
    first.unmount();
    api.ok(PAGE, at('SEND'));
    open(undefined, '');
    expect(await heading('Confira e envie')).toBeVisible();
    expect(api.made(OPEN)).toHaveLength(2);
    expect(api.lastOf(PAGE)?.body).toEqual({ key: KEY });
    expect(localStorage.getItem('balcao.online-application')).not.toMatch(/Rita|529/);
  });
});

describe('the code', () => {
  test('goes to the phone that the store verified; a wrong one is told, the right one opens the data', async () => {
    open();
    expect(await screen.findByText(/\(92\) \*{5}-7777/)).toBeVisible();
    await press('Enviar código');
    api.on(VERIFY, () => refused('PHONE_CODE_WRONG'));
    await user.type(await screen.findByLabelText('Código'), '000000');
    await press('Confirmar');
    expect(await screen.findByText('Código de verificação incorreto')).toBeVisible();
    expect(await button(/Reenviar em \d+ s/)).toBeVisible();
    api.ok(VERIFY, at('DATA', { ...unknown, ...noPhotos }));
    await user.clear(screen.getByLabelText('Código'));
    await user.type(screen.getByLabelText('Código'), '123456');
    await press('Confirmar');
    expect(await heading('Seus dados')).toBeVisible();
    expect(api.lastOf(VERIFY)?.body).toEqual({ key: KEY, code: '123456' });
  });

  test('is asked for again after an hour, and what was typed is still there', async () => {
    open(at('DATA', { ...unknown, ...noPhotos }));
    await user.type(await screen.findByLabelText('Nome completo'), 'Rita Nova');
    await user.type(screen.getByLabelText('Data de nascimento'), '12031990');
    await user.type(screen.getByLabelText('CEP'), '69057070');
    await user.type(await screen.findByRole('combobox', { name: 'Profissão' }), 'faxin');
    await user.click(await screen.findByRole('option', { name: 'Faxineiro' }));
    api.on(DATA, () => refused('ONLINE_CODE_NEEDED'));
    api.ok(PAGE, aPage());
    await press('Continuar');
    await press('Enviar código');
    await user.type(await screen.findByLabelText('Código'), '123456');
    await press('Confirmar');
    expect(await screen.findByLabelText('Nome completo')).toHaveValue('Rita Nova');
  });
});

describe('the data', () => {
  test('are judged as in the store, each fault beside its field, and only what changed is sent', async () => {
    open(at('DATA', { cep: null, ...noPhotos }));
    await press('Continuar');
    expect(await screen.findByText('Insira um cep válido.')).toBeVisible();
    expect(screen.getByText('Preencha todos os campos obrigatórios do formulário')).toBeVisible();
    await user.type(screen.getByLabelText('CEP'), '69057070');
    api.on(DATA, () => refused('CEP_UNKNOWN'));
    await press('Continuar');
    expect(await screen.findByText(/CEP não encontrado/)).toBeVisible();
    expect(screen.getByLabelText('CEP')).toHaveValue('69057-070');
    api.ok(DATA, at('PHOTOS', noPhotos));
    await press('Continuar');
    expect(await heading('Suas fotos')).toHaveFocus();
    expect(api.lastOf(DATA)?.body).toEqual({ key: KEY, cep: '69057070' });
  });
});

describe('the photographs', () => {
  async function shoot(name: string) {
    await user.click(block(name).getByRole('button', { name: /foto/i }));
    await user.click(await screen.findByRole('button', { name: 'Tirar foto' }));
  }

  test('are taken here, the face by the camera in front; three open the way on', async () => {
    const camera = fakeCamera();
    open(at('PHOTOS', noPhotos));
    await heading('Suas fotos');
    await press('Continuar');
    expect(await screen.findByText('Faltam fotos: tire as três para continuar.')).toBeVisible();
    api.ok(PAGE, at('PHOTOS', { ...noPhotos, face: 'COMPLETED' }));
    await shoot('Foto do rosto');
    expect(await screen.findByText('Foto autenticada')).toBeVisible();
    expect(camera.asked[0]?.video).toMatchObject({ facingMode: { ideal: 'user' } });
    await user.click(block('Frente do documento').getByRole('button'));
    expect(screen.getByText('Escolha o tipo do documento antes de tirar a foto.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Tipo de documento'), 'RG');
    api.ok(PAGE, at('PHOTOS', { sides: ['front'] }));
    await shoot('Frente do documento');
    await block('Frente do documento').findByText('Foto salva');
    expect(camera.asked[1]?.video).toMatchObject({ facingMode: { ideal: 'environment' } });
    api.ok(PAGE, at('SEND'));
    await shoot('Verso do documento');
    await block('Verso do documento').findByText('Foto salva');
    // The last picture is looked at; the customer goes on.
    expect(screen.getByRole('heading', { name: 'Suas fotos' })).toBeVisible();
    await press('Continuar');
    expect(await heading('Confira e envie')).toBeVisible();
    expect(api.made(SIDE).map(({ body }) => body)).toEqual([
      { key: KEY, imageBase64: 'cGljdHVyZQ==', documentType: 'RG' },
      { key: KEY, imageBase64: 'cGljdHVyZQ==', documentType: 'RG' },
    ]);
  });

  test('that do not serve say why, to the one who holds the phone, and are taken again', async () => {
    fakeCamera();
    api.on(FACE, () => refused('FACE_TOO_FAR'));
    open(at('PHOTOS', noPhotos));
    await heading('Suas fotos');
    await shoot('Foto do rosto');
    expect(await screen.findByText('Rosto longe demais')).toBeVisible();
    expect(screen.getByText('Chegue mais perto da câmera.')).toBeVisible();
    expect(block('Foto do rosto').getByRole('button', { name: /Tirar nova foto/ })).toBeVisible();
  });

  test('of a living face are asked for by the server, until it is content', async () => {
    api.on(LIVENESS, () => ({ status: 'MUST_RETRY', reasons: ['NOT_TURNED'], shouldSkipDocumentCapture: false }));
    open(at('PHOTOS', { ...noPhotos, lacksLiveness: true }));
    await heading('Suas fotos');
    await user.click(block('Foto do rosto').getByRole('button'));
    await press('Fotografar');
    expect(await screen.findByText('Não deu certo desta vez')).toBeVisible();
    api.on(LIVENESS, () => ({ status: 'COMPLETED', reasons: [], shouldSkipDocumentCapture: false }));
    api.ok(PAGE, at('PHOTOS', { ...noPhotos, face: 'COMPLETED' }));
    await press('Tentar de novo');
    await press('Fotografar');
    expect(await screen.findByText('Foto autenticada')).toBeVisible();
    expect(api.made(CHALLENGE)).toHaveLength(2);
  });

  test('of a living face that was kept while the page was lost asks for the page alone', async () => {
    api.on(LIVENESS, () => ({ status: 'COMPLETED', reasons: [], shouldSkipDocumentCapture: false }));
    open(at('PHOTOS', { ...noPhotos, lacksLiveness: true }));
    await heading('Suas fotos');
    api.lose(PAGE);
    await user.click(block('Foto do rosto').getByRole('button'));
    await press('Fotografar');
    api.ok(PAGE, at('PHOTOS', { ...noPhotos, face: 'COMPLETED' }));
    await press('Tentar de novo');
    expect(await screen.findByText('Foto autenticada')).toBeVisible();
    expect(api.made(LIVENESS)).toHaveLength(1);
  });
});

describe('the end', () => {
  test('a due day, the paper, the consent: sent once, waited for, approved', async () => {
    open(at('DUE_DAY', { allowedBillDueDays: [5, 10] }));
    await press('Continuar');
    expect(await screen.findByText('Escolha um dia de vencimento.')).toBeVisible();
    await user.click(screen.getByLabelText('Dia 10'));
    await press('Continuar');
    expect(await screen.findByText('todo dia 10')).toBeVisible();
    await press('Enviar cadastro');
    expect(await screen.findByText('Marque a autorização para enviar.')).toBeVisible();
    expect(api.made(SEND)).toHaveLength(0);
    await user.click(screen.getByRole('checkbox'));
    api.ok(PAGE, at('RESULT', { status: 'APPROVED', totalLimit: 800 }));
    await press('Enviar cadastro');
    expect(await screen.findByText('Estamos avaliando o seu cadastro, aguarde um momento.')).toBeVisible();
    expect(await screen.findByText('Cadastro aprovado!', {}, { timeout: 3_000 })).toBeVisible();
    expect(screen.getByText(/800,00/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver meu limite e minhas parcelas' })).toHaveAttribute('href', '/c/entrar');
    expect(api.lastOf(SEND)?.body).toEqual({ key: KEY, consent: true });
  });

  test('what was answered may be changed before it is sent', async () => {
    open(at('SEND'));
    await press('Alterar dados');
    expect(await screen.findByLabelText('Nome completo')).toHaveValue('Rita de Souza');
    await press('Continuar');
    await press('Trocar fotos');
    expect(await heading('Suas fotos')).toBeVisible();
    await press('Voltar');
    expect(await heading('Seus dados')).toBeVisible();
    expect(api.made(DATA)).toHaveLength(0);
  });

  test('what was refused is told, and nothing is lost', async () => {
    api.on(SEND, () => refused('DEACTIVATED_STORE'));
    open(at('SEND'));
    await user.click(await screen.findByRole('checkbox'));
    await press('Enviar cadastro');
    await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked());
    expect(await screen.findByText(/[Ll]oja inativ/)).toBeVisible();
    api.on(SEND, () => refused('ONLINE_LINK_UNKNOWN'));
    await press('Enviar cadastro');
    expect(await heading('Este link não serve mais')).toBeVisible();
  });

  test.each([
    ['DENIED', 'Cadastro não aprovado', /CPF irregular/],
    ['MANUAL_ANALYSIS', 'Em análise', /Uma pessoa está conferindo/],
    ['PRE_APPROVED', 'Em análise', /O resultado chega por SMS/],
  ] as const)('%s: %s', async (status, title, text) => {
    open(at('RESULT', { status, reasons: ['CPF irregular na Receita.'] }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });
});
