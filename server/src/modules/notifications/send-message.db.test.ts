import { notificationsPorts } from '../../bindings.ts';
import { sql } from '../../kernel/db/sql.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { GuardMissed } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import { runDueJobs } from '../../kernel/jobs/worker.ts';
import { MessageRejected, type MessageSender, type OutgoingMessage, SEND_JOB, sendMessage } from './index.ts';
import { givenMessage } from './testing.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';

const { database, platform, clock } = prepareCounter({ at: '2026-11-21T10:00:00Z' });
let sent: OutgoingMessage[];
/** What the vendor answers next. */
let failure: Error | undefined;

const sender = {
  send: (message: OutgoingMessage) => {
    sent.push(message);
    return failure ? Promise.reject(failure) : Promise.resolve();
  },
};

/** No other way leads to an address. */
const eMail = { channel: 'EMAIL', to: 'ana@correio.example' } as const;

beforeEach(async () => {
  await sql`truncate messages, jobs, quota_uses`.execute(database.db);
  sent = [];
  failure = undefined;
});

const handler = () => sendMessage(platform, notificationsPorts, sender);
const runJobs = () => runDueJobs({ ...platform, handlers: { [SEND_JOB]: handler() } });
const job = (payload: Record<string, unknown>) => ({ id: '', kind: SEND_JOB, payload, attempts: 1 });
const statusOf = async (id: string) =>
  (
    await sql<{ status: string; sent_at: Date | null }>`select status, sent_at from messages where id = ${id}`.execute(
      database.db,
    )
  ).rows[0];

test('a message written with its act is sent by its job', async () => {
  const id = await givenMessage(platform, { channel: 'WHATSAPP', dedupKey: 'code:1' });
  expect(await statusOf(id)).toEqual({ status: 'QUEUED', sent_at: null });
  expect(await runJobs()).toBe(1);
  expect(sent).toEqual([
    {
      channel: 'WHATSAPP',
      to: '+5592988887777',
      text: 'UME: seu limite disponível é de R$ 10,00.',
      dedupKey: 'code:1',
    },
  ]);
  expect(await statusOf(id)).toEqual({ status: 'SENT', sent_at: clock.now() });
});

test('it is sent once though its job runs twice', async () => {
  const payload = { messageId: await givenMessage(platform) };
  await handler()(payload, job(payload));
  await handler()(payload, job(payload));
  expect(sent).toHaveLength(1);
});

test('a failure leaves it in the queue and the next run sends it', async () => {
  const id = await givenMessage(platform);
  failure = new Error('gateway down');
  await runJobs();
  expect(await statusOf(id)).toMatchObject({ status: 'QUEUED' });
  failure = undefined;
  clock.set(addSeconds(clock.now(), 60));
  await runJobs();
  expect(await statusOf(id)).toMatchObject({ status: 'SENT' });
  expect(new Set(sent.map(({ dedupKey }) => dedupKey)).size).toBe(1);
});

test('a rejected message fails for good', async () => {
  const id = await givenMessage(platform, eMail);
  failure = new MessageRejected('no such number');
  await runJobs();
  clock.set(addSeconds(clock.now(), 3_600));
  await runJobs();
  expect(sent).toHaveLength(1);
  expect(await statusOf(id)).toEqual({ status: 'FAILED', sent_at: null });
});

test('a message whose job gives up has failed, and is never handed over again', async () => {
  const id = await givenMessage(platform, eMail);
  failure = new Error('gateway down');
  for (let tries = 1; tries <= 8; tries += 1) {
    expect(await statusOf(id)).toMatchObject({ status: 'QUEUED' });
    await runJobs();
    clock.set(addSeconds(clock.now(), 3_600));
  }
  expect(await statusOf(id)).toEqual({ status: 'FAILED', sent_at: null });
  failure = undefined;
  expect(await runJobs()).toBe(0);
  expect(sent).toHaveLength(8);
});

