import { onTestFinished, vi } from 'vitest';

export interface FakeTrack extends EventTarget {
  stop: () => void;
  isStopped: boolean;
  torch: boolean;
}

export interface FakeCamera {
  /** What each start was asked for. */
  asked: MediaStreamConstraints[];
  tracks: FakeTrack[];
  /** The name of the error by which the next starts fail; null: they succeed. */
  refusal: string | null;
  /** Grey of each pixel that is drawn from now on. */
  grey: (x: number, y: number, width: number, height: number) => number;
  /** Whether a JPEG comes out. */
  makesPictures: boolean;
  /** Held back: each JPEG that was asked for comes out once it is called. */
  held: (() => void)[] | null;
}

function trackOf(camera: FakeCamera, hasTorch: boolean, deviceId: string): FakeTrack {
  const track = Object.assign(new EventTarget(), {
    isStopped: false,
    torch: false,
    stop: () => void (track.isStopped = true),
    getSettings: () => ({ deviceId }),
    getCapabilities: () => ({ torch: hasTorch }),
    applyConstraints(constraints: { advanced: [{ torch: boolean }] }) {
      track.torch = constraints.advanced[0].torch;
      return Promise.resolve();
    },
  });
  camera.tracks.push(track);
  return track;
}

const deviceOf = ({ video }: MediaStreamConstraints): string => {
  const wished = typeof video === 'object' ? video.deviceId : undefined;
  return typeof wished === 'object' && 'exact' in wished ? String(wished.exact) : 'front';
};

function fakeCanvas(camera: FakeCamera): void {
  const context = (canvas: HTMLCanvasElement) => ({
    drawImage: () => undefined,
    getImageData(_x: number, _y: number, width: number, height: number) {
      const data = new Uint8ClampedArray(width * height * 4);
      for (let at = 0; at < width * height; at += 1)
        data.fill(camera.grey(at % width, Math.floor(at / width), width, height), at * 4, at * 4 + 4);
      return { data, width: canvas.width, height: canvas.height };
    },
  });
  const prototype = HTMLCanvasElement.prototype;
  vi.spyOn(prototype, 'getContext').mockImplementation(function get(this: HTMLCanvasElement) {
    return context(this) as unknown as null;
  });
  vi.spyOn(prototype, 'toBlob').mockImplementation((done, type) => {
    const come = () => done(camera.makesPictures ? new Blob(['picture'], type === undefined ? {} : { type }) : null);
    if (camera.held) camera.held.push(come);
    else come();
  });
}

/** A camera, its video and what is drawn of it, which jsdom has none of; gone when the test ends. */
export function fakeCamera({ hasTorch = false, ids = ['front'] } = {}): FakeCamera {
  const camera: FakeCamera = { asked: [], tracks: [], refusal: null, grey: () => 120, makesPictures: true, held: null };
  const mediaDevices = {
    getUserMedia(constraints: MediaStreamConstraints) {
      camera.asked.push(constraints);
      if (camera.refusal !== null)
        return Promise.reject(Object.assign(new Error(camera.refusal), { name: camera.refusal }));
      const track = trackOf(camera, hasTorch, deviceOf(constraints));
      return Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
    },
    enumerateDevices: () =>
      Promise.resolve(ids.map((deviceId) => ({ kind: 'videoinput', deviceId, label: `Câmera ${deviceId}` }))),
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640);
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(480);
  fakeCanvas(camera);
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    vi.restoreAllMocks();
  });
  return camera;
}
