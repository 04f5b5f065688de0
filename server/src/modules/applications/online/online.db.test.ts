import type { RouteName, Wire } from '@balcao/contract';
import { beforeEach, expect, test } from 'vitest';
import { assemble, readAppConfig } from '../../../app.ts';
import { notificationsPorts } from '../../../bindings.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { rowsOf } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { runDueJobs } from '../../../kernel/jobs/worker.ts';
import { call } from '../../../testing/counter.ts';
import { silentLog } from '../../../testing/platform.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { CODE } from '../../../testing/shop.ts';
import { cardOf, drawnBy, faceOf, jpegNamed } from '../../biometry/testing/pictures.ts';
import { nextCpf } from '../../borrowers/testing.ts';
import { decideAs } from '../testing/registration.ts';
import { bindFaceJudge, bindRecompute } from '../../faces/index.ts';
import { MessageRejected, SEND_JOB, sendMessage } from '../../notifications/index.ts';
import { saveConfiguration, savePublicConfiguration } from '../../retailers/index.ts';

const { database, platform, clock, shop, app, signedIn } = prepareCounter({ connections: 12, shopPer: 'test' });

const pictures = { ana: faceOf(3), far: faceOf(3, { width: 0.1 }), front: cardOf('front'), back: cardOf('back') };
type Picture = keyof typeof pictures;

beforeEach(async () => {
  bindRecompute(platform, drawnBy(pictures));
  await sql`delete from biometry_likenesses`.execute(database.db);
  await savePublicConfiguration(platform, '*', { application: { showApplicationOnlineForPreApproved: true } });
});

const ask = async <K extends RouteName>(name: K, asked: Parameters<typeof call>[2] = {}) => {
  const answered = await call(app, name, asked);
  return { ...answered, body: answered.body as Wire<K>['answer'] };
};
const atStore = <K extends RouteName>(name: K, asked: Parameters<typeof call>[2] = {}) =>
  ask(name, { token: signedIn.token, ...asked });

let made = 0;
const begin = (cpf: string) =>
  atStore('POST /application-engine/pre-application', { body: { cpf, storeId: shop.storeId } });

/** A customer whose phone the store verified, and nothing else. */
async function begun(cpf = nextCpf()): Promise<string> {
  const { id } = (await begin(cpf)).body.borrower;
  const phoneNumber = `929${String(82_000_000 + (made += 1))}`;
  const phone = (await atStore('POST /borrowers/{id}/phones', { params: { id }, body: { phoneNumber } })).body;
  const params = { id, phoneId: phone.id };
  await atStore('POST /borrowers/{id}/phones/{phoneId}/verification-code', { params, body: {} });
  await atStore('PATCH /borrowers/{id}/phones/{phoneId}/verify', { params, body: { verificationCode: CODE } });
  return id;
}

const send = (borrowerId: string) =>
  atStore('POST /application-engine/application/online/url/send', { body: { borrowerId } });
const linkOf = async (borrowerId: string) => (await send(borrowerId)).body.url.split('#')[1] ?? '';
const open = (token: string) => ask('POST /online-application/open', { body: { token } });
const page = (key: string) => ask('POST /online-application/page', { body: { key } });
const verify = (key: string, code: string = CODE) =>
  ask('POST /online-application/code/verify', { body: { key, code } });
const fill = (key: string, body: object) => ask('PATCH /online-application/data', { body: { key, ...body } });
const face = (key: string, name: Picture) =>
  ask('POST /online-application/face', { body: { key, imageBase64: jpegNamed(name) } });
const side = (key: string, name: Picture, of: 'front' | 'back') =>
  ask('POST /online-application/document/{side}', {
    params: { side: of },
    body: { key, imageBase64: jpegNamed(name), documentType: 'RG' },
  });
const submit = (key: string, consent = true) => ask('POST /online-application/send', { body: { key, consent } });

/** The key of a page whose customer a code identified. */
async function identified(borrowerId: string): Promise<string> {
  const { key } = (await open(await linkOf(borrowerId))).body;
  await ask('POST /online-application/code', { body: { key } });
  expect((await verify(key)).status).toBe(200);
  return key;
}

