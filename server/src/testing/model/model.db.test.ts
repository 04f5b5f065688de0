import { afterAll, beforeAll } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../database.ts';
import { modelRuns } from './runs.ts';
import { openWorld, type World } from './world.ts';

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await openTestDatabase(4);
  world = await openWorld(database.db);
});
afterAll(async () => {
  await world.close();
  await database.close();
});

modelRuns({ world: () => world, share: 0.85, seed: 20_261_123, isWhole: true });
