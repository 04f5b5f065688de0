import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { configurationItem } from '../../../lib/session/stored-items.ts';
import { defaultConfiguration } from '../../../lib/session/default-configurations.ts';
import { sessionChanged } from '../../../lib/session/session.ts';
import { fakeApi, lost, refused } from '../../../testing/fake-api.ts';
import { renderAlone } from '../../../testing/render-alone.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { fakeCamera } from '../../../ui/camera/testing/fake-camera.ts';
import { BiometryPage } from './biometry-page.tsx';
import type { BiometryState } from './rules/next.ts';
import {
  bothSides,
  FACE,
  ID,
  image,
  nothingTaken,
  SHOWN_DOCUMENT,
  SHOWN_FACE,
  SIDE,
  STATUS,
} from './testing/answers.ts';

const onDone = vi.fn<(state: BiometryState) => void>();
beforeEach(() => onDone.mockReset());

function compares(submitBiometry: boolean, nativeCamera = false) {
  signedIn();
  const { application, safeLists } = defaultConfiguration;
  configurationItem.write({
    ...defaultConfiguration,
    application: { ...application, submitBiometry },
    safeLists: { ...safeLists, nativeCamera },
  });
  sessionChanged();
}
async function show({ submits = true, documentOnly = false, nativeCamera = false } = {}) {
  compares(submits, nativeCamera);
  const view = await renderAlone(<BiometryPage borrowerId={ID} documentOnly={documentOnly} onDone={onDone} />);
  await screen.findByRole('button', { name: 'Próximo' });
  return view;
}
const block = (name: string) => within(screen.getByRole('region', { name }));
const ends = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const next = () => screen.getByRole('button', { name: 'Próximo' });
type User = Awaited<ReturnType<typeof show>>['user'];
async function shoot(user: User, name: string) {
  await user.click(block(name).getByRole('button', { name: /foto/i }));
  await user.click(await screen.findByRole('button', { name: 'Tirar foto' }));
}
const chooseKind = (user: User, kind = 'RG') => user.selectOptions(screen.getByLabelText('Tipo de documento'), kind);

describe('three pictures', () => {
  test('taken, the way on opens; each is sent as small as the server wants it', async () => {
    const camera = fakeCamera();
    const api = fakeApi(nothingTaken);
    const { user } = await show();
    expect(next()).toBeDisabled();
    await shoot(user, 'Foto do rosto');
    expect(await screen.findByText('Foto autenticada')).toBeVisible();
    expect(screen.getByText('Foto submetida, estamos realizando uma análise.')).toBeVisible();
    expect(camera.asked[0]?.video).toMatchObject({ facingMode: { ideal: 'environment' }, width: { ideal: 1440 } });
    await chooseKind(user, 'CNH nova');
    await shoot(user, 'Frente do documento');
    await shoot(user, 'Verso do documento');
    await waitFor(() => expect(next()).toBeEnabled());
    expect(api.made(SIDE).map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
      ['front', { imageBase64: 'cGljdHVyZQ==', documentType: 'NEW_CNH' }],
      ['back', { imageBase64: 'cGljdHVyZQ==', documentType: 'NEW_CNH' }],
    ]);
    expect(camera.tracks.every(({ isStopped }) => isStopped)).toBe(true);
    await user.click(next());
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ livenessCheckExecuted: false, skippedDocumentCapture: false });
  });

  test('that are not compared are saved, and that is enough', async () => {
    fakeCamera();
    const api = fakeApi({
      ...nothingTaken,
      [SHOWN_DOCUMENT]: () => ({ ...bothSides, images: [...bothSides.images] }) as never,
      [FACE]: () => ({ code: 'SUCCESS', message: 'Imagem sendo processada', status: 'SAVED' }),
      [STATUS]: () => ({ status: 'SAVED', analysisEndsAt: null }),
    });
    const { user } = await show({ submits: false });
    await shoot(user, 'Foto do rosto');
    expect(await block('Foto do rosto').findByText('Foto salva')).toBeVisible();
    expect(api.lastOf(FACE)?.body).toMatchObject({ submitBiometry: false });
    expect(next()).toBeEnabled();
  });

  test('of a document want its kind first; another kind wants both again', async () => {
    fakeCamera();
    fakeApi({ ...nothingTaken, [SHOWN_DOCUMENT]: () => ({ ...bothSides, documentType: null }) as never });
    const { user } = await show({ documentOnly: true });
    expect(screen.queryByRole('region', { name: 'Foto do rosto' })).toBeNull();
    expect(screen.getByLabelText('Tipo de documento').querySelectorAll('option')).toHaveLength(10);
    await user.click(block('Frente do documento').getByRole('button'));
    expect(screen.getByText('Escolha o tipo do documento antes de tirar a foto.')).toBeVisible();
    await chooseKind(user);
    await shoot(user, 'Frente do documento');
    await shoot(user, 'Verso do documento');
    await waitFor(() => expect(next()).toBeEnabled());
    await chooseKind(user, 'Passaporte');
    expect(next()).toBeDisabled();
  });

  test('that were taken before are there again, on another device too', async () => {
    const api = fakeApi({
      ...nothingTaken,
      [SHOWN_FACE]: () => ({ ...image, status: 'COMPLETED', similarity: null, doubts: [] }),
      [SHOWN_DOCUMENT]: () => bothSides as never,
    });
    await show();
    expect(screen.getByRole('img', { name: 'Foto do rosto' })).toHaveAttribute('src', 'data:image/jpeg;base64,QUJD');
    expect(block('Foto do rosto').queryByRole('button', { name: /foto/i })).toBeNull();
    await waitFor(() => expect(next()).toBeEnabled());
    expect(api.made(FACE)).toHaveLength(0);
  });
});

