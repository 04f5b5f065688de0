import type { FacePose } from '@balcao/contract';
import { useState } from 'react';
import { drawn, jpegOf } from '../../ui/camera/frame.ts';
import { fileFault } from '../../ui/camera/fresh.ts';
import { Field } from '../../ui/field/field.tsx';
import { texts } from './texts.ts';

const LONGEST = 1280;
const MOST_BYTES = 180_000;

/** The picture of a file, smaller and without the notes of the camera; null of what is no picture. */
async function shotOf(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  const canvas = picture && drawn({ source: picture, width: picture.width, height: picture.height }, LONGEST);
  return canvas && jpegOf(canvas, MOST_BYTES);
}

/** Without a camera here: the platform's own way to a picture, which on phones is often a camera after all; an old one is refused. */
export function PictureFile({ pose, onShot }: { pose: FacePose; onShot: (shot: Blob) => void }) {
  const [error, setError] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const fault = fileFault(file, Date.now());
    const shot = fault ? null : await shotOf(file);
    setError(shot ? undefined : texts.fileFaults[fault ?? 'MISSING']);
    if (shot) onShot(shot);
  };
  return (
    <Field label={texts.file(texts.poses[pose])} hint={texts.fileHint} error={error}>
      {(ids) => (
        <input
          {...ids}
          className="input face-file"
          type="file"
          accept="image/jpeg,image/png"
          capture="user"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
      )}
    </Field>
  );
}
