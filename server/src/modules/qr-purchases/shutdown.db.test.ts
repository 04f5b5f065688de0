import type { Wire } from '@balcao/contract';
import { expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { call } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';

const { database, shop, signedIn, app } = prepareCounter();

// Seen red: the stream ended, and its connection, kept alive, held the server for over a minute.
test('a till that listens keeps no server from stopping: its stream ends', async () => {
  await sql`update stores set capture_method = 'BY_QR_CODE' where id = ${shop.storeId}::uuid`.execute(database.db);
  const { token } = signedIn;
  const made = await call(app, 'POST /payments/qr-code', { body: { storeId: shop.storeId, value: 600 }, token });
  const { id } = (made.body as Wire<'POST /payments/qr-code'>['answer']).details ?? { id: '' };
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const heard = await fetch(`${address}/payments/qr-code/events`, { headers: { authorization: `Bearer ${token}` } });
  expect(heard.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const reader = heard.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toContain(id);
  const since = performance.now();
  const [, last] = await Promise.all([app.close(), reader?.read()]);
  expect(last?.done).toBe(true);
  expect(performance.now() - since).toBeLessThan(3_000);
});
