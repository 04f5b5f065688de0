import { expect, test } from 'vitest';
import { assemble, readAppConfig } from '../../app.ts';
import { rowsOf } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { runDueJobs } from '../../kernel/jobs/worker.ts';
import { givenSession } from '../../testing/counter.ts';
import { silentLog } from '../../testing/platform.ts';
import { CODE } from '../../testing/shop.ts';
import { nextCpf } from '../borrowers/testing.ts';
import { goldenSheet, readGolden } from '../decisions/index.ts';
import { givenPolicyDocument } from '../policies/testing.ts';
import { givenCustomerSession } from '../portal/testing.ts';
import { saveConfiguration } from '../retailers/index.ts';
import { prepareRegistration } from './testing/registration.ts';
import { leaveToPerson } from './use-cases/decide-application.ts';

const { database, platform, clock, shop, signedIn, ...registration } = prepareRegistration();
const { ask, begin, send, status, filled, decide } = registration;

test('nobody is approved on silence, and a decision is written once', async () => {
  const silent = await filled();
  await send(silent.borrower.id);
  await decide(silent.borrower.id, { isBureauSilent: true });
  expect(await status(silent.borrower.id)).toMatchObject({ status: 'MANUAL_ANALYSIS', limit: null });
  const { borrower } = await filled();
  await send(borrower.id);
  // Two workers after a crash: the one that comes second writes nothing.
  const keys = await Promise.all(
    [decide(borrower.id), decide(borrower.id), decide(borrower.id)].map((one) => one.catch(() => null)),
  );
  expect(keys.filter((key) => key !== null).length).toBeGreaterThan(0);
  await leaveToPerson(platform, keys.find((key) => key !== null) ?? { borrowerId: '', id: '' });
  expect(await status(borrower.id)).toMatchObject({ status: 'APPROVED', limit: { totalLimit: 800 } });
  const changes = await rowsOf(
    database.db,
    sql<{ n: number }>`select count(*) as n from credit_limit_changes where borrower_id = ${borrower.id}::uuid`,
  );
  expect(changes).toEqual([{ n: 1 }]);
});

test('a denial is reviewed once by a person, and after 30 days decided anew once a code proved the phone', async () => {
  const cpf = nextCpf();
  const { borrower } = await filled(cpf);
  await send(borrower.id);
  await decide(borrower.id, { outcome: 'DENIED', codes: ['R07'], limitCents: null });
  expect((await begin(cpf)).body).toMatchObject({
    status: 'DENIED',
    application: { mayAskReview: true, shouldReevaluate: false },
  });
  let { token } = signedIn;
  const again = () => ask('POST /application-engine/reevaluate', { body: { borrowerId: borrower.id }, token });
  expect(await again()).toMatchObject({ code: 'REEVALUATION_NOT_AVAILABLE' });
  clock.set('2026-12-22T15:00:00Z');
  token = await givenSession(platform, shop.retailerId, shop.actor.operatorId);
  const later = (await begin(cpf, token)).body;
  expect(later.application).toMatchObject({ shouldReevaluate: true });
  expect(await again()).toMatchObject({ code: 'REEVALUATION_CODE_MISSING' });
  const [phone] = later.borrower.phones;
  const params = { id: borrower.id, phoneId: phone?.id ?? '' };
  await ask('POST /borrowers/{id}/phones/{phoneId}/verification-code', { params, body: {}, token });
  const proved = await ask('PATCH /borrowers/{id}/phones/{phoneId}/verify', {
    params,
    body: { verificationCode: CODE },
    token,
  });
  expect(proved).toMatchObject({ body: { status: 'DENIED' } });
  expect(await status(borrower.id, token)).toMatchObject({ status: 'DENIED', shouldReevaluate: true });
  await saveConfiguration(platform, shop, { safeLists: { reevaluation: '' } });
  expect(await again()).toMatchObject({ code: 'REEVALUATION_NOT_AVAILABLE' });
  await saveConfiguration(platform, shop, {});
  expect((await again()).body).toMatchObject({ status: 'UNDER_ANALYSIS' });
  expect(await status(borrower.id, token)).toMatchObject({ status: 'UNDER_ANALYSIS', shouldReevaluate: false });
  await decide(borrower.id, { outcome: 'DENIED', codes: ['R07'], limitCents: null });
  const review = () =>
    ask('POST /application-engine/application/review', { body: { borrowerId: borrower.id, text: 'Paguei' }, token });
  expect((await review()).body).toMatchObject({ status: 'MANUAL_ANALYSIS' });
  expect(await review()).toMatchObject({ code: 'REVIEW_NOT_AVAILABLE' });
});

test('who is signed in reads what was decided and why, and has a person look at it, once', async () => {
  const { borrower } = await filled();
  const token = await givenCustomerSession(platform, borrower.id);
  const read = async () => (await ask('GET /portal/decision', { token })).body;
  const review = () => ask('POST /portal/decision/review', { body: { text: 'Paguei' }, token });
  expect(await review()).toMatchObject({ code: 'REVIEW_NOT_AVAILABLE' });
  await send(borrower.id);
  expect(await read()).toMatchObject({ status: 'UNDER_ANALYSIS', reasons: [], review: null });
  const key = await decide(borrower.id, { outcome: 'DENIED', codes: ['R07'], limitCents: null });
  expect(await read()).toEqual({
    status: 'DENIED',
    storeName: 'Centro',
    decidedOn: '2026-11-21',
    reasons: ['Há dívidas em atraso registradas em seu nome acima do valor aceito.'],
    review: 'AVAILABLE',
    reviewAskedOn: null,
  });
  const asked = { status: 'MANUAL_ANALYSIS', reasons: [], review: 'WAITING', reviewAskedOn: '2026-11-21' };
  expect((await review()).body).toMatchObject(asked);
  expect(await review()).toMatchObject({ code: 'REVIEW_NOT_AVAILABLE' });
  await sql`update applications set status = 'DENIED', decided_by = ${shop.actor.operatorId}::uuid,
      decided_by_name = 'Ana', decision_reason = 'x', decided_at = now()
    where borrower_id = ${key.borrowerId}::uuid and id = ${key.id}::uuid`.execute(database.db);
  await sql`update borrowers set status = 'DENIED' where id = ${borrower.id}::uuid`.execute(database.db);
  expect(await read()).toMatchObject({ status: 'DENIED', review: 'ANSWERED' });
  const other = await filled();
  const theirs = await givenCustomerSession(platform, other.borrower.id);
  expect((await ask('GET /portal/decision', { token: theirs })).body).toMatchObject({ reasons: [], review: null });
});

test('the published policy and the embedded bureau decide, with a record', async () => {
  await givenPolicyDocument(database.db, { kind: 'credit', document: goldenSheet(readGolden()) });
  // Test CPFs of the bureau: one that is clean with a score of 742, and one of a dead person.
  const clean = await filled('00010742298');
  expect(clean.status).toBe('PRE_APPLICATION_APPROVED');
  await send(clean.borrower.id);
  const { handlers } = assemble(platform, readAppConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), () => CODE);
  await runDueJobs({ db: database.db, clock, log: silentLog, handlers, batch: 100 });
  expect(await status(clean.borrower.id)).toMatchObject({ status: 'APPROVED' });
  const records = await rowsOf(
    database.db,
    sql<{ outcome: string }>`select outcome from credit_decisions where borrower_id = ${clean.borrower.id}::uuid`,
  );
  expect(records).toEqual([{ outcome: 'APPROVED' }]);
});
