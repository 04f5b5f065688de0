import type { FacePose } from '@balcao/contract';
import { useState } from 'react';
import { drawn, jpegOf } from '../../ui/camera/frame.ts';
import { type FileFault, fileFault } from '../../ui/camera/fresh.ts';
import { useOneShot } from '../../ui/camera/use-one-shot.ts';
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
  const [fault, setFault] = useState<FileFault | null>(null);
  const { take, isLost } = useOneShot((file: File) => {
    const found = fileFault(file, Date.now());
    setFault(found);
    return found ? null : shotOf(file);
  }, onShot);
  const error = isLost ? texts.fileFaults[fault ?? 'MISSING'] : undefined;
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
            const [file] = event.target.files ?? [];
            if (file) take(file);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
      )}
    </Field>
  );
}
