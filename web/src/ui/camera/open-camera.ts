/** Why there is no picture. 'unsupported': no camera here at all, or a page without https. */
export type CameraFault = 'refused' | 'missing' | 'busy' | 'unsupported';

export interface CameraWish {
  /** 'user' looks at who holds the phone, 'environment' away from them. */
  facing: 'user' | 'environment';
  /** One that the person chose; before `facing`. */
  deviceId?: string | undefined;
  /** Longest edge that is asked for; a camera gives the nearest it has. */
  width?: number | undefined;
}

const IDEAL_WIDTH = 1280;

/** What browsers name the ways of failing. */
const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const cameraOf = (): MediaDevices | undefined => (navigator as Partial<Navigator>).mediaDevices;

/** Asks for a camera, and the person for leave; never throws. */
export async function openCamera({
  facing,
  deviceId,
  width = IDEAL_WIDTH,
}: CameraWish): Promise<MediaStream | CameraFault> {
  const devices = cameraOf();
  if (!devices) return 'unsupported';
  const which = deviceId === undefined ? { facingMode: { ideal: facing } } : { deviceId: { exact: deviceId } };
  try {
    return await devices.getUserMedia({ video: { ...which, width: { ideal: width } }, audio: false });
  } catch (error) {
    return (error instanceof Error ? faults[error.name] : undefined) ?? 'missing';
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

export interface CameraChoice {
  id: string;
  /** As the system names it; '' before leave was given. */
  label: string;
}

/** The cameras of this device; only told once leave was given. */
export async function listCameras(): Promise<CameraChoice[]> {
  const all =
    (await cameraOf()
      ?.enumerateDevices()
      .catch(() => [])) ?? [];
  return all
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

/** Whether there is a light beside the camera, which browsers' types do not know; Firefox before 132 cannot say. */
export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  const able: (MediaTrackCapabilities & { torch?: boolean }) | undefined = track?.getCapabilities?.();
  return able?.torch === true;
}

/** Whether the light is now as asked. */
export async function setTorch(stream: MediaStream, isOn: boolean): Promise<boolean> {
  const [track] = stream.getVideoTracks();
  const wish = { advanced: [{ torch: isOn } as MediaTrackConstraintSet] };
  return (
    (await track?.applyConstraints(wish).then(
      () => true,
      () => false,
    )) ?? false
  );
}
