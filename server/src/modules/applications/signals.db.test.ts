import { expect, test } from 'vitest';
import { assemble, readAppConfig } from '../../app.ts';
import { applicationsPorts } from '../../bindings.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import { sql } from '../../kernel/db/sql.ts';
import { runDueJobs } from '../../kernel/jobs/worker.ts';
import { refuse } from '../../kernel/refusal.ts';
import { newToken } from '../../kernel/secrets.ts';
import { silentLog } from '../../testing/platform.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { givenConflict } from '../biometry/testing.ts';
import { completeCpf, findRegistering, knownPhoneFragment, newPhoneRow } from '../borrowers/index.ts';
import { goldenSheet, readGolden } from '../decisions/index.ts';
import { givenPolicyDocument } from '../policies/testing.ts';
import { signalsOf } from './applicant.ts';
import { findLink, newLinkFragment, openedFragment } from './online/link-store.ts';
import { findApplication } from './store.ts';
import { type ApplicationKey, givenApplication } from './testing.ts';
import { decideJob } from './use-cases/start-application.ts';

const { database, platform, clock, shop } = prepareCounter({ databasePer: 'file', shopPer: 'file' });

const PHONE = '+5592977770001';
const DAY = 86_400;
const days = (count: number) => addSeconds(clock.now(), count * DAY);

async function signals(key: ApplicationKey) {
  const { borrower } = (await findRegistering(database.db, key.borrowerId)) ?? refuse('BORROWER_NOT_FOUND');
  const application = (await findApplication(database.db, key)) ?? refuse('APPLICATION_NOT_FOUND');
  return signalsOf(platform, applicationsPorts, { borrower, application }, clock.now());
}

/** A number that a customer had, proved so many days ago, and gave up. */
const hadPhone = (borrowerId: string, phone: string, ago: number, isProved = true) => {
  const at = days(-ago);
  const row = newPhoneRow(platform.secrets, { borrowerId, phone, verifiedAt: isProved ? at : null }, at);
  return guardedWrite(database.db, [knownPhoneFragment({ ...row, removedAt: at })]);
};

/** A registration whose link a device opened. */
async function onDevice(device: string | undefined): Promise<ApplicationKey> {
  const key = await givenApplication(platform, shop);
  const token = newToken();
  const of = { borrowerId: key.borrowerId, applicationId: key.id, retailerId: shop.retailerId };
  await guardedWrite(database.db, [newLinkFragment(of, token, clock.now())]);
  const link = await findLink(database.db, token);
  await guardedWrite(database.db, [openedFragment(link, { key: newToken(), device }, clock.now())]);
  return key;
}

test('a telephone counts under each other CPF that has it or proved it in 90 days, and a slip does not', async () => {
  const key = await givenApplication(platform, shop, { borrower: { phone: PHONE } });
  expect(await signals(key)).toEqual({
    phoneOtherCpf90d: 0,
    phoneAgeDays: null,
    faceOtherCpf: null,
    deviceCpfs7d: null,
  });
  const others = await Promise.all([1, 2, 3, 4].map(() => givenApplication(platform, shop)));
  const [proved, old, slip, twice] = others.map(({ borrowerId }) => borrowerId);
  await hadPhone(proved ?? '', PHONE, 89);
  await hadPhone(old ?? '', PHONE, 91);
  await hadPhone(slip ?? '', PHONE, 1, false);
  await hadPhone(twice ?? '', PHONE, 10);
  await hadPhone(twice ?? '', PHONE, 5);
  await hadPhone(key.borrowerId, PHONE, 40);
  expect(await signals(key)).toMatchObject({ phoneOtherCpf90d: 2, phoneAgeDays: 40 });
  // Who has it now counts whenever it was proved.
  await givenApplication(platform, shop, { borrower: { phone: PHONE } });
  expect(await signals(key)).toMatchObject({ phoneOtherCpf90d: 3 });
});

test('customers that one device registered in seven days; a till is no device of a customer', async () => {
  const device = crypto.randomUUID();
  const first = await onDevice(device);
  expect(await signals(first)).toMatchObject({ deviceCpfs7d: 1 });
  await onDevice(device);
  await onDevice(crypto.randomUUID());
  expect(await signals(first)).toMatchObject({ deviceCpfs7d: 2 });
  expect(await signals(await onDevice(undefined))).toMatchObject({ deviceCpfs7d: null });
  clock.set(days(8));
  expect(await signals(await onDevice(device))).toMatchObject({ deviceCpfs7d: 1 });
});

test('a face counts as of another customer while nobody has decided on it', async () => {
  const key = await givenApplication(platform, shop);
  await givenConflict(platform, shop.retailerId, key.borrowerId);
  expect(await signals(key)).toMatchObject({ faceOtherCpf: false });
  const of = sql`where borrower_id = ${key.borrowerId}::uuid`;
  await sql`update biometry_faces set doubts = '["FACE_OF_OTHER"]' ${of}`.execute(database.db);
  expect(await signals(key)).toMatchObject({ faceOtherCpf: true });
  await sql`update biometry_faces set status = 'COMPLETED' ${of}`.execute(database.db);
  expect(await signals(key)).toMatchObject({ faceOtherCpf: false });
  await sql`update biometry_faces set status = 'SAVED' ${of}`.execute(database.db);
  expect(await signals(key)).toMatchObject({ faceOtherCpf: null });
});

test('the published policy leads who is clean to a person where another customer proved the telephone', async () => {
  await givenPolicyDocument(database.db, { kind: 'credit', document: goldenSheet(readGolden()) });
  const { handlers } = assemble(platform, readAppConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  const decided = async (nine: string, phone: string) => {
    const borrower = { cpf: completeCpf(nine), phone };
    const application = { status: 'UNDER_ANALYSIS' as const, operatorId: shop.actor.operatorId };
    const key = await givenApplication(platform, shop, { borrower, application });
    await guardedWrite(database.db, [decideJob(key.borrowerId, key.id, clock.now())]);
    await runDueJobs({ db: database.db, clock, log: silentLog, handlers, batch: 100 });
    return findApplication(database.db, key);
  };
  // Test CPFs of the bureau, both clean.
  expect(await decided('000107422', '+5592977770002')).toMatchObject({ status: 'APPROVED', reasons: [] });
  expect(await decided('000107432', '+5592977770002')).toMatchObject({ status: 'MANUAL_ANALYSIS', reasons: ['R19'] });
});
