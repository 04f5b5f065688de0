import type { DocumentDoubt } from '@balcao/contract';
import { biometryLimits } from '@balcao/contract/pictures';
import { drawn, jpegOf, sizeOfVideo } from '../../ui/camera/frame.ts';
import type { Problem } from './texts.ts';

/** A picture as it is sent, and as it is shown. */
export interface Photo {
  base64: string;
  url: string;
}

/** One of the three pictures. */
export interface Shot {
  url: string | null;
  isSending: boolean;
  /** Why the picture that is shown was not kept. */
  problem: Problem | null;
  doubts: readonly DocumentDoubt[];
}

export const noShot: Shot = { url: null, isSending: false, problem: null, doubts: [] };

type Source = Parameters<typeof drawn>[0];

const MEGABYTE = 1_048_576;
const { capture, size, retrySize, mostCharacters } = biometryLimits;
/** Each of the second try: a picture that was too large at its worst quality is drawn smaller too. */
const tries = [
  { longest: capture.width, bytes: size * MEGABYTE },
  { longest: capture.height, bytes: retrySize * MEGABYTE },
];

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });

/** A picture small enough to be sent; null where nothing can be drawn. */
async function photoOf(source: Source, aspect?: number): Promise<Photo | null> {
  for (const { longest, bytes } of tries) {
    const canvas = drawn(source, longest, aspect);
    const jpeg = canvas && (await jpegOf(canvas, bytes));
    if (!jpeg) return null;
    const url = await textOf(jpeg);
    const base64 = url.slice(url.indexOf(',') + 1);
    if (base64.length <= mostCharacters) return { base64, url };
  }
  return null;
}

/** Cut to `aspect` (width to height), where one is given. */
export const photoOfVideo = (video: HTMLVideoElement, aspect?: number): Promise<Photo | null> =>
  photoOf(sizeOfVideo(video), aspect);

export async function photoOfFile(file: File): Promise<Photo | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  return picture && photoOf({ source: picture, width: picture.width, height: picture.height });
}

/** A picture that was kept, to be shown again. */
export const urlOf = (imagebase64: string): string => `data:image/jpeg;base64,${imagebase64}`;

/** Of a JPEG, what a call takes. */
export async function base64Of(blob: Blob): Promise<string> {
  const url = await textOf(blob);
  return url.slice(url.indexOf(',') + 1);
}
