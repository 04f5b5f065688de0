import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../server/src/testing/database.ts';
import { type ServerProcess, startServer } from '../../server/src/testing/server-process.ts';
import { runPage } from './run-page.ts';
import { sellOverHttp } from './sale.ts';

let database: TestDatabase;
let server: ServerProcess;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startServer({ env: { DATABASE_URL: database.url, SEED_DEMONSTRATION: 'true' } });
}, 120_000);
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.exited;
  await database.close();
});

// Another customer than the page's, whose telephone would show this sale's code first on a busy machine.
const sale = { username: 'caixa@norte.example', password: 'balcao2026', cpf: '900.005.002-24', value: 300 };

test('a client generated from the document makes a whole sale', async () => {
  const contract = await sellOverHttp({ url: server.url, ...sale });
  expect(contract).toMatchObject({ status: 'ACCEPTED', principal: 300 });
  expect(contract.proposals.filter(({ wasAccepted }) => wasAccepted)).toHaveLength(1);
});

test('and is told the code of a refusal', async () => {
  await expect(sellOverHttp({ url: server.url, ...sale, password: 'wrong' })).rejects.toThrow('UNAUTHORIZED: ');
  await expect(sellOverHttp({ url: server.url, ...sale, value: 1 })).rejects.toThrow('INSUFFICIENT');
});

test('docs/api.md shows a sale that works as it stands', async () => {
  const calls = await runPage('docs/api.md', server.url);
  expect(calls.at(-1)).toMatchObject({ operation: 'POST /coordinator/contracts/proposals/{id}/accept', status: 200 });
  expect(calls.length).toBeGreaterThan(7);
});
