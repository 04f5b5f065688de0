import type { RouteName, Wire } from '@balcao/contract';
import { expect, test } from 'vitest';
import { assemble, readAppConfig } from '../../../app.ts';
import { notificationsPorts } from '../../../bindings.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { runDueJobs } from '../../../kernel/jobs/worker.ts';
import { call } from '../../../testing/counter.ts';
import { silentLog } from '../../../testing/platform.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { CODE } from '../../../testing/shop.ts';
import { MessageRejected, SEND_JOB, sendMessage } from '../../notifications/index.ts';
import { nextCpf } from '../testing.ts';

const { database, platform, clock, shop, app, signedIn } = prepareCounter();

const ask = async <K extends RouteName>(name: K, asked: Parameters<typeof call>[2] = {}) => {
  const answered = await call(app, name, { token: signedIn.token, ...asked });
  return { ...answered, body: answered.body as Wire<K>['answer'] };
};

test('a code that no way brings is told, with the ways that were tried; another sending begins anew', async () => {
  const { id } = (
    await ask('POST /application-engine/pre-application', { body: { cpf: nextCpf(), storeId: shop.storeId } })
  ).body.borrower;
  const { id: phoneId } = (
    await ask('POST /borrowers/{id}/phones', { params: { id }, body: { phoneNumber: '92981000001' } })
  ).body;
  const sendCode = (communicationChannel: string) =>
    ask('POST /borrowers/{id}/phones/{phoneId}/verification-code', {
      params: { id, phoneId },
      body: { communicationChannel },
    });
  await sendCode('SMS');
  const delivery = async () =>
    (await ask('GET /borrowers/{id}/phones/{phoneId}/verification-code', { params: { id, phoneId } })).body;
  expect(await delivery()).toEqual({ channel: 'SMS', undeliveredChannels: [], isUndelivered: false });
  const handlers = {
    ...assemble(platform, readAppConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), () => CODE).handlers,
    [SEND_JOB]: sendMessage(platform, notificationsPorts, {
      send: () => Promise.reject(new MessageRejected('no such number')),
    }),
  };
  const work = () => runDueJobs({ db: database.db, clock, log: silentLog, handlers, batch: 100 });
  // The message that fails, then its watcher.
  await work();
  await work();
  expect(await delivery()).toEqual({ channel: 'WHATSAPP', undeliveredChannels: ['SMS'], isUndelivered: false });
  while ((await work()) > 0);
  expect(await delivery()).toEqual({
    channel: 'PHONE_CALL',
    undeliveredChannels: ['SMS', 'WHATSAPP', 'PHONE_CALL'],
    isUndelivered: true,
  });
  clock.set(addSeconds(clock.now(), 61));
  await sendCode('WHATSAPP');
  expect(await delivery()).toEqual({ channel: 'WHATSAPP', undeliveredChannels: [], isUndelivered: false });
});
