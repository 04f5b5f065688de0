import { sql } from '../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { sendCaps } from './rules/send-caps.ts';
import { givenMessage } from './testing.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';

const { platform, clock } = prepareCounter({ at: '2026-11-21T10:00:00Z' });
const actor = prepared(() => ({ operatorId: newId(), retailerId: newId() }), { per: 'test' });

let made = 0;
const newPhone = () => `+55929${String(80_000_000 + (made += 1))}`;
const send = (to: string, by: Partial<typeof actor> = {}) => givenMessage(platform, { to, purpose: 'LIMIT', ...by });
const stopped = (by: keyof typeof sendCaps) => ({ fragment: sendCaps[by].name });
/** Many messages to numbers of their own. */
const sendMany = async (count: number, by: Partial<typeof actor>) => {
  for (let sent = 0; sent < count; sent += 1) await send(newPhone(), by);
};

test('a phone gets five messages in fifteen minutes, whoever asks', async () => {
  const [to, other] = [newPhone(), newPhone()];
  for (let sends = 0; sends < 5; sends += 1) await send(to, actor);
  const stranger = { operatorId: newId(), retailerId: newId() };
  await expect(send(to, stranger)).rejects.toMatchObject(stopped('recipient'));
  await send(other, actor);

  clock.set(addSeconds(clock.now(), sendCaps.recipient.windowSeconds - 1));
  await expect(send(to, actor)).rejects.toMatchObject(stopped('recipient'));
  clock.set(addSeconds(clock.now(), 1));
  await send(to, actor);
});

test('any fifteen minutes hold five, however they lie', async () => {
  // Planted bug: windows that begin anew together let nine through around the turn of one.
  const to = newPhone();
  await send(to);
  clock.set(addSeconds(clock.now(), 14 * 60));
  for (let sends = 0; sends < 4; sends += 1) await send(to);
  clock.set(addSeconds(clock.now(), 60));
  await send(to);
  await expect(send(to)).rejects.toMatchObject(stopped('recipient'));
});

test('confirmations count for nobody', async () => {
  const to = newPhone();
  for (let sends = 0; sends < 6; sends += 1) {
    for (const purpose of ['PURCHASE_ACCEPTED', 'PAYMENT_RECEIVED'] as const)
      await givenMessage(platform, { to, purpose });
  }
  await expect(send(to, actor)).resolves.toBeDefined();
});

test('an operator sends 120 an hour', async () => {
  const { operatorId } = actor;
  await sendMany(120, { operatorId });
  await expect(send(newPhone(), { operatorId })).rejects.toMatchObject(stopped('operator'));
  await send(newPhone(), { operatorId: newId() });
});

test('a retailer sends 3,000 an hour', async () => {
  const { retailerId } = actor;
  const uses = sendCaps.retailer;
  await sql`insert into quota_uses values (${retailerId}, ${uses.name}, array_fill(${clock.now()}::timestamptz, array[2999]), 'infinity')`.execute(
    platform.db,
  );
  await send(newPhone(), { retailerId });
  await expect(send(newPhone(), { retailerId })).rejects.toMatchObject(stopped('retailer'));
  await send(newPhone(), { retailerId: newId() });
});
