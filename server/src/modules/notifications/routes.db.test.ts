import type { FastifyInstance } from 'fastify';
import { sql } from '../../kernel/db/sql.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import type { Platform } from '../../kernel/platform.ts';
import { runDueJobs } from '../../kernel/jobs/worker.ts';
import { fakeAuthenticate, testServer } from '../../testing/http.ts';
import { notificationsPorts } from '../../bindings.ts';
import { say, SEND_JOB, sendMessage } from './index.ts';
import { notificationsRoutes } from './routes.ts';
import { givenMessage } from './testing.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';

interface Shown {
  id: string;
  to: string;
  text: string;
  sentAt: string;
}

const { database, platform, clock } = prepareCounter({ at: '2026-11-21T10:00:00Z' });
const apps: FastifyInstance[] = [];

afterAll(() => Promise.all(apps.map((app) => app.close())));
beforeEach(() => sql`truncate messages, jobs`.execute(database.db));

const said = (limite: string) => say('limit', { limite });
const sendAll = async () => {
  const handlers = { [SEND_JOB]: sendMessage(platform, notificationsPorts, { send: () => Promise.resolve() }) };
  while ((await runDueJobs({ ...platform, handlers })) > 0);
};

async function inbox(isInboxEmbedded: boolean) {
  const routesOf = (served: Platform) => notificationsRoutes(served, notificationsPorts, { isInboxEmbedded });
  const app = await testServer(platform, routesOf, fakeAuthenticate({}));
  apps.push(app);
  return (query = '') => app.inject({ url: `/inbox/messages${query}` });
}

test('the inbox shows sent messages, the newest first', async () => {
  const first = await givenMessage(platform, { words: said('um') });
  await sendAll();
  clock.set(addSeconds(clock.now(), 1));
  const second = await givenMessage(platform, { words: said('dois') });
  await sendAll();
  await givenMessage(platform, { words: said('not sent yet') });
  const shown = (await (await inbox(true))()).json<Shown[]>();
  expect(shown.map(({ id }) => id)).toEqual([second, first]);
  expect(shown[0]).toMatchObject({
    to: '+5592988887777',
    text: 'UME: seu limite disponível é de dois.',
    sentAt: '2026-11-21T10:00:01.000Z',
  });
});

test('it is asked for one phone, whole or in part', async () => {
  await givenMessage(platform, { to: '+5592988887777' });
  await givenMessage(platform, { to: '+5592977776666' });
  await sendAll();
  const show = await inbox(true);
  for (const to of ['92988887777', '(92) 98888-7777', '%2B5592988887777', '8887777']) {
    const shown = (await show(`?to=${to}`)).json<Shown[]>();
    expect(shown.map((each) => each.to)).toEqual(['+5592988887777']);
  }
  expect((await show('?to=92911112222')).json()).toEqual([]);
});

test('it shows at most a hundred', async () => {
  for (let count = 0; count < 101; count += 1) await givenMessage(platform);
  await sendAll();
  expect((await (await inbox(true))()).json<Shown[]>()).toHaveLength(100);
});

test('while messages go elsewhere there is no inbox', async () => {
  await givenMessage(platform);
  await sendAll();
  const answer = await (await inbox(false))();
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
});
