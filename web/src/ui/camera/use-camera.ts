import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type CameraChoice,
  type CameraFault,
  type CameraWish,
  closeCamera,
  hasTorch,
  listCameras,
  openCamera,
  setTorch,
} from './open-camera.ts';

export type CameraState = 'off' | 'asking' | 'on' | CameraFault;

export interface Camera {
  state: CameraState;
  /** For `<CameraView>`; null unless `state` is 'on'. */
  stream: MediaStream | null;
  /** Asks for the camera, again after a refusal. */
  start: () => void;
  stop: () => void;
  /** Cameras to choose from, known once one is on. */
  cameras: readonly CameraChoice[];
  /** The one that is on. */
  cameraId: string | undefined;
  choose: (id: string) => void;
  /** Null where the camera has no light. */
  torch: { isOn: boolean; toggle: () => void } | null;
}

interface Held {
  state: CameraState;
  stream: MediaStream | null;
  cameras: readonly CameraChoice[];
  hasTorch: boolean;
  isLit: boolean;
}

const nothing: Held = { state: 'off', stream: null, cameras: [], hasTorch: false, isLit: false };

/**
 * The camera of the device: off until `start`, given back when the screen goes or `stop` is called. What was asked for
 * and comes too late is closed at once, so that no light stays on.
 */
export function useCamera({ facing, width }: Omit<CameraWish, 'deviceId'>): Camera {
  const [held, setHeld] = useState<Held>(nothing);
  const open = useRef<MediaStream | null>(null);
  const turn = useRef(0);

  const letGo = useCallback(() => {
    turn.current += 1;
    if (open.current) closeCamera(open.current);
    open.current = null;
  }, []);
  useEffect(() => letGo, [letGo]);

  const begin = useCallback(
    async (deviceId?: string) => {
      letGo();
      const mine = turn.current;
      setHeld((before) => ({ ...nothing, cameras: before.cameras, state: 'asking' }));
      const got = await openCamera({ facing, deviceId, width });
      if (mine !== turn.current) {
        if (typeof got !== 'string') closeCamera(got);
        return;
      }
      if (typeof got === 'string') {
        setHeld({ ...nothing, state: got });
        return;
      }
      open.current = got;
      // Pulled out, or taken away by the system.
      got.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (open.current !== got) return;
        letGo();
        setHeld({ ...nothing, state: 'missing' });
      });
      setHeld((before) => ({ ...before, state: 'on', stream: got, hasTorch: hasTorch(got), isLit: false }));
      const cameras = await listCameras();
      if (open.current === got) setHeld((before) => ({ ...before, cameras }));
    },
    [facing, letGo, width],
  );
  const start = useCallback(() => void begin(), [begin]);
  const stop = useCallback(() => {
    letGo();
    setHeld(nothing);
  }, [letGo]);

  const { state, stream, cameras, isLit } = held;
  const toggle = async () => {
    if (stream && (await setTorch(stream, !isLit))) setHeld((before) => ({ ...before, isLit: !isLit }));
  };
  return {
    state,
    stream,
    start,
    stop,
    cameras,
    cameraId: stream?.getVideoTracks()[0]?.getSettings().deviceId,
    choose: (id) => void begin(id),
    torch: held.hasTorch ? { isOn: isLit, toggle: () => void toggle() } : null,
  };
}
