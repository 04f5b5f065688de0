import { useEffect, useState } from 'react';

export const permissionKinds = ['camera', 'microphone', 'geolocation'] as const;
export type PermissionKind = (typeof permissionKinds)[number];
export type Permissions = Readonly<Record<PermissionKind, PermissionState>>;

const unknown: Permissions = { camera: 'prompt', microphone: 'prompt', geolocation: 'prompt' };

type Devices = Partial<Pick<Navigator, 'permissions' | 'mediaDevices' | 'geolocation'>>;
const devices = (): Devices => navigator;

/** Browsers that cannot tell ask when it is needed. */
async function stateOf(kind: PermissionKind): Promise<PermissionState> {
  try {
    const status = await devices().permissions?.query({ name: kind as PermissionName });
    return status?.state ?? 'prompt';
  } catch {
    return 'prompt';
  }
}

async function askMedia(constraints: MediaStreamConstraints): Promise<boolean> {
  const stream = await devices().mediaDevices?.getUserMedia(constraints);
  for (const track of stream?.getTracks() ?? []) track.stop();
  return stream !== undefined;
}

const askPlace = (): Promise<boolean> =>
  new Promise((resolve) => {
    const { geolocation } = devices();
    if (geolocation)
      geolocation.getCurrentPosition(
        () => resolve(true),
        () => resolve(false),
      );
    else resolve(false);
  });

/** Asks the person; what is asked for is let go at once. Never throws. */
async function ask(kind: PermissionKind): Promise<PermissionState> {
  try {
    const isGiven =
      kind === 'geolocation'
        ? await askPlace()
        : await askMedia(kind === 'camera' ? { video: true, audio: false } : { audio: true, video: false });
    return isGiven ? 'granted' : 'denied';
  } catch {
    return 'denied';
  }
}

/** What this browser lets the page use, and the way to ask for it. */
export function usePermissions() {
  const [held, setHeld] = useState<Permissions>(unknown);
  const set = (kind: PermissionKind, state: PermissionState) => setHeld((before) => ({ ...before, [kind]: state }));
  useEffect(() => {
    let isGone = false;
    for (const kind of permissionKinds)
      void stateOf(kind).then((state) => {
        if (!isGone) set(kind, state);
      });
    return () => {
      isGone = true;
    };
  }, []);
  return { permissions: held, request: (kind: PermissionKind) => void ask(kind).then((state) => set(kind, state)) };
}
