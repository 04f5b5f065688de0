import type { Pixels } from '../../../ui/camera/frame.ts';
import type { FoundFace } from '../rules/found-face.ts';
import type { DetectorFiles } from './detector.ts';

/** What the page says: where the detector lies, then one picture after the other. */
export type FromWatcher = { readonly files: DetectorFiles } | { readonly picture: Pixels };

/** What it hears: that the detector is ready, then the faces of each picture. */
export type FromDetector = { readonly isReady: true } | { readonly faces: readonly FoundFace[] };

type FindFaces = (picture: Pixels) => Promise<readonly FoundFace[]>;

/** The first picture costs more than the rest: nobody waits for it. */
const nothing: Pixels = { pixels: new Uint8ClampedArray(4), width: 1, height: 1 };

/** The worker's side of a watch. */
export function answerWith(
  create: (files: DetectorFiles) => Promise<FindFaces>,
  say: (said: FromDetector) => void,
): (heard: FromWatcher) => Promise<void> {
  let find: FindFaces | undefined;
  return async (heard) => {
    if ('files' in heard) {
      find = await create(heard.files);
      await find(nothing);
      return say({ isReady: true });
    }
    say({ faces: (await find?.(heard.picture)) ?? [] });
  };
}
