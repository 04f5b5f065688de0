import type { Platform } from '../../../kernel/platform.ts';
import type { FaceReader } from '../reader/face-reader.ts';
import { isPicture, MOST_PICTURE_BYTES } from '../rules/picture-kind.ts';
import type { Recomputed } from '../rules/recomputed.ts';
import { readerOf } from './judge-face.ts';

export type RecomputedPicture = Recomputed | { broken: 'UNSUPPORTED' | 'TOO_MANY_BYTES' | 'NO_READER' };

/** By the secrets of a server. */
const bound = new WeakMap<Platform['secrets'], FaceReader['recompute']>();

/** Says who draws the pictures of a server anew: tests do without a process. */
export function bindRecompute({ secrets }: Pick<Platform, 'secrets'>, recompute: FaceReader['recompute']): void {
  bound.set(secrets, recompute);
}

/**
 * A picture that somebody sent, drawn anew in the process that reads faces: what is kept is never what was sent.
 * @throws Refusal SERVICE_UNAVAIBLE while too many wait.
 */
export async function recomputePicture(
  platform: Pick<Platform, 'secrets' | 'log'>,
  picture: Uint8Array,
): Promise<RecomputedPicture> {
  if (picture.length > MOST_PICTURE_BYTES) return { broken: 'TOO_MANY_BYTES' };
  if (!isPicture(picture)) return { broken: 'UNSUPPORTED' };
  const recompute = bound.get(platform.secrets);
  const drawn = await (recompute ? recompute(picture) : readerOf(platform).recompute(picture));
  return drawn ?? { broken: 'NO_READER' };
}