const data = { name: 'Ana Maria Souza', birthDate: '1990-02-28', professionId: 1, cep: '69005-040' };

test('a customer goes on alone from the link to the decision, and the store sees it at every step', async () => {
  await saveConfiguration(platform, shop, {
    application: { submitBiometry: true },
    borrower: { highRecurrenceConfigs: { allowedBillDueDays: [5, 10] } },
  });
  const cpf = nextCpf();
  const id = await begun(cpf);
  const { key, page: opened } = (await open(await linkOf(id))).body;
  // Before the code the page tells where codes go, and nothing of the customer.
  expect(opened).toMatchObject({ step: 'CODE', storeName: expect.any(String), registration: null, codeSentAt: null });
  expect(opened.phoneNumber).toMatch(/^\(92\) \*{5}-\d{4}$/);
  expect((await fill(key, data)).code).toBe('ONLINE_CODE_NEEDED');
  expect((await ask('POST /online-application/code', { body: { key } })).body.codeSentAt).not.toBeNull();
  expect((await ask('POST /online-application/code', { body: { key } })).code).toBe('PHONE_CODE_TOO_SOON');
  expect((await verify(key, '000000')).code).toBe('PHONE_CODE_WRONG');
  expect((await verify(key)).body).toMatchObject({
    step: 'DATA',
    registration: { name: '', status: expect.any(String) },
  });

  // What is wrong is refused by the rules of the store, and nothing is lost.
  expect((await fill(key, { birthDate: '2010-01-01' })).code).toBe('BORROWER_TOO_YOUNG');
  expect((await fill(key, { professionId: 999_999 })).code).toBe('PROFESSION_UNKNOWN');
  expect((await fill(key, { name: 'Ana' })).code).toBe('BAD_REQUEST');
  expect((await submit(key)).code).toBe('APPLICATION_DATA_MISSING');
  const found = (cep: string) => ask('POST /online-application/address', { body: { key, cep } });
  expect((await found('69005-140')).body).toMatchObject({
    logradouro: 'Avenida Sete de Setembro',
    localidade: 'Manaus',
  });
  expect((await fill(key, data)).body).toMatchObject({ step: 'PHOTOS', registration: { cep: '69005040', face: null } });
  expect((await begin(cpf)).body.borrower).toMatchObject({ name: 'Ana Maria Souza' });

  expect((await face(key, 'far')).code).toBe('FACE_TOO_FAR');
  expect((await face(key, 'ana')).body).toMatchObject({ status: 'COMPLETED' });
  expect((await side(key, 'front', 'front')).status).toBe(200);
  expect((await submit(key)).code).toBe('APPLICATION_PHOTOS_MISSING');
  expect((await side(key, 'front', 'back')).code).toBe('DOCUMENT_ALREADY_EXISTS');
  expect((await side(key, 'back', 'back')).status).toBe(200);
  expect((await page(key)).body).toMatchObject({
    step: 'DUE_DAY',
    registration: { face: 'COMPLETED', documentType: 'RG', sides: ['front', 'back'], allowedBillDueDays: [5, 10] },
  });
  const day = (billDueDay: number) => ask('PATCH /online-application/bill-due-day', { body: { key, billDueDay } });
  expect((await day(6)).code).toBe('BILL_DUE_DAY_NOT_ALLOWED');
  expect((await day(10)).body).toMatchObject({ step: 'SEND', registration: { billDueDay: 10 } });

  expect((await submit(key, false)).code).toBe('BAD_REQUEST');
  expect((await submit(key)).body).toMatchObject({ step: 'RESULT', registration: { status: 'UNDER_ANALYSIS' } });
  // Sent again after a lost answer, it stays as it is; nothing else is changed any more.
  expect((await submit(key)).body).toMatchObject({ step: 'RESULT' });
  expect((await fill(key, data)).code).toBe('REGISTRATION_NOT_OPEN');
  expect((await side(key, 'back', 'back')).code).toBe('REGISTRATION_NOT_OPEN');
  expect((await begin(cpf)).body).toMatchObject({ status: 'UNDER_ANALYSIS' });
  // What was typed is shown no more.
  expect((await page(key)).body.registration).toMatchObject({ birthDate: null, cep: null });

  const rows = await rowsOf(
    database.db,
    sql<{ operator: string | null; has_consent: boolean; jobs: number }>`select a.operator_id as operator,
      l.consented_at is not null as has_consent,
      (select count(*)::int from jobs j where j.payload ->> 'borrowerId' = ${id} and j.kind = 'applications.decide') as jobs
      from applications a join application_links l on l.borrower_id = a.borrower_id where a.borrower_id = ${id}::uuid`,
  );
  expect(rows).toEqual([{ operator: null, has_consent: true, jobs: 1 }]);
  const trail = await rowsOf(
    database.db,
    sql<{ action: string; principal: string }>`select action, principal from audit_entries where subject = ${id}
      and (action like 'application-link.%' or action = 'application.submitted') order by at, id`,
  );
  expect(trail.map(({ action, principal }) => `${action} ${principal}`)).toEqual([
    'application-link.sent operator',
    'application-link.opened system',
    'application-link.code-sent system',
    'application-link.wrong-code system',
    'application-link.identified system',
    'application.submitted customer',
  ]);
});

