import { modelRuns } from './runs.ts';
import { openWorld } from './world.ts';
import { prepareDatabase } from '../prepare-counter.ts';
import { prepared } from '../prepared.ts';

const database = prepareDatabase(4);
const world = prepared(() => openWorld(database.db), { end: (opened) => opened.close() });

modelRuns({ world: () => world, share: 0.95, seed: 20_261_123, isWhole: true });
