import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadModel } from '../../server/src/modules/faces/reader/model.ts';
import { casesOf, stillsOf } from './set-of-stills.ts';

// make-stills-command.ts <folder>: one picture a pose of the sample's face, for cameras of tests: FRONT.jpg, LEFT.jpg, RIGHT.jpg.

const [folder = '.'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const findFaces = await loadModel();
const [still] = stillsOf(undefined);
const cases = still ? await casesOf(still, findFaces) : [];
for (const pose of ['FRONT', 'LEFT', 'RIGHT'] as const) {
  const one = cases.find((each) => each.pose === pose);
  if (one) writeFileSync(path.join(folder, `${pose}.jpg`), await one.make());
}
process.exit();