test('a code that no way brings is told on the page, with the ways that were tried; another sending begins anew', async () => {
  const { key } = (await open(await linkOf(await begun()))).body;
  const { handlers } = assemble(platform, readAppConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), () => CODE);
  const work = async (by: typeof handlers) => {
    while ((await runDueJobs({ db: database.db, clock, log: silentLog, handlers: by, batch: 100 })) > 0);
  };
  // What the store sent arrived, and counts no more against the caps of the phone.
  await work(handlers);
  clock.set(addSeconds(clock.now(), 16 * 60));
  await ask('POST /online-application/code', { body: { key } });
  const delivery = async () => (await page(key)).body.codeDelivery;
  expect(await delivery()).toEqual({ channel: 'SMS', undeliveredChannels: [], isUndelivered: false });
  const nobody = { send: () => Promise.reject(new MessageRejected('no such number')) };
  await work({ ...handlers, [SEND_JOB]: sendMessage(platform, notificationsPorts, nobody) });
  const undeliveredChannels = ['SMS', 'WHATSAPP', 'PHONE_CALL'];
  expect(await delivery()).toEqual({ channel: 'PHONE_CALL', undeliveredChannels, isUndelivered: true });
  clock.set(addSeconds(clock.now(), 61));
  await ask('POST /online-application/code', { body: { key } });
  expect(await delivery()).toEqual({ channel: 'SMS', undeliveredChannels: [], isUndelivered: false });
});

