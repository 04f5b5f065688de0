import { useState } from 'react';
import { Field } from '../../ui/field/field.tsx';
import { type Photo, photoOfFile } from './photo.ts';
import { fileFault } from '../../ui/camera/fresh.ts';
import { photographTexts as texts, type Subject } from './texts.ts';

interface DeviceCameraProps {
  subject: Subject;
  facing: 'user' | 'environment';
  onPhoto: (photo: Photo) => void;
}

/** The camera app of the device: what it gives was taken now, or is refused. */
export function DeviceCamera({ subject, facing, onPhoto }: DeviceCameraProps) {
  const [error, setError] = useState<string>();
  const take = async (file: File | undefined) => {
    const fault = fileFault(file, Date.now());
    const photo = file && !fault ? await photoOfFile(file) : null;
    setError(photo ? undefined : texts.files[fault ?? 'MISSING']);
    if (photo) onPhoto(photo);
  };
  return (
    <Field
      label={`${texts.deviceCamera}: ${texts.subjects[subject].toLowerCase()}`}
      hint={texts.deviceCameraHint}
      error={error}
    >
      {(ids) => (
        <input
          {...ids}
          className="input biometry-file"
          type="file"
          accept="image/jpeg,image/png"
          capture={facing}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            void take(file);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
      )}
    </Field>
  );
}
