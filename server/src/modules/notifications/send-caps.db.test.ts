import { sql } from '../../kernel/db/sql.ts';
import { beforeEach, expect, test } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { checkSendCaps, countRecentSends, recipientHash, sendCaps } from './index.ts';
import { givenMessage } from './testing.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';

const to = '+5592988887777';
const other = '+5592977776666';
const { database, platform, clock } = prepareCounter({ at: '2026-11-21T10:00:00Z' });
const actor = prepared(() => ({ operatorId: newId(), retailerId: newId() }), { per: 'test' });

beforeEach(() => sql`truncate messages, jobs`.execute(database.db));

const refused = (cap: string) => new Refusal('TOO_MANY_REQUESTS', { details: { cap } });

/** Many messages in one statement, to numbers of their own. */
const givenSends = (count: number, by: { operatorId: string; retailerId: string }) =>
  sql`insert into messages (id, dedup_key, channel, purpose, recipient_hash, recipient_sealed, text_sealed, retailer_id,
      operator_id, status, created_at)
    select gen_random_uuid(), 'many:' || n || ${newId()}, 'SMS', 'LIMIT', n::text, '', '', ${by.retailerId}::uuid,
      ${by.operatorId}::uuid, 'QUEUED', ${clock.now()}::timestamptz from generate_series(1, ${count}::int) n`.execute(
    database.db,
  );

test('a phone gets five messages in fifteen minutes, whoever asks', async () => {
  for (let sends = 0; sends < 5; sends += 1) {
    await checkSendCaps(platform, { to, actor });
    await givenMessage(platform, { to });
  }
  const stranger = { operatorId: newId(), retailerId: newId() };
  await expect(checkSendCaps(platform, { to, actor: stranger })).rejects.toEqual(refused('recipient'));
  await checkSendCaps(platform, { to: other, actor });

  clock.set(addSeconds(clock.now(), sendCaps.recipient.windowSeconds - 1));
  await expect(checkSendCaps(platform, { to, actor })).rejects.toEqual(refused('recipient'));
  clock.set(addSeconds(clock.now(), 1));
  await checkSendCaps(platform, { to, actor });
});

test('confirmations count for nobody', async () => {
  const purposes = ['PURCHASE_ACCEPTED', 'PAYMENT_RECEIVED'] as const;
  for (let sends = 0; sends < 6; sends += 1) {
    for (const purpose of purposes) await givenMessage(platform, { to, purpose });
  }
  await expect(checkSendCaps(platform, { to, actor })).resolves.toBeUndefined();
});

test('an operator sends 120 an hour', async () => {
  await givenSends(119, actor);
  await checkSendCaps(platform, { to, actor });
  await givenSends(1, actor);
  await expect(checkSendCaps(platform, { to, actor })).rejects.toEqual(refused('operator'));
  await checkSendCaps(platform, { to, actor: { ...actor, operatorId: newId() } });
});

test('a retailer sends 3,000 an hour', async () => {
  await givenSends(3_000, { ...actor, operatorId: newId() });
  await expect(checkSendCaps(platform, { to, actor })).rejects.toEqual(refused('retailer'));
  await checkSendCaps(platform, { to, actor: { ...actor, retailerId: newId() } });
});

test('sends are counted by recipient, operator and retailer', async () => {
  const since = addSeconds(clock.now(), -60);
  await givenMessage(platform, { to, ...actor });
  await givenMessage(platform, { to: other, ...actor });
  const count = (scope: Parameters<typeof countRecentSends>[1]) => countRecentSends(database.db, scope, since);
  expect(await count({ recipientHash: recipientHash(platform.secrets, to) })).toBe(1);
  expect(await count({ operatorId: actor.operatorId })).toBe(2);
  expect(await count({ retailerId: actor.retailerId })).toBe(2);
  expect(await count({ operatorId: newId() })).toBe(0);
  expect(await countRecentSends(database.db, { operatorId: actor.operatorId }, clock.now())).toBe(0);
});