// Planted: the fragment of the opening without 'key_hash is null' gave two hundred keys.
test('two hundred who open one link at once open it once', async () => {
  const token = await linkOf(await begun());
  const all = await Promise.all(Array.from({ length: 200 }, () => open(token)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(all.filter(({ code }) => code === 'ONLINE_LINK_USED')).toHaveLength(199);
}, 30_000);

test('a dead link says why: unknown, opened on another device, replaced, over after a day, or sent', async () => {
  const id = await begun();
  expect((await open('x'.repeat(43))).code).toBe('ONLINE_LINK_UNKNOWN');
  expect((await page('x'.repeat(43))).code).toBe('ONLINE_LINK_UNKNOWN');
  const first = await linkOf(id);
  const { key } = (await open(first)).body;
  expect((await open(first)).code).toBe('ONLINE_LINK_USED');
  // A newer link takes the place of the page that the older one opened, too.
  const second = await linkOf(id);
  expect((await open(first)).code).toBe('ONLINE_LINK_UNKNOWN');
  expect((await page(key)).code).toBe('ONLINE_LINK_UNKNOWN');
  clock.set(addSeconds(clock.now(), 24 * 60 * 60));
  expect((await open(second)).code).toBe('ONLINE_LINK_EXPIRED');
});

test('a link of a registration that the store sent meanwhile opens nothing', async () => {
  const id = await begun();
  const token = await linkOf(id);
  await atStore('PATCH /borrowers/{id}', { params: { id }, body: data });
  const body = { borrowerId: id, storeId: shop.storeId };
  expect((await atStore('POST /application-engine/application', { body })).status).toBe(200);
  expect((await open(token)).code).toBe('ONLINE_LINK_DONE');
  expect((await send(id)).code).toBe('REGISTRATION_NOT_OPEN');
});

test('codes are guessed five times and ten a day; an hour later the page asks for another one', async () => {
  const id = await begun();
  const { key } = (await open(await linkOf(id))).body;
  expect((await verify(key)).code).toBe('PHONE_CODE_OVER');
  const another = async () => {
    clock.set(addSeconds(clock.now(), 60));
    return ask('POST /online-application/code', { body: { key } });
  };
  for (let code = 0; code < 2; code += 1) {
    await another();
    for (let guess = 0; guess < 5; guess += 1) expect((await verify(key, '000000')).code).toBe('PHONE_CODE_WRONG');
    expect((await verify(key)).code).toBe('PHONE_CODE_OVER');
  }
  await another();
  expect((await verify(key)).code).toBe('TOO_MANY_REQUESTS');
  const later = await identified(await begun());
  clock.set(addSeconds(clock.now(), 60 * 60));
  expect((await fill(later, data)).code).toBe('ONLINE_CODE_NEEDED');
  expect((await page(later)).body).toMatchObject({ step: 'CODE', registration: null });
});

test('where faces are not compared a face that is kept is enough; without the flag no link is sent', async () => {
  const id = await begun();
  const key = await identified(id);
  await fill(key, data);
  expect((await face(key, 'far')).body).toMatchObject({ status: 'SAVED' });
  await side(key, 'front', 'front');
  await side(key, 'back', 'back');
  expect((await page(key)).body).toMatchObject({ step: 'SEND', registration: { allowedBillDueDays: [] } });
  await savePublicConfiguration(platform, '*', {});
  expect((await send(id)).code).toBe('ONLINE_APPLICATION_NOT_OFFERED');
});

test('a denial that no person made is reviewed by one as the customer asks, once', async () => {
  const id = await begun();
  const key = await identified(id);
  const review = () => ask('POST /online-application/review', { body: { key, text: 'Já paguei' } });
  expect((await review()).code).toBe('REVIEW_NOT_AVAILABLE');
  await fill(key, data);
  const sent = await atStore('POST /application-engine/application', {
    body: { borrowerId: id, storeId: shop.storeId },
  });
  expect(sent.status).toBe(200);
  await decideAs(platform, id, { outcome: 'DENIED', codes: ['R07'], limitCents: null });
  expect((await page(key)).body.registration).toMatchObject({ status: 'DENIED', mayAskReview: true });
  expect((await review()).body).toMatchObject({ step: 'RESULT', registration: { status: 'MANUAL_ANALYSIS' } });
  expect((await review()).code).toBe('REVIEW_NOT_AVAILABLE');
});

test('where the store wants a living face nothing is sent without one', async () => {
  await saveConfiguration(platform, shop, {
    application: { submitBiometry: true },
    biometry: { isLivenessRequired: true },
  });
  bindFaceJudge(platform, () => Promise.resolve({ outcome: 'DOUBTFUL', reasons: ['NO_PORTRAIT'], similarity: null }));
  const id = await begun();
  const key = await identified(id);
  await fill(key, data);
  await face(key, 'ana');
  await side(key, 'front', 'front');
  await side(key, 'back', 'back');
  // A photograph alone is not enough, on the phone or in the store.
  expect((await page(key)).body).toMatchObject({ step: 'PHOTOS', registration: { lacksLiveness: true } });
  expect((await submit(key)).code).toBe('APPLICATION_PHOTOS_MISSING');
  const body = { borrowerId: id, storeId: shop.storeId, livenessCheckExecuted: true };
  expect((await atStore('POST /application-engine/application', { body })).code).toBe('APPLICATION_PHOTOS_MISSING');
  expect((await ask('POST /online-application/challenge', { body: { key } })).status).toBe(200);
  const shots = { imageBase64: jpegNamed('ana'), biometryObject: { pictures: [jpegNamed('ana')] } };
  expect((await ask('POST /online-application/liveness', { body: { key, ...shots } })).body).toMatchObject({
    status: 'COMPLETED',
  });
  expect((await page(key)).body).toMatchObject({ step: 'SEND', registration: { lacksLiveness: false } });
  expect((await submit(key)).status).toBe(200);
});