describe('a picture that does not serve', () => {
  test.each([
    ['FACE_TILTED', 'Imagem borrada', /Segure o aparelho reto/, 1],
    ['TOO_DARK', 'Imagem muito escura', /mais claro/, 1],
    ['SPOOF_IMAGE', 'Nenhuma pessoa viva foi identificada na foto.', /próprio cliente/, 1],
    ['SERVICE_UNAVAIBLE', 'Serviço indisponível temporariamente', /Segure|Procure/, 0],
  ] as const)('%s is shown with its sentence, and taken again', async (code, sentence, help, helps) => {
    fakeCamera();
    const api = fakeApi({ ...nothingTaken, [FACE]: () => refused(code) });
    const { user } = await show();
    await shoot(user, 'Foto do rosto');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryAllByText(help)).toHaveLength(helps);
    expect(screen.getByRole('img', { name: 'Foto do rosto que não serviu' })).toBeVisible();
    api.ok(FACE, { code: 'SUCCESS', message: 'Imagem sendo processada', status: 'COMPLETED' });
    await user.click(screen.getByRole('button', { name: /^Tirar nova foto/ }));
    await user.click(await screen.findByRole('button', { name: 'Tirar foto' }));
    expect(await screen.findByText('Foto autenticada')).toBeVisible();
  });

  test('without a connection is still there to be sent again', async () => {
    fakeCamera();
    fakeApi({ ...nothingTaken, [FACE]: () => lost() });
    const { user } = await show();
    await shoot(user, 'Foto do rosto');
    expect(await screen.findByRole('img', { name: 'Foto do rosto que não serviu' })).toBeVisible();
  });

  test('says more where the sentence says too little', async () => {
    fakeCamera();
    fakeApi({ ...nothingTaken, [FACE]: () => refused('FACE_NEEDS_CENTERING', { reason: 'MANY_FACES' }) });
    const { user } = await show();
    await shoot(user, 'Foto do rosto');
    expect(await screen.findByText('Há mais de um rosto na foto. Deixe só o cliente.')).toBeVisible();
  });

  test('a doubtful side is kept, and what is doubtful told', async () => {
    fakeCamera();
    fakeApi({
      ...nothingTaken,
      [SIDE]: () => ({ code: 'SUCCESS', message: 'Imagem sendo processada', doubts: ['GLARE'] }),
    });
    const { user } = await show({ documentOnly: true });
    await chooseKind(user);
    await shoot(user, 'Frente do documento');
    expect(await screen.findByText('Há reflexo na foto. Se der, tire outra.')).toBeVisible();
    expect(screen.getByText('Foto salva')).toBeVisible();
  });
});

describe('what the face comes to', () => {
  test('is asked each second until it is known', async () => {
    let asked = 0;
    fakeApi({
      ...nothingTaken,
      [SHOWN_FACE]: () => ({ ...image, status: 'IN_PROGRESS', similarity: null, doubts: [] }),
      [STATUS]: () => ({ status: (asked += 1) < 2 ? 'IN_PROGRESS' : 'SPOOF', analysisEndsAt: null }),
    });
    await show();
    expect(await screen.findByText('Autenticando foto')).toBeVisible();
    expect(await screen.findByText('Erro Tente novamente', undefined, { timeout: 3_000 })).toBeVisible();
    expect(asked).toBe(2);
  });

  test('a conflict says what it is, until when somebody looks, and is asked again', async () => {
    const api = fakeApi({
      ...nothingTaken,
      [SHOWN_FACE]: () => ({ ...image, status: 'CONFLICT', similarity: 41, doubts: ['UNLIKE_PORTRAIT'] }),
      [STATUS]: () => ({ status: 'CONFLICT', analysisEndsAt: ends(20) }),
    });
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Saiba mais' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Biometria em Conflito' }));
    expect(dialog.getByText(/A análise pode levar até 30 minutos/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Entendi' }));
    api.ok(STATUS, { status: 'CANCELED', analysisEndsAt: null });
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    expect(await screen.findByText('Cancelado Tente novamente')).toBeVisible();
    expect(next()).toBeDisabled();
  });
});

