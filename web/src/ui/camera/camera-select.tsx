import { Select } from '../field/select.tsx';
import { texts } from './texts.ts';
import type { Camera } from './use-camera.ts';

/** Which camera, where there are several. */
export function CameraSelect({ cameras, cameraId, choose }: Pick<Camera, 'cameras' | 'cameraId' | 'choose'>) {
  if (cameras.length < 2) return null;
  return (
    <Select
      label={texts.which}
      value={cameraId ?? ''}
      onChange={choose}
      options={cameras.map(({ id, label }, place) => ({ value: id, label: label || texts.cameraNumber(place + 1) }))}
    />
  );
}
