import { beforeEach, describe, expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { sql } from '../../kernel/db/sql.ts';
import { call } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { givenCustomer, grant } from '../../testing/shop.ts';
import { findPortrait } from '../borrowers/index.ts';
import { givenOperator } from '../identity/testing.ts';
import { bindFaceJudge, bindRecompute } from '../faces/index.ts';
import { addConflictingFace, bindBiometryCheck, claimFace, releaseFace } from './index.ts';
import type { BiometryCheck } from './ports.ts';
import { documentFindingOf } from './rules/document-finding.ts';
import { finding, findingOf } from './rules/face-finding.ts';
import { cardOf, drawnBy, faceOf, jpegNamed } from './testing/pictures.ts';
import { decideBiometry } from './use-cases/decide-biometry.ts';

const { platform, shop, clock, app, signedIn, staff, database } = prepareCounter();

const embedded: BiometryCheck = {
  face: ({ picture, portrait }) => Promise.resolve(findingOf(picture.faces, portrait?.faces ?? null)),
  document: ({ picture, ...of }) => Promise.resolve(documentFindingOf(picture.page, picture.faces, of)),
  status: () => Promise.resolve(finding({ code: 'PROCESS_IN_PROGRESS_NOT_FOUND' })),
};
const pictures = {
  ana: faceOf(3),
  'ana again': faceOf(3),
  bia: faceOf(17),
  far: faceOf(3, { width: 0.1 }),
  covered: faceOf(29, { score: 0.4 }),
  unread: { ...faceOf(31), faces: null },
  front: cardOf('front'),
  back: cardOf('back'),
  cnh: cardOf('cnh'),
  wall: cardOf('wall', { contrast: 2 }),
  large: { broken: 'TOO_LARGE' as const },
  lost: null,
};
let customer: string;
beforeEach(async () => {
  bindRecompute(platform, drawnBy(pictures));
  bindBiometryCheck(platform, embedded);
  // Faces of other tests are not known here.
  await sql`delete from biometry_likenesses`.execute(database.db);
  customer = await givenCustomer(platform, shop, { status: 'INCOMPLETE' });
});

const FACE = 'POST /datalake-acesso/biometry/borrowers/{id}';
const SIDE = 'POST /datalake-acesso/biometry/borrowers/{id}/document/{side}';
const STATUS = 'PATCH /datalake-acesso/biometry/borrowers/{id}/status';
const token = () => signedIn.token;
const sendFace = (name: keyof typeof pictures, of = customer, submitBiometry = true) =>
  call(app, FACE, { params: { id: of }, body: { imageBase64: jpegNamed(name), submitBiometry }, token: token() });
const sendSide = (name: keyof typeof pictures, side: string, documentType = 'RG') =>
  call(app, SIDE, {
    params: { id: customer, side },
    body: { imageBase64: jpegNamed(name), documentType },
    token: token(),
  });
const status = (of = customer) => call(app, STATUS, { params: { id: of }, token: token() });
const shown = (what: 'face' | 'document', of = customer) =>
  call(app, `GET /datalake-acesso/biometry/borrowers/{id}/${what}`, { params: { id: of }, token: token() });
const audited = async (action: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from audit_entries
    where action = ${action} and subject = ${customer}`.execute(database.db);
  return rows[0]?.n;
};

describe('the face', () => {
  test('that is good is kept sealed, confirmed, and becomes the portrait; nobody takes another', async () => {
    expect(await sendFace('ana')).toMatchObject({
      status: 200,
      body: { code: 'SUCCESS', message: 'Imagem sendo processada', status: 'COMPLETED' },
    });
    expect((await status()).body).toEqual({ status: 'COMPLETED', analysisEndsAt: null });
    expect(Buffer.from((await findPortrait(database.db, customer))?.bytes ?? []).toString()).toBe('face of 3');
    const { rows } = await sql<{ content_sealed: string }>`select content_sealed from biometry_faces
      where borrower_id = ${customer}::uuid`.execute(database.db);
    expect(Buffer.from(rows[0]?.content_sealed ?? '', 'base64').toString()).not.toContain('face of');
    expect((await sendFace('ana again')).code).toBe('BIOMETRY_ALREADY_CONCLUDED');
  });

  test('is shown to who looked the customer up, and every view is recorded; before there is one it is not found', async () => {
    expect((await shown('face')).code).toBe('SUCCESSFUL_FACE_IMAGE_NOT_FOUND');
    await sendFace('ana');
    const { body } = await shown('face');
    expect(body).toMatchObject({ imagebase64: Buffer.from('face of 3').toString('base64'), status: 'COMPLETED' });
    expect(await audited('biometry.face-seen')).toBe(1);
    await sql`delete from lookup_grants where borrower_id = ${customer}::uuid`.execute(database.db);
    expect((await shown('face')).code).toBe('BORROWER_NOT_FOUND');
  });

  test('that shows too little is refused with why, and nothing is kept', async () => {
    expect(await sendFace('far')).toMatchObject({ code: 'FACE_TOO_FAR', message: 'Rosto longe demais' });
    expect((await status()).code).toBe('BIOMETRY_NOT_FOUND');
  });

  test.each([
    ['large', 'IMAGE_FILE_ERROR'],
    ['lost', 'SERVICE_UNAVAILABLE'],
  ] as const)('%s is %s', async (name, code) => {
    expect((await sendFace(name)).code).toBe(code);
  });

  test('that is not to be compared is kept, and may be taken again', async () => {
    expect((await sendFace('ana', customer, false)).body).toMatchObject({ status: 'SAVED' });
    expect((await sendFace('far', customer, false)).body).toMatchObject({ status: 'SAVED' });
    expect(await findPortrait(database.db, customer)).toBeUndefined();
  });

  test('of somebody with another CPF is in conflict, whatever is taken after it, until an analyst decides', async () => {
    const first = await givenCustomer(platform, shop, { status: 'INCOMPLETE' });
    await sendFace('ana', first);
    expect((await sendFace('ana again')).body).toMatchObject({ status: 'CONFLICT' });
    expect((await status()).body).toEqual({ status: 'CONFLICT', analysisEndsAt: '2026-11-21T15:30:00.000Z' });
    expect((await sendFace('bia')).body).toMatchObject({ status: 'CONFLICT' });
    expect((await shown('face')).body).toMatchObject({ doubts: ['FACE_OF_OTHER'] });
    expect(await findPortrait(database.db, customer)).toBeUndefined();

    const analyst = asOperator({ ...shop.actor, role: 'analyst', operatorId: staff.analyst.operatorId });
    const decision = { status: 'COMPLETED', reason: 'São gêmeas' } as const;
    await expectRefusal(decideBiometry(platform, analyst, customer, decision), 'BORROWER_NOT_FOUND');
    await grant(platform, { ...shop, actor: analyst.actor }, customer);
    await expectRefusal(decideBiometry(platform, asOperator(shop.actor), customer, decision), 'OWN_BIOMETRY');
    expect(await decideBiometry(platform, analyst, customer, decision)).toMatchObject({ status: 'COMPLETED' });
    await expectRefusal(decideBiometry(platform, analyst, customer, decision), 'BIOMETRY_DECIDED');
    expect((await findPortrait(database.db, customer))?.contentType).toBe('image/jpeg');
  });

  test('in conflict is decided by who has it, and about the picture that was looked at', async () => {
    await sendFace('covered');
    const of = (operatorId: string, name: string) => asOperator({ ...shop.actor, role: 'analyst', operatorId, name });
    const olga = of(staff.analyst.operatorId, 'Olga');
    const rui = of(await givenOperator(platform, { retailerId: shop.retailerId, role: 'analyst' }), 'Rui');
    await claimFace(platform, olga, customer);
    await expectRefusal(claimFace(platform, rui, customer), 'BIOMETRY_CLAIMED');
    await grant(platform, { ...shop, actor: rui.actor }, customer);
    const decision = { status: 'CANCELED', reason: 'Outra pessoa' } as const;
    await expectRefusal(decideBiometry(platform, rui, customer, decision), 'BIOMETRY_CLAIMED');
    const { takenAt } = (await shown('face')).body as { takenAt: string };
    clock.set(addSeconds(clock.now(), 5));
    // Another picture: nobody has it any more, and a word about the one before is none about it.
    await sendFace('covered');
    await expectRefusal(releaseFace(platform, olga, customer), 'BIOMETRY_NOT_CLAIMED');
    await expectRefusal(decideBiometry(platform, olga, customer, { ...decision, takenAt }), 'BIOMETRY_RETAKEN');
    await claimFace(platform, rui, customer);
    // Said with fewer digits it is the same instant.
    const looked = { ...decision, takenAt: clock.now().toISOString().replace('.000Z', 'Z') };
    expect(await decideBiometry(platform, rui, customer, looked)).toMatchObject({ status: 'CANCELED' });
    expect((await status()).body).toEqual({ status: 'CANCELED', analysisEndsAt: null });
  });

  test('that is covered, or that nobody could read, is a person’s; a clear one then is confirmed', async () => {
    expect((await sendFace('covered')).body).toMatchObject({ status: 'CONFLICT' });
    expect((await sendFace('bia')).body).toMatchObject({ status: 'COMPLETED' });
    const other = await givenCustomer(platform, shop);
    expect((await sendFace('unread', other)).body).toMatchObject({ status: 'CONFLICT' });
  });

  test('that is imported says whose it is', async () => {
    const { retailerId, actor } = shop;
    const face = { borrowerId: customer, retailerId, zone: actor.zone, similarity: 0, jpeg: '', at: clock.now() };
    await addConflictingFace(platform, face);
    const { rows } = await sql`
      select f.borrower_name = b.name as "isNamed" from biometry_faces f join borrowers b on b.id = f.borrower_id
      where f.borrower_id = ${customer}::uuid`.execute(database.db);
    expect(rows).toEqual([{ isNamed: true }]);
  });

  test('of two that come at once one is kept', async () => {
    const codes = await Promise.all([sendFace('ana'), sendFace('bia')]);
    expect(codes.map(({ status: http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('a provider that compares for a while', () => {
  const answers = { face: finding({ code: 'SUCCESS', status: 'IN_PROGRESS', reference: 'p-1' }) };
  const provider = (now: ReturnType<typeof finding>): BiometryCheck => ({
    ...embedded,
    face: () => Promise.resolve(answers.face),
    status: (reference) => Promise.resolve({ ...now, reference }),
  });

  test('is asked again until it is settled', async () => {
    bindBiometryCheck(platform, provider(answers.face));
    expect((await sendFace('ana')).body).toMatchObject({ status: 'IN_PROGRESS' });
    expect((await status()).body).toMatchObject({ status: 'IN_PROGRESS' });
    expect((await sendFace('bia')).code).toBe('BORROWER_ALREADY_HAS_PROCESS_IN_PROGRESS');
    bindBiometryCheck(platform, provider(finding({ code: 'SUCCESS', status: 'SPOOF' })));
    expect((await status()).body).toMatchObject({ status: 'SPOOF' });
    expect((await status()).body).toMatchObject({ status: 'SPOOF' });
    expect(await audited('biometry.settled')).toBe(1);
  });

  test('has half an hour, then a person looks; one that knows of nothing is told', async () => {
    bindBiometryCheck(platform, provider(answers.face));
    await sendFace('ana');
    clock.set('2026-11-21T15:29:00Z');
    expect((await status()).body).toMatchObject({ status: 'IN_PROGRESS' });
    bindBiometryCheck(platform, provider(finding({ code: 'PROCESS_IN_PROGRESS_NOT_FOUND' })));
    expect((await status()).code).toBe('PROCESS_IN_PROGRESS_NOT_FOUND');
    bindBiometryCheck(platform, provider(answers.face));
    clock.set('2026-11-21T15:31:00Z');
    await sql`delete from lookup_grants where borrower_id = ${customer}::uuid`.execute(database.db);
    await grant(platform, shop, customer);
    expect((await status()).body).toMatchObject({ status: 'CONFLICT' });
  });
});

describe('a document', () => {
  test('has two sides, each may be taken again, and both are shown to who may see them', async () => {
    expect((await shown('document')).code).toBe('SUCCESSFUL_DOCUMENT_IMAGE_NOT_FOUND');
    expect((await sendSide('front', 'front')).body).toMatchObject({ code: 'SUCCESS', doubts: [] });
    expect((await shown('document')).body).toMatchObject({ missingSide: 'back', documentType: 'RG' });
    expect((await sendSide('front', 'back')).code).toBe('DOCUMENT_ALREADY_EXISTS');
    expect((await sendSide('back', 'back')).status).toBe(200);
    expect((await sendSide('front', 'front')).status).toBe(200);
    expect((await shown('document')).body).toMatchObject({
      missingSide: null,
      images: [{ label: 'front' }, { label: 'back' }],
    });
    expect(await audited('biometry.document-seen')).toBe(2);
  });

  test('of another kind begins anew', async () => {
    await sendSide('front', 'front');
    await sendSide('back', 'back');
    await sendSide('cnh', 'front', 'NEW_CNH');
    expect((await shown('document')).body).toMatchObject({ missingSide: 'back', documentType: 'NEW_CNH' });
  });

  test('that is none is refused, and what was taken stays', async () => {
    await sendSide('front', 'front');
    expect((await sendSide('wall', 'front')).code).toBe('UNKNOWN_DOCUMENT');
    expect((await shown('document')).body).toMatchObject({ images: [{ label: 'front' }] });
  });
});

describe('liveness', () => {
  const start = () =>
    call(app, 'POST /biometry/application/challenge', { body: { borrowerId: customer }, token: token() });
  const process = () =>
    call(app, 'POST /biometry/application/process', {
      body: { borrowerId: customer, imageBase64: jpegNamed('ana'), biometryObject: { pictures: [jpegNamed('ana')] } },
      token: token(),
    });
  const latest = () =>
    call(app, 'GET /biometry/application/process/latest', { query: { borrowerId: customer }, token: token() });

  test('is tried once a challenge; passed, the face is that of the registration', async () => {
    bindFaceJudge(platform, () => Promise.resolve({ outcome: 'RETAKE', reasons: ['NOT_TURNED'], similarity: null }));
    expect((await process()).code).toBe('PROCESS_IN_PROGRESS_NOT_FOUND');
    await start();
    expect((await process()).body).toMatchObject({ status: 'MUST_RETRY', reasons: ['NOT_TURNED'] });
    expect((await process()).code).toBe('PROCESS_IN_PROGRESS_NOT_FOUND');
    await start();
    bindFaceJudge(platform, () => Promise.resolve({ outcome: 'DOUBTFUL', reasons: ['NO_PORTRAIT'], similarity: null }));
    expect((await process()).body).toEqual({ status: 'COMPLETED', reasons: [], shouldSkipDocumentCapture: false });
    expect((await latest()).body).toMatchObject({ status: 'COMPLETED' });
    expect((await status()).body).toMatchObject({ status: 'COMPLETED' });
    expect((await start()).code).toBe('BIOMETRY_ALREADY_CONCLUDED');
  });

  test('that nobody could judge is a person’s; documents that are there need not be taken again', async () => {
    bindFaceJudge(platform, () => Promise.reject(new Error('gone')));
    await sendSide('front', 'front');
    await sendSide('back', 'back');
    await start();
    expect((await process()).body).toMatchObject({ status: 'COMPLETED', shouldSkipDocumentCapture: true });
    expect((await status()).body).toMatchObject({ status: 'CONFLICT' });
  });
});
