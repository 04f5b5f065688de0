import type { PictureMeasures } from '../rules/measures.ts';
import { measure } from './measure.ts';
import { loadModel } from './model.ts';
import type { Asked, AskedPicture, Said } from './reader-process.ts';
import { recompute } from './recompute.ts';

// Runs in a process of its own, which ends when the server does.
process.on('disconnect', () => process.exit());

const say = (said: Said): void => void process.send?.(said);

const findFaces = await loadModel();
async function readFaces(asked: Asked): Promise<void> {
  const measures: (PictureMeasures | null)[] = [];
  // One after the other: each takes memory of its own.
  for (const picture of asked) measures.push(picture ? await measure(picture, findFaces).catch(() => null) : null);
  say({ measures });
}
const answer = async (asked: Asked | AskedPicture): Promise<void> =>
  'picture' in asked
    ? say({ recomputed: await recompute(asked.picture, asked.findsFaces ? findFaces : null) })
    : readFaces(asked);
process.on('message', (asked: Asked | AskedPicture) => void answer(asked));
say('ready');
