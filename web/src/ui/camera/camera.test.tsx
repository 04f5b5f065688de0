import { act, renderHook, screen, render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, test } from 'vitest';
import { CameraView } from './camera-view.tsx';
import { drawn, fitted, jpegOf, middleOf } from './frame.ts';
import { fakeCamera } from './testing/fake-camera.ts';
import { useCamera } from './use-camera.ts';

const held = () => renderHook(() => useCamera({ facing: 'environment' }));

describe('a camera', () => {
  test('is off until it is asked for, and given back when the screen goes', async () => {
    const camera = fakeCamera();
    const { result, unmount } = held();
    expect(result.current.state).toBe('off');
    act(() => result.current.start());
    expect(result.current.state).toBe('asking');
    await waitFor(() => expect(result.current.state).toBe('on'));
    expect(camera.asked).toEqual([
      { audio: false, video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } } },
    ]);
    unmount();
    expect(camera.tracks[0]?.isStopped).toBe(true);
  });

  test('that comes after the screen went is closed at once', async () => {
    const camera = fakeCamera();
    const { result, unmount } = held();
    act(() => result.current.start());
    unmount();
    await waitFor(() => expect(camera.tracks[0]?.isStopped).toBe(true));
  });

  test('stops and starts again', async () => {
    const camera = fakeCamera();
    const { result } = held();
    act(() => result.current.start());
    await waitFor(() => expect(result.current.state).toBe('on'));
    act(() => result.current.stop());
    expect([result.current.state, result.current.stream, camera.tracks[0]?.isStopped]).toEqual(['off', null, true]);
    act(() => result.current.start());
    await waitFor(() => expect(result.current.state).toBe('on'));
  });

  test.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['SomethingNewError', 'missing'],
  ])('%s is %s, and may be asked for again', async (refusal, state) => {
    const camera = fakeCamera();
    camera.refusal = refusal;
    const { result } = held();
    act(() => result.current.start());
    await waitFor(() => expect(result.current.state).toBe(state));
    camera.refusal = null;
    act(() => result.current.start());
    await waitFor(() => expect(result.current.state).toBe('on'));
  });

  test('a browser without cameras says so', async () => {
    const { result } = held();
    act(() => result.current.start());
    await waitFor(() => expect(result.current.state).toBe('unsupported'));
  });

  test('that is pulled out is missing', async () => {
    const camera = fakeCamera();
    const { result } = held();
    act(() => result.current.start());
    await waitFor(() => expect(result.current.state).toBe('on'));
    act(() => void camera.tracks[0]?.dispatchEvent(new Event('ended')));
    expect(result.current.state).toBe('missing');
  });

  test('is chosen among several, and the one before is let go', async () => {
    const camera = fakeCamera({ ids: ['front', 'back'] });
    const { result } = held();
    act(() => result.current.start());
    await waitFor(() => expect(result.current.cameras.map(({ id }) => id)).toEqual(['front', 'back']));
    act(() => result.current.choose('back'));
    await waitFor(() => expect(result.current.cameraId).toBe('back'));
    expect(camera.tracks.map(({ isStopped }) => isStopped)).toEqual([true, false]);
    expect(camera.asked[1]?.video).toMatchObject({ deviceId: { exact: 'back' } });
  });

  test('has a light, or none', async () => {
    const camera = fakeCamera({ hasTorch: true });
    const { result } = held();
    expect(result.current.torch).toBeNull();
    act(() => result.current.start());
    await waitFor(() => expect(result.current.torch).toMatchObject({ isOn: false }));
    act(() => result.current.torch?.toggle());
    await waitFor(() => expect(result.current.torch).toMatchObject({ isOn: true }));
    expect(camera.tracks[0]?.torch).toBe(true);
  });
});

test('the view shows the stream, mirrored for who looks at themselves', () => {
  fakeCamera();
  const stream = { id: 'stream' } as MediaStream;
  function View() {
    return <CameraView stream={stream} label="Imagem da câmera" videoRef={useRef(null)} isMirrored />;
  }
  render(<View />);
  const video = screen.getByLabelText<HTMLVideoElement>('Imagem da câmera');
  expect(video.srcObject).toBe(stream);
  expect(video).toHaveClass('camera-view-mirrored');
});

describe('a picture', () => {
  test('is made smaller to its longest edge, never larger', () => {
    expect(fitted(4000, 3000, 1280)).toEqual({ width: 1280, height: 960 });
    expect(fitted(640, 480, 1280)).toEqual({ width: 640, height: 480 });
  });

  test('is cut to its middle', () => {
    expect(middleOf(640, 480, 3 / 4)).toEqual({ left: 140, top: 0, width: 360, height: 480 });
    expect(middleOf(480, 640, 3 / 4)).toEqual({ left: 0, top: 0, width: 480, height: 640 });
    expect(middleOf(640, 480)).toEqual({ left: 0, top: 0, width: 640, height: 480 });
  });

  test('is none while the camera shows nothing', () => {
    fakeCamera();
    const source = document.createElement('video');
    expect(drawn({ source, width: 0, height: 0 }, 100)).toBeNull();
    expect(drawn({ source, width: 640, height: 480 }, 100, 3 / 4)).toMatchObject({ width: 75, height: 100 });
  });

  test('is made worse until it fits', async () => {
    fakeCamera();
    const canvas = document.createElement('canvas');
    const qualities: unknown[] = [];
    canvas.toBlob = (done, type, quality) => {
      qualities.push(quality);
      done(new Blob(['x'.repeat(Number(quality) * 100)], { type: type ?? '' }));
    };
    expect((await jpegOf(canvas, 70))?.size).toBe(62);
    expect(qualities).toEqual([0.86, 0.75, 0.62]);
    expect((await jpegOf(canvas, 10))?.size).toBe(50);
  });
});
