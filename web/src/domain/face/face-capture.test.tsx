import type { FaceChallenge } from '@balcao/contract';
import { faceReasons, retakeReasons } from '@balcao/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCamera } from '../../ui/camera/testing/fake-camera.ts';
import { FaceCapture } from './face-capture.tsx';
import { fakeDetector, framedFace } from './framing/testing/fake-detector.ts';
import { faceAdvice } from './reasons/texts.ts';

const challenge: FaceChallenge = { poses: ['FRONT', 'LEFT'] };
const onShots = vi.fn<(shots: Blob[]) => void>();
const checks = (shift: number) => (x: number, y: number) => ((((x + shift) >> 3) + (y >> 3)) % 2 ? 190 : 70);
const button = (name: string) => screen.getByRole('button', { name });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function show(props: Partial<Parameters<typeof FaceCapture>[0]> = {}) {
  onShots.mockReset();
  const all = { challenge, onShots, ...props };
  const { rerender, unmount } = render(<FaceCapture {...all} />);
  const change = (changes: typeof props) => rerender(<FaceCapture {...all} {...changes} />);
  return { change, leave: unmount };
}

async function open() {
  await userEvent.click(button('Abrir a câmera'));
  await screen.findByRole('heading', { name: 'Olhe para a frente' });
}

describe('by the camera', () => {
  test('nothing is asked of the camera before the person opens it', () => {
    const camera = fakeCamera();
    show();
    expect(screen.getByRole('heading', { name: 'Reconhecimento facial' })).toBeVisible();
    expect(screen.getByText('Fique em um lugar bem iluminado.')).toBeVisible();
    expect(camera.asked).toEqual([]);
  });

  test('one picture a pose by the button, the question read at each, and the camera off after the last', async () => {
    const camera = fakeCamera();
    show();
    await open();
    expect(screen.getByText('Foto 1 de 2')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Olhe para a frente' })).toHaveFocus();
    await userEvent.click(button('Tirar foto'));
    const next = await screen.findByRole('heading', { name: 'Vire o rosto para a esquerda' });
    await waitFor(() => expect(next).toHaveFocus());
    expect(camera.tracks[0]?.isStopped).toBe(false);
    await userEvent.click(button('Tirar foto'));
    await screen.findByText('processando...');
    expect(camera.tracks[0]?.isStopped).toBe(true);
    expect(onShots).toHaveBeenCalledTimes(1);
    expect(onShots.mock.calls[0]?.[0].map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg']);
  });

  test('a framed face is taken by itself, a turned one only once the head has turned as asked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const camera = fakeCamera();
    const detector = fakeDetector();
    camera.grey = checks(0);
    show();
    await open();
    await pass(1_000);
    expect(screen.getByText('Muito bem. Fique assim...')).toBeVisible();
    await pass(1_500);
    expect(screen.getByRole('heading', { name: 'Vire o rosto para a esquerda' })).toBeVisible();
    await pass(4_000);
    expect(screen.getByText('Vire o rosto: a foto sai sozinha.')).toBeVisible();
    detector.faces = [{ ...framedFace, yaw: -22 }];
    await pass(4_000);
    expect(screen.getByText('Vire o rosto para o outro lado.')).toBeVisible();
    expect(onShots).not.toHaveBeenCalled();
    detector.faces = [{ ...framedFace, yaw: 22 }];
    await pass(3_000);
    expect(onShots).toHaveBeenCalledTimes(1);
    expect([detector.started, detector.stopped]).toEqual([1, 1]);
  });

  test('a scene without a face is never taken by itself, and one sentence says what to do', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const camera = fakeCamera();
    const detector = fakeDetector();
    camera.grey = checks(0);
    detector.faces = [];
    show();
    await open();
    await pass(20_000);
    expect(screen.getByText('Não vemos um rosto: coloque-o dentro do oval.')).toBeVisible();
    expect(screen.getByText('Foto 1 de 2')).toBeVisible();
    detector.faces = [{ ...framedFace, width: 0.12 }];
    await pass(1_000);
    expect(screen.getByText('Rosto longe demais: aproxime o rosto.')).toBeVisible();
  });

  test('where no detector starts the button takes the pictures, and nothing is taken by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const camera = fakeCamera();
    fakeDetector().start = 'fails';
    camera.grey = checks(0);
    show();
    await open();
    await pass(20_000);
    expect(screen.getByText('Quando estiver pronto, toque em Tirar foto.')).toBeVisible();
    await userEvent.click(button('Tirar foto'));
    expect(await screen.findByText('Foto 2 de 2')).toBeVisible();
  });

  test.each([
    ['DARK', () => 20, 'Está escuro. Procure um lugar mais claro.'],
    ['EMPTY', () => 120, 'Coloque o rosto dentro do oval.'],
  ])('%s is told while aiming, and the button still takes the picture', async (_, grey, hint) => {
    const camera = fakeCamera();
    camera.grey = grey;
    show();
    await open();
    expect(await screen.findByText(hint)).toBeVisible();
    await userEvent.click(button('Tirar foto'));
    expect(await screen.findByText('Foto 2 de 2')).toBeVisible();
  });

  test('a picture that does not come out is told, and taken again', async () => {
    const camera = fakeCamera();
    camera.makesPictures = false;
    show();
    await open();
    await userEvent.click(button('Tirar foto'));
    expect(await screen.findByText('A foto não saiu. Toque em Tirar foto outra vez.')).toBeVisible();
    camera.makesPictures = true;
    await userEvent.click(button('Tirar foto'));
    expect(await screen.findByText('Foto 2 de 2')).toBeVisible();
  });

  test('who leaves while the last picture is made sends none', async () => {
    const camera = fakeCamera();
    const { leave } = show({ challenge: { poses: ['FRONT'] } });
    await open();
    const held: (() => void)[] = (camera.held = []);
    await userEvent.click(button('Tirar foto'));
    expect(held).toHaveLength(1);
    leave();
    held[0]?.();
    await new Promise((done) => setTimeout(done, 0));
    expect(onShots).not.toHaveBeenCalled();
  });

  test('several cameras are to choose from', async () => {
    const camera = fakeCamera({ ids: ['front', 'usb'] });
    show();
    await open();
    await userEvent.selectOptions(await screen.findByLabelText('Câmera'), 'Câmera usb');
    expect(camera.asked[1]?.video).toMatchObject({ deviceId: { exact: 'usb' } });
  });
});

