import { afterAll, beforeAll } from 'vitest';
import { openEmbeddedDatabase } from '../embedded-database.ts';
import { modelRuns } from './runs.ts';
import { openWorld, type World } from './world.ts';

let database: Awaited<ReturnType<typeof openEmbeddedDatabase>>;
let world: World;
beforeAll(async () => {
  database = await openEmbeddedDatabase();
  world = await openWorld(database.db);
});
afterAll(async () => {
  await world.close();
  await database.close();
});

modelRuns({ world: () => world, share: 0.15, seed: 20_270_101, isWhole: false });
