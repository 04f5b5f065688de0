import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAlone } from '../../../testing/render-alone.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { fakeCamera } from '../../../ui/camera/testing/fake-camera.ts';
import { LivenessPages } from './liveness-pages.tsx';
import type { BiometryState } from './rules/next.ts';
import { ID, LATEST, PROCESS, START } from './testing/answers.ts';

vi.mock('../../../domain/face/face-capture.tsx', () => ({
  FaceCapture: ({ onShots }: { onShots: (shots: Blob[]) => void }) => (
    <button type="button" onClick={() => onShots([new Blob(['a']), new Blob(['b'])])}>
      Fotografar
    </button>
  ),
}));

const onDone = vi.fn<(state: BiometryState) => void>();
beforeEach(() => onDone.mockReset());

function permissions(states: Partial<Record<string, PermissionState>>) {
  const query = ({ name }: { name: string }) => Promise.resolve({ state: states[name] ?? 'prompt' });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
}
const show = () => {
  signedIn();
  return renderAlone(<LivenessPages borrowerId={ID} onDone={onDone} />);
};
const button = (name: string) => screen.findByRole('button', { name });

describe('the permissions', () => {
  test('are asked for one by one; the camera is enough', async () => {
    const camera = fakeCamera();
    permissions({ geolocation: 'denied' });
    fakeApi({ [START]: () => ({ challenge: { poses: ['FRONT', 'LEFT'] } }) });
    const { user } = await show();
    expect(await screen.findByText('Bloqueada')).toBeVisible();
    expect(screen.getByText('Libere nas configurações do navegador e volte a esta página.')).toBeVisible();
    expect(await button('Continuar')).toBeDisabled();
    await user.click(await button('Permitir câmera'));
    expect(await screen.findByText('Permitida')).toBeVisible();
    expect(camera.tracks[0]?.isStopped).toBe(true);
    await user.click(await button('Continuar'));
    expect(await button('Fotografar')).toBeVisible();
  });

  test('that are refused are told', async () => {
    fakeCamera().refusal = 'NotAllowedError';
    permissions({});
    fakeApi();
    const { user } = await show();
    for (const name of ['Permitir câmera', 'Permitir microfone', 'Permitir localização'])
      await user.click(await button(name));
    expect(await screen.findAllByText('Bloqueada')).toHaveLength(3);
    expect(await button('Continuar')).toBeDisabled();
  });
});

describe('the challenge', () => {
  const given = async (handlers: Parameters<typeof fakeApi>[0]) => {
    fakeCamera();
    permissions({ camera: 'granted', microphone: 'granted', geolocation: 'granted' });
    const api = fakeApi({ [START]: () => ({ challenge: { poses: ['FRONT', 'LEFT'] } }), ...handlers });
    const { user } = await show();
    await vi.waitFor(async () => expect(await button('Continuar')).toBeEnabled());
    await user.click(await button('Continuar'));
    return { api, user };
  };
  const came = (status: 'PENDING' | 'MUST_RETRY' | 'COMPLETED') => ({
    status,
    reasons: status === 'MUST_RETRY' ? (['TOO_DARK'] as const).slice() : [],
    shouldSkipDocumentCapture: true,
  });

  test('is judged for a while, then done', async () => {
    const { api, user } = await given({ [PROCESS]: () => came('PENDING'), [LATEST]: () => came('COMPLETED') });
    await user.click(await button('Fotografar'));
    expect(await screen.findByText('processando...')).toBeVisible();
    expect(await screen.findByText('Biometria coletada com sucesso!', undefined, { timeout: 3_000 })).toBeVisible();
    expect(api.lastOf(PROCESS)?.body).toEqual({
      borrowerId: ID,
      imageBase64: 'YQ==',
      biometryObject: { pictures: ['Yg=='] },
    });
    await user.click(await button('Próximo'));
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ livenessCheckExecuted: true, skippedDocumentCapture: true });
  });

  test('that shows too little is tried again from the start', async () => {
    const { api, user } = await given({ [PROCESS]: () => came('MUST_RETRY') });
    await user.click(await button('Fotografar'));
    expect(await screen.findByText('Imagem muito escura. Procure um lugar mais claro.')).toBeVisible();
    await user.click(await button('Tentar novamente'));
    expect(await button('Fotografar')).toBeVisible();
    expect(api.made(START)).toHaveLength(2);
  });

  test('that cannot be started is told', async () => {
    await given({ [START]: () => refused('TOO_MANY_REQUESTS') });
    expect(await screen.findByText('Muitas tentativas. Aguarde um momento e tente novamente.')).toBeVisible();
  });

  test('that somebody else passed is done', async () => {
    await given({ [START]: () => refused('BIOMETRY_ALREADY_CONCLUDED') });
    expect(await screen.findByText('Biometria concluída')).toBeVisible();
  });
});