describe('without a camera', () => {
  // Taken when the test begins: the camera app gives it at once.
  let photo: File;
  beforeEach(() => {
    photo = new File(['x'], 'rosto.jpg', { type: 'image/jpeg' });
  });
  const fileField = () => screen.getByLabelText<HTMLInputElement>(/^Foto do rosto/);

  test.each([
    ['NotAllowedError', /A câmera está bloqueada/],
    ['NotFoundError', /Nenhuma câmera/],
    ['NotReadableError', /outro aplicativo/],
  ])('%s is explained, and pictures of the device do', async (refusal, words) => {
    const camera = fakeCamera();
    camera.refusal = refusal;
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 3000, height: 4000 }));
    show();
    await userEvent.click(button('Abrir a câmera'));
    expect(await screen.findByText(words)).toBeVisible();
    await userEvent.upload(fileField(), photo);
    expect(await screen.findByRole('heading', { name: 'Vire o rosto para a esquerda' })).toBeVisible();
    await userEvent.upload(fileField(), photo);
    await screen.findByText('processando...');
    expect(onShots.mock.calls[0]?.[0]).toHaveLength(2);
  });

  test('a file that is no picture is refused, and nothing is lost', async () => {
    const camera = fakeCamera();
    camera.refusal = 'NotFoundError';
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('damaged')));
    show();
    await userEvent.click(button('Abrir a câmera'));
    await screen.findByText(/Nenhuma câmera/);
    await userEvent.upload(fileField(), photo);
    expect(await screen.findByText('Imagem inválida. Tente novamente.')).toBeVisible();
    expect(fileField()).toBeInvalid();
    expect(screen.getByText('Foto 1 de 2')).toBeVisible();
  });

  test('who leaves while a file is read sends none', async () => {
    const camera = fakeCamera();
    camera.refusal = 'NotFoundError';
    const held: (() => void)[] = (camera.held = []);
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 3000, height: 4000 }));
    const { leave } = show({ challenge: { poses: ['FRONT'] } });
    await userEvent.click(button('Abrir a câmera'));
    await screen.findByText(/Nenhuma câmera/);
    await userEvent.upload(fileField(), photo);
    await waitFor(() => expect(held).toHaveLength(1));
    leave();
    held[0]?.();
    await new Promise((done) => setTimeout(done, 0));
    expect(onShots).not.toHaveBeenCalled();
  });

  test('an old picture of the gallery is refused: it was not taken now', async () => {
    const camera = fakeCamera();
    camera.refusal = 'NotFoundError';
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 3000, height: 4000 }));
    show();
    await userEvent.click(button('Abrir a câmera'));
    await screen.findByText(/Nenhuma câmera/);
    const old = new File(['x'], 'rosto.jpg', { type: 'image/jpeg', lastModified: Date.now() - 86_400_000 });
    await userEvent.upload(fileField(), old);
    expect(await screen.findByText('Não é permitido fazer upload de fotos.')).toBeVisible();
    expect(screen.getByText('Foto 1 de 2')).toBeVisible();
  });

  test('the camera may be tried again after leave was given', async () => {
    const camera = fakeCamera();
    camera.refusal = 'NotAllowedError';
    show();
    await userEvent.click(button('Abrir a câmera'));
    camera.refusal = null;
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar abrir a câmera de novo' }));
    expect(await screen.findByRole('button', { name: 'Tirar foto' })).toBeVisible();
  });
});

test('what was wrong with the pictures is told, and they are taken again from the first', async () => {
  fakeCamera();
  const { change } = show();
  await open();
  await userEvent.click(button('Tirar foto'));
  await screen.findByText('Foto 2 de 2');
  await userEvent.click(button('Tirar foto'));
  change({ isBusy: true });
  expect(screen.getByText('processando...')).toBeVisible();
  change({ isBusy: false, problem: faceAdvice(['TOO_DARK']) });
  expect(screen.getByText('Imagem muito escura. Procure um lugar mais claro.')).toBeVisible();
  await userEvent.click(button('Tirar as fotos de novo'));
  expect(await screen.findByText('Foto 1 de 2')).toBeVisible();
});

describe('advice', () => {
  test('every reason to take pictures again has one of its own', () => {
    expect(new Set(retakeReasons.map((reason) => faceAdvice([reason]))).size).toBe(retakeReasons.length);
  });

  test('two at a time; what a person decides on is not told', () => {
    expect(faceAdvice(['TOO_FAR', 'BLURRED', 'TOO_DARK'])).toBe(
      'Rosto longe demais. Chegue mais perto. Imagem sem foco. Limpe a câmera e segure firme.',
    );
    const doubts = faceReasons.filter((reason) => !(retakeReasons as readonly string[]).includes(reason));
    expect(faceAdvice([...doubts, 'MOON_PHASE'])).toBe('As fotos não ficaram boas. Tire de novo.');
  });
});
