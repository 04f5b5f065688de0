import { useState } from 'react';
import { Field } from '../../ui/field/field.tsx';
import { type Photo, photoOfFile } from './photo.ts';
import { type FileFault, fileFault } from '../../ui/camera/fresh.ts';
import { useOneShot } from '../../ui/camera/use-one-shot.ts';
import { photographTexts as texts, type Subject } from './texts.ts';

interface DeviceCameraProps {
  subject: Subject;
  facing: 'user' | 'environment';
  onPhoto: (photo: Photo) => void;
}

/** The camera app of the device: what it gives was taken now, or is refused. */
export function DeviceCamera({ subject, facing, onPhoto }: DeviceCameraProps) {
  const [fault, setFault] = useState<FileFault | null>(null);
  const { take, isLost } = useOneShot((file: File | undefined) => {
    const found = fileFault(file, Date.now());
    setFault(found);
    return file && !found ? photoOfFile(file) : null;
  }, onPhoto);
  const error = isLost ? texts.files[fault ?? 'MISSING'] : undefined;
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
            take(file);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
      )}
    </Field>
  );
}
