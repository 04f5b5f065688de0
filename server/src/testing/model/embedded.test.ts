import { openEmbeddedDatabase } from '../embedded-database.ts';
import { modelRuns } from './runs.ts';
import { openWorld } from './world.ts';
import { prepared } from '../prepared.ts';

const database = prepared(openEmbeddedDatabase, { end: (opened) => opened.close() });
const world = prepared(() => openWorld(database.db), { end: (opened) => opened.close() });

modelRuns({ world: () => world, share: 0.05, seed: 20_270_101, isWhole: false });
