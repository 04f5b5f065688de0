import { expect, test } from 'vitest';
import { sql } from '../kernel/db/sql.ts';
import type { Registration } from '../kernel/http/serve.ts';
import type { Platform } from '../kernel/platform.ts';
import { refuse } from '../kernel/refusal.ts';
import { bearer, fakeAuthenticate, testServer } from './http.ts';
import { prepareCounter } from './prepare-counter.ts';
import { givenCustomer } from './shop.ts';

const { platform, shop } = prepareCounter();

test('handlers run as the role of requests, and reach the customer named alone', async () => {
  const told: unknown[] = [];
  const tell =
    ({ db }: Platform): Registration['handle'] =>
    async () => {
      const { rows } = await sql<{ role: string; ids: string[] }>`
        select current_user::text as role, coalesce(array_agg(id::text), '{}') as ids from borrowers`.execute(db);
      told.push(rows[0]);
      return refuse('NOT_FOUND');
    };
  const routesOf = (of: Platform): Registration[] => [
    { name: 'GET /coordinator/borrowers/{id}/data', handle: tell(of) },
    { name: 'GET /inbox/messages', handle: tell(of) },
  ];
  const app = await testServer(platform, routesOf, fakeAuthenticate({ ana: shop.actor }));
  const ids = [await givenCustomer(platform, shop), await givenCustomer(platform, shop)];
  for (const id of ids) await app.inject({ url: `/coordinator/borrowers/${id}/data`, headers: bearer('ana') });
  await app.inject({ url: '/inbox/messages' });
  await app.close();
  // Catches the platform of the owner handed to the routes: three times the owner, and both customers.
  expect(told).toEqual([
    ...ids.map((id) => ({ role: 'balcao_app', ids: [id] })),
    { role: 'balcao_system', ids: expect.arrayContaining(ids) },
  ]);
});