// A conflict is looked at again by itself: without that the screen would stay as it was.
test('a conflict that an analyst decides turns the screen by itself; until then, and no longer than promised, it waits', async () => {
  const taken = {
    ...nothingTaken,
    [SHOWN_FACE]: () => ({ ...image, status: 'CONFLICT', similarity: 41, doubts: ['UNLIKE_PORTRAIT'] }) as never,
    [SHOWN_DOCUMENT]: () => bothSides as never,
  };
  const api = fakeApi({ ...taken, [STATUS]: () => ({ status: 'CONFLICT', analysisEndsAt: ends(20) }) });
  const { unmount } = await show();
  expect(await screen.findByText(/^Uma pessoa confere até .* Esta tela muda sozinha\.$/)).toBeVisible();
  expect(next()).toBeDisabled();
  api.ok(STATUS, { status: 'COMPLETED', analysisEndsAt: null });
  expect(await screen.findByText('Foto autenticada', undefined, { timeout: 4_000 })).toBeVisible();
  expect(next()).toBeEnabled();
  unmount();
  api.ok(STATUS, { status: 'CONFLICT', analysisEndsAt: ends(-1) });
  await show();
  expect(await screen.findByText(/^O prazo passou sem resposta: siga com o cadastro/)).toBeVisible();
  expect(next()).toBeEnabled();
});

test('a conflict whose time is over is asked about no more', async () => {
  const api = fakeApi({
    ...nothingTaken,
    [SHOWN_FACE]: () => ({ ...image, status: 'CONFLICT', similarity: 41, doubts: ['UNLIKE_PORTRAIT'] }) as never,
    [STATUS]: () => ({ status: 'CONFLICT', analysisEndsAt: '2020-01-01T00:00:00.000Z' }),
  });
  await show();
  expect(await screen.findByText(/^O prazo passou sem resposta/)).toBeVisible();
  await new Promise((done) => setTimeout(done, 2_500));
  expect(api.made(STATUS)).toHaveLength(1);
});

describe('without a camera in the page', () => {
  const file = (lastModified: number) => new File(['x'], 'foto.jpg', { type: 'image/jpeg', lastModified });
  const field = () => screen.findByLabelText(/^Usar a câmera do aparelho/);

  test.each([
    ['NotAllowedError', /A câmera está bloqueada/],
    ['NotFoundError', /Nenhuma câmera/],
  ])('%s is explained; the camera app does, but nothing old', async (refusal, words) => {
    const camera = fakeCamera();
    camera.refusal = refusal;
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 3000, height: 4000 }));
    const api = fakeApi(nothingTaken);
    const { user } = await show();
    await user.click(block('Foto do rosto').getByRole('button'));
    expect(await screen.findByText(words)).toBeVisible();
    await user.upload(await field(), file(Date.now() - 60_000));
    expect(await screen.findByText('Não é permitido fazer upload de fotos.')).toBeVisible();
    expect(api.made(FACE)).toHaveLength(0);
    await user.upload(await field(), file(Date.now()));
    expect(await screen.findByText('Foto autenticada')).toBeVisible();
  });

  test('with one the camera app is for the operators of the list alone', async () => {
    fakeCamera();
    fakeApi(nothingTaken);
    const { user } = await show({ nativeCamera: true });
    await user.click(block('Foto do rosto').getByRole('button'));
    expect(await field()).toBeVisible();
  });
});

test('what was taken before cannot be shown: it is told, and asked for again', async () => {
  const api = fakeApi({ ...nothingTaken, [SHOWN_DOCUMENT]: () => refused('INTERNAL_SERVER_ERROR') });
  compares(true);
  const { user } = await renderAlone(<BiometryPage borrowerId={ID} onDone={onDone} />);
  expect(await screen.findByText('Serviço indisponível temporariamente')).toBeVisible();
  api.on(SHOWN_DOCUMENT, () => refused('SUCCESSFUL_DOCUMENT_IMAGE_NOT_FOUND'));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('button', { name: 'Próximo' })).toBeDisabled();
});
