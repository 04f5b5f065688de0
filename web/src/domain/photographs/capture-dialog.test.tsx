import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fakeCamera } from '../../ui/camera/testing/fake-camera.ts';
import { fakeDetector, framedFace } from '../face/framing/testing/fake-detector.ts';
import { CaptureDialog } from './capture-dialog.tsx';
import type { Photo } from './photo.ts';

const onPhoto = vi.fn<(photo: Photo) => void>();
const checks = (x: number, y: number) => (((x >> 3) + (y >> 3)) % 2 ? 190 : 70);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(subject: 'face' | 'back', grey: (x: number, y: number) => number) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onPhoto.mockReset();
  fakeCamera().grey = grey;
  const detector = fakeDetector();
  detector.faces = [];
  render(<CaptureDialog subject={subject} mayUseDevice={false} onPhoto={onPhoto} onClose={() => undefined} />);
  await pass(3_000);
  return detector;
}

test('the face of a registration is taken by itself once it is framed, and not before', async () => {
  const detector = await show('face', checks);
  expect(screen.getByText('Não vemos um rosto: coloque-o dentro do oval.')).toBeVisible();
  detector.faces = [{ ...framedFace, width: 0.8 }];
  await pass(3_000);
  expect(screen.getByText('Rosto próximo demais: afaste um pouco.')).toBeVisible();
  expect(onPhoto).not.toHaveBeenCalled();
  detector.faces = [framedFace];
  await pass(3_000);
  expect(onPhoto).toHaveBeenCalledTimes(1);
});

test('of a document light and glare are told, and the button takes it', async () => {
  const detector = await show('back', () => 20);
  expect(screen.getByText('Está escuro: procure um lugar mais claro.')).toBeVisible();
  await pass(20_000);
  expect([onPhoto.mock.calls.length, detector.started]).toEqual([0, 0]);
});

describe('who cancels while their picture is made sends none', () => {
  function opened(mayUseDevice: boolean) {
    onPhoto.mockReset();
    const camera = fakeCamera();
    const view = render(
      <CaptureDialog subject="back" mayUseDevice={mayUseDevice} onPhoto={onPhoto} onClose={() => view.unmount()} />,
    );
    return (camera.held = []);
  }
  async function cancelWhileMade(held: (() => void)[]) {
    await vi.waitFor(() => expect(held).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    held[0]?.();
    await new Promise((done) => setTimeout(done, 50));
  }

  test('of the camera', async () => {
    const held = opened(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Tirar foto' }));
    await cancelWhileMade(held);
    expect(onPhoto).not.toHaveBeenCalled();
  });

  test('of the camera app', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 300, height: 400 }));
    const held = opened(true);
    const file = new File(['x'], 'verso.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText(/^Usar a câmera do aparelho/), file);
    await cancelWhileMade(held);
    expect(onPhoto).not.toHaveBeenCalled();
  });
});
