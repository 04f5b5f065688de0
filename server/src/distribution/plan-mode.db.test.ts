import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { createDb } from '../kernel/db/database.ts';
import { nodePostgresPool } from '../kernel/db/pools.ts';
import { prepareDatabase } from '../testing/prepare-counter.ts';

const database = prepareDatabase(1);

async function planMode(url: string): Promise<unknown> {
  const db = createDb(nodePostgresPool({ url, size: 1 }));
  const { rows } = await sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`.execute(db);
  await db.close();
  return rows[0]?.mode;
}

test('plans are kept whatever the parameters, unless DATABASE_URL says otherwise', async () => {
  expect(await planMode(database.url)).toBe('force_generic_plan');
  expect(await planMode(`${database.url}?options=-c%20plan_cache_mode%3Dauto`)).toBe('auto');
});
