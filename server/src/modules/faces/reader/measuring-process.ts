import type { PictureMeasures } from '../rules/measures.ts';
import { measure } from './measure.ts';
import { loadModel } from './model.ts';
import type { Asked, Said } from './reader-process.ts';

// Runs in a process of its own, which ends when the server does.
process.on('disconnect', () => process.exit());

const say = (said: Said): void => void process.send?.(said);

const findFaces = await loadModel();
async function answer(asked: Asked): Promise<void> {
  const measures: (PictureMeasures | null)[] = [];
  // One after the other: each takes memory of its own.
  for (const picture of asked) measures.push(picture ? await measure(picture, findFaces).catch(() => null) : null);
  say({ measures });
}
process.on('message', (asked: Asked) => void answer(asked));
say('ready');