describe('by another way', () => {
  const WATCH = 'test.told';
  const code = { purpose: 'PURCHASE_CODE', dedupKey: 'code:1', watcher: { kind: WATCH, payload: { of: 1 } } } as const;
  const told = () =>
    sql<{ payload: unknown }>`select payload from jobs where kind = ${WATCH} order by run_at, id`
      .execute(database.db)
      .then(({ rows }) => rows.map(({ payload }) => payload));
  /** Runs what is due, told jobs apart, `times` a minute apart. */
  const runFor = async (times: number, by: MessageSender = sender) => {
    for (let run = 0; run < times; run += 1) {
      await runDueJobs({
        ...platform,
        handlers: { [SEND_JOB]: sendMessage(platform, notificationsPorts, by), [WATCH]: () => Promise.resolve() },
      });
      clock.set(addSeconds(clock.now(), 60));
    }
  };
  const refusing = (...channels: string[]): MessageSender => ({
    send: (message) => {
      sent.push(message);
      return channels.includes(message.channel) ? Promise.reject(new MessageRejected('no')) : Promise.resolve();
    },
  });

  test('a code that an SMS does not bring goes by WhatsApp, then by a call: the same text, one at a time', async () => {
    const id = await givenMessage(platform, code);
    await runFor(3, refusing('SMS', 'WHATSAPP'));
    expect(sent.map(({ channel }) => channel)).toEqual(['SMS', 'WHATSAPP', 'PHONE_CALL']);
    expect(new Set(sent.map(({ text, to }) => text + to)).size).toBe(1);
    // A vendor tells repetitions by it.
    expect(new Set(sent.map(({ dedupKey }) => dedupKey)).size).toBe(3);
    expect(await statusOf(id)).toMatchObject({ status: 'FAILED' });
    expect(await told()).toEqual([
      { of: 1, left: 'SMS', next: 'WHATSAPP' },
      { of: 1, left: 'WHATSAPP', next: 'PHONE_CALL' },
    ]);
  });

  test('what no way brings is told as that', async () => {
    await givenMessage(platform, { ...code, channel: 'WHATSAPP' });
    await runFor(4, refusing('SMS', 'WHATSAPP', 'PHONE_CALL'));
    expect(sent.map(({ channel }) => channel)).toEqual(['WHATSAPP', 'SMS', 'PHONE_CALL']);
    expect((await told()).at(-1)).toEqual({ of: 1, left: 'PHONE_CALL', next: null });
    expect(await runJobs()).toBe(0);
  });

  test('a code leaves a way that does not answer after three tries, a receipt only when it is given up', async () => {
    failure = new Error('gateway down');
    const id = await givenMessage(platform, code);
    await runFor(2);
    expect(await statusOf(id)).toMatchObject({ status: 'QUEUED' });
    await runFor(1);
    expect(await statusOf(id)).toMatchObject({ status: 'FAILED' });
    failure = undefined;
    await runFor(1);
    expect(sent.map(({ channel }) => channel)).toEqual(['SMS', 'SMS', 'SMS', 'WHATSAPP']);

    const receipt = await givenMessage(platform, { purpose: 'PAYMENT_RECEIVED' });
    failure = new Error('gateway down');
    await runFor(4);
    expect(await statusOf(receipt)).toMatchObject({ status: 'QUEUED' });
  });

  test('the caps count every way: with none left it ends, and says so', async () => {
    const id = await givenMessage(platform, code);
    for (let sends = 0; sends < 4; sends += 1) await givenMessage(platform, { purpose: 'LIMIT' });
    await runFor(2, refusing('SMS'));
    expect(await statusOf(id)).toMatchObject({ status: 'FAILED' });
    expect(await told()).toEqual([{ of: 1, left: 'SMS', next: null }]);
    expect(sent.filter(({ dedupKey }) => dedupKey.startsWith('code:1'))).toHaveLength(1);
  });

  test('a way is left once, though its job runs twice', async () => {
    const payload = { messageId: await givenMessage(platform, code) };
    const handle = sendMessage(platform, notificationsPorts, refusing('SMS'));
    await Promise.all([handle(payload, job(payload)), handle(payload, job(payload))]);
    expect(await told()).toHaveLength(1);
    const found = await sql<{ count: number }>`select count(*)::int as count from messages`.execute(database.db);
    expect(found.rows).toEqual([{ count: 2 }]);
  });
});

