import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDb } from '../../server/src/kernel/db/database.ts';
import { GuardMissed, guardedWrite, part } from '../../server/src/kernel/db/guarded-write.ts';
import { migrate } from '../../server/src/kernel/db/migrate.ts';
import { sql } from '../../server/src/kernel/db/sql.ts';
import { newId } from '../../server/src/kernel/ids.ts';
import { routedPool } from '../../server/src/kernel/row-security/routed-pool.ts';
import { asSystem, within } from '../../server/src/kernel/row-security/scope.ts';
import { createDatabase, startPostgres } from './index.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let db: ReturnType<typeof createDb>;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await createDatabase(postgres.url(), 'logged');
  await migrate(url);
  db = createDb(routedPool({ url, size: 2 }));
}, 120_000);
afterAll(async () => {
  await db.close();
  await postgres.stop();
});

const VALUE = 'a-hash-that-nobody-may-read';
const request = { retailerId: newId(), operatorId: newId(), borrowerId: newId() };

// Planted: by PostgreSQL's defaults a lost race writes the whole statement, and the values of a key that is taken.
test("a lost race leaves its name in the database's log, neither its statement nor its values", async (context) => {
  if (postgres.log() === undefined) context.skip();
  const missing = part('part_that_missed', sql`delete from borrower_documents where cpf_hash = ${VALUE}`);
  await expect(asSystem('test', () => guardedWrite(db, [missing]))).rejects.toThrow(GuardMissed);
  await expect(
    within(request, () => guardedWrite(db, [part('of_a_request', sql`delete from device_bindings`)])),
  ).rejects.toThrow(GuardMissed);
  const add = sql`insert into borrower_documents (cpf_hash, borrower_id) values (${VALUE}, ${newId()}::uuid)`;
  await asSystem('test', () => add.execute(db));
  await expect(asSystem('test', () => add.execute(db))).rejects.toMatchObject({ code: '23505' });
  await expect.poll(() => postgres.log()).toContain('duplicate key value violates unique constraint');
  const log = postgres.log() ?? '';
  expect(log).toMatch(/ERROR: .*part_that_missed/);
  expect(log).toMatch(/ERROR: .*of_a_request/);
  for (const told of ['STATEMENT', 'cpf_hash = ', VALUE, 'delete from']) expect(log).not.toContain(told);
});
