import { expect, test } from 'vitest';
import { rowsOf } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { givenSession } from '../../testing/counter.ts';
import { completeCpf } from '../borrowers/index.ts';
import { goldenSheet, readGolden } from '../decisions/index.ts';
import { givenPolicyDocument } from '../policies/testing.ts';
import { givenCustomerSession } from '../portal/testing.ts';
import { prepareRegistration } from './testing/registration.ts';

const { database, platform, clock, shop, staff, ...registration } = prepareRegistration();
const { ask, begin, send, filled, decide } = registration;

let made = 0;
/** A customer whom the bureau says is dead: the rules deny before there are photographs. */
async function preDenied() {
  await givenPolicyDocument(database.db, { kind: 'credit', document: goldenSheet(readGolden()) });
  const begun = await filled(completeCpf(`00030${String((made += 1)).padStart(3, '0')}2`));
  const { id } = begun.borrower;
  const token = await givenCustomerSession(platform, id);
  const key = { borrowerId: id, id: begun.application?.id ?? '' };
  const params = { ...key };
  return {
    begun,
    key,
    standing: async (as = token) => (await ask('GET /portal/decision', { token: as })).body,
    review: () => ask('POST /portal/decision/review', { body: { text: 'Estou vivo' }, token }),
    claim: () => ask('POST /coordinator/applications/{borrowerId}/{id}/claim', { params, token: staff.analyst.token }),
    word: (body: object) =>
      ask('PATCH /coordinator/applications/{borrowerId}/{id}', { params, body, token: staff.analyst.token }),
  };
}
/** What the customer's phone got about the registration, the newest last. */
async function told(): Promise<string[]> {
  const found = sql<{ text: string }>`select text_sealed as text from messages
    where purpose = 'REGISTRATION_RESULT' and retailer_id = ${shop.retailerId}::uuid order by created_at, id`;
  return (await rowsOf(database.db, found)).map(({ text }) => platform.secrets.decrypt(text));
}

test('who is denied before photographs reads why and has a person look at it, who keeps the denial', async () => {
  const { begun, standing, review, claim, word } = await preDenied();
  expect(begun).toMatchObject({ status: 'PRE_APPLICATION_DENIED', application: { mayAskReview: true } });
  expect(await standing()).toMatchObject({
    status: 'PRE_APPLICATION_DENIED',
    decidedOn: '2026-11-21',
    reasons: expect.arrayContaining([expect.stringMatching(/CPF não está regular/)]),
    review: 'AVAILABLE',
  });
  expect(await told()).toEqual([expect.stringMatching(/pedir a revisão por uma pessoa/)]);
  const asked = { status: 'MANUAL_ANALYSIS', review: 'WAITING', reviewAskedOn: '2026-11-21' };
  expect((await review()).body).toMatchObject(asked);
  expect(await review()).toMatchObject({ code: 'REVIEW_NOT_AVAILABLE' });
  const list = await ask('GET /coordinator/applications', { token: staff.analyst.token });
  expect(list.body.items).toMatchObject([{ cause: 'REVIEW', customerName: begun.borrower.name }]);
  expect((await claim()).body).toMatchObject({
    isPreDenial: true,
    reviewText: 'Estou vivo',
    decisionId: expect.any(String),
    reasons: expect.arrayContaining([{ code: 'R01', text: expect.any(String) }]),
  });
  const reason = 'O CPF é de outra pessoa';
  expect(await word({ isApproved: true, limit: 500, reason })).toMatchObject({ code: 'DESK_LIMIT_NOT_YET' });
  expect(await word({ isApproved: false, reason })).toMatchObject({ body: { status: 'PRE_APPLICATION_DENIED' } });
  expect(await standing()).toMatchObject({ status: 'PRE_APPLICATION_DENIED', review: 'ANSWERED' });
  expect(await review()).toMatchObject({ code: 'REVIEW_NOT_AVAILABLE' });
  expect((await told()).at(-1)).toMatch(/uma pessoa conferiu .* foi mantida/);
});

test('a denial that a person lifts lets the registration go on, and what rules deny then waits for a person', async () => {
  const { key, standing, review, claim, word } = await preDenied();
  await review();
  await claim();
  const lifted = await word({ isApproved: true, limit: null, reason: 'Prova de vida apresentada' });
  expect(lifted).toMatchObject({ body: { status: 'PRE_APPLICATION_CONTINUE' } });
  expect(await standing()).toMatchObject({ status: 'PRE_APPLICATION_CONTINUE', review: 'LIFTED' });
  expect((await told()).at(-1)).toMatch(/o seu cadastro pode seguir/);
  expect((await send(key.borrowerId)).body).toMatchObject({ status: 'UNDER_ANALYSIS' });
  // Planted: the rules had the last word on it all the same.
  await decide(key.borrowerId, { outcome: 'DENIED', codes: ['R01'], limitCents: null });
  expect((await claim()).body).toMatchObject({ cause: 'REVIEW', isPreDenial: false, reviewText: 'Estou vivo' });
  const word2 = { isApproved: true, limit: null, reason: 'Confere' };
  expect(await word(word2)).toMatchObject({ code: 'DESK_LIMIT_MISSING' });
  expect(await word({ ...word2, isApproved: false })).toMatchObject({ body: { status: 'DENIED' } });
  expect(await standing()).toMatchObject({ status: 'DENIED', review: 'ANSWERED' });
});

test('the rules look again after 30 days, and what they deny then may be reviewed again', async () => {
  const { begun, standing, review, claim, word } = await preDenied();
  await review();
  await claim();
  await word({ isApproved: false, reason: 'Confirmado' });
  clock.set('2026-12-22T15:00:00Z');
  const token = await givenSession(platform, shop.retailerId, shop.actor.operatorId);
  const { body } = await begin(completeCpf(`00030${String(made).padStart(3, '0')}2`), token);
  expect(body).toMatchObject({ borrower: { id: begun.borrower.id }, application: { mayAskReview: true } });
  const customer = await givenCustomerSession(platform, begun.borrower.id);
  expect(await standing(customer)).toMatchObject({ review: 'AVAILABLE', decidedOn: '2026-12-22', reviewAskedOn: null });
});