test('a message that was sent stays sent when its job is given up', async () => {
  const id = await givenMessage(platform);
  await runJobs();
  await handler().givenUp?.({ messageId: id });
  expect(await statusOf(id)).toMatchObject({ status: 'SENT' });
});

test('messages due together are read and marked together; one that fails keeps no other back', async () => {
  // Planted bug: one failure told of the whole batch hands the others over twice.
  const ids: string[] = [];
  for (let number = 1; number <= 6; number += 1)
    ids.push(await givenMessage(platform, { ...eMail, dedupKey: `code:${number}` }));
  const answers: Record<string, Error> = {
    'code:2': new Error('gateway down'),
    'code:5': new MessageRejected('no such number'),
  };
  const handed: string[] = [];
  const fussy = {
    send: ({ dedupKey }: OutgoingMessage) => {
      handed.push(dedupKey);
      const answer = answers[dedupKey];
      return answer ? Promise.reject(answer) : Promise.resolve();
    },
  };
  const handlers = { [SEND_JOB]: sendMessage(platform, notificationsPorts, fussy) };
  expect(await runDueJobs({ ...platform, handlers })).toBe(6);
  const statuses = async () => (await Promise.all(ids.map(statusOf))).map((row) => row?.status);
  expect(await statuses()).toEqual(['SENT', 'QUEUED', 'SENT', 'SENT', 'FAILED', 'SENT']);
  delete answers['code:2'];
  clock.set(addSeconds(clock.now(), 60));
  expect(await runDueJobs({ ...platform, handlers })).toBe(1);
  expect(await statuses()).toEqual(['SENT', 'SENT', 'SENT', 'SENT', 'FAILED', 'SENT']);
  expect(handed.toSorted()).toEqual(['code:1', 'code:2', 'code:2', 'code:3', 'code:4', 'code:5', 'code:6']);
});

test('a job whose message is not there fails by itself', async () => {
  const id = await givenMessage(platform);
  await sql`insert into jobs (id, kind, payload, run_at)
    values (gen_random_uuid(), ${SEND_JOB}, ${JSON.stringify({ messageId: newId() })}::jsonb, ${clock.now()}::timestamptz)`.execute(
    database.db,
  );
  expect(await runJobs()).toBe(2);
  expect(await statusOf(id)).toMatchObject({ status: 'SENT' });
  const open = await sql<{ error: string }>`select last_error as error from jobs where done_at is null`.execute(
    database.db,
  );
  expect(open.rows).toEqual([{ error: expect.stringContaining('no message') as string }]);
});

test('marks that cannot be written leave their jobs to be tried again', async () => {
  const id = await givenMessage(platform);
  await sql`alter table messages add constraint stuck check (status = 'QUEUED')`.execute(database.db);
  try {
    await runJobs();
    expect(await statusOf(id)).toMatchObject({ status: 'QUEUED' });
  } finally {
    await sql`alter table messages drop constraint stuck`.execute(database.db);
  }
  clock.set(addSeconds(clock.now(), 60));
  await runJobs();
  expect(await statusOf(id)).toMatchObject({ status: 'SENT' });
  expect(sent.map(({ dedupKey }) => dedupKey)).toEqual([`test:${id}`, `test:${id}`]);
});

test('a dedup key is used once, also by two at the same time', async () => {
  const both = await Promise.allSettled([1, 2].map(() => givenMessage(platform, { dedupKey: 'accepted:1' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(givenMessage(platform, { dedupKey: 'accepted:1' })).rejects.toEqual(new GuardMissed('message'));
  expect(await runJobs()).toBe(1);
});

test('neither the number nor the text stands in the database in clear', async () => {
  await givenMessage(platform);
  const stored = await sql`select to_jsonb(m)::text || to_jsonb(j)::text as all from messages m, jobs j`.execute(
    database.db,
  );
  expect(JSON.stringify(stored.rows)).not.toMatch(/988887777|123456\./);
});
