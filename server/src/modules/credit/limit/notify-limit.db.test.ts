import { sql } from '../../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { call } from '../../../testing/counter.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { givenCustomer, givenSale } from '../../../testing/shop.ts';

const { database, platform, shop, app, signedIn } = prepareCounter();

test('the limit that is left goes to the customer’s own phone', async () => {
  const id = await givenCustomer(platform, shop, { limitCents: 250_000 });
  await givenSale(platform, shop, id, { cents: 70_000, count: 3 });
  const body = { storeId: shop.storeId, operatorId: shop.actor.operatorId };
  const { status } = await call(app, 'POST /coordinator/borrowers/{id}/limit/notify', {
    params: { id },
    body,
    ...signedIn,
  });
  expect(status).toBe(200);
  const { rows } = await sql<{ to: string; text: string; phone: string }>`
    select m.recipient_sealed as to, m.text_sealed as text, b.phone_sealed as phone
    from messages m cross join borrowers b where m.purpose = 'LIMIT' and b.id = ${id}::uuid`.execute(database.db);
  const [sent] = rows.map((row) => ({
    to: platform.secrets.decrypt(row.to),
    text: platform.secrets.decrypt(row.text).replaceAll('\u00a0', ' '),
    phone: platform.secrets.decrypt(row.phone),
  }));
  expect(rows).toHaveLength(1);
  expect(sent?.text).toBe('UME: seu limite disponível é de R$ 1.800,00.');
  expect(sent?.to).toBe(sent?.phone);
});
