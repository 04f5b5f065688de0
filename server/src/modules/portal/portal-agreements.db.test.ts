import { reaisToCents, type RouteName, type Wire } from '@balcao/contract';
import { expect, test } from 'vitest';
import { type Ask, call } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { CODE, givenCustomer, givenSale } from '../../testing/shop.ts';
import { arrive } from '../pix/testing.ts';
import { givenRenegotiationPolicy } from '../renegotiation/testing.ts';
import { givenCustomerSession } from './testing.ts';

const { platform, clock, shop, app } = prepareCounter();

const ask = async <K extends RouteName>(name: K, options: Ask = {}) => {
  const answer = await call(app, name, options);
  return { ...answer, body: answer.body as Wire<K>['answer'] };
};
const home = async (token: string) => ask('GET /portal/home', { token });

test('who cannot pay what is late agrees on it within the policy, by a code, and pays the agreement from then on', async () => {
  await givenRenegotiationPolicy(platform, shop);
  const id = await givenCustomer(platform, shop);
  const contractId = await givenSale(platform, shop, id, { cents: 30_000, count: 3 });
  clock.set('2027-03-15T15:00:00Z');
  const token = await givenCustomerSession(platform, id);
  const body = { contractId };
  const offer = (await ask('POST /portal/agreements', { body, token })).body;
  const [option] = offer.options;
  const params = { id: offer.id };
  const sent = await ask('POST /portal/agreements/{id}/code', { params, body: { optionId: option?.id }, token });
  expect(sent.body.attemptsLeft).toBe(5);
  const accept = (code: string, of = token) =>
    ask('POST /portal/agreements/{id}/accept', { params, body: { optionId: option?.id, code }, token: of });
  expect((await accept('000000')).code).toBe('INVALID_ORIGINATION_CODE');
  const stranger = await givenCustomerSession(platform, await givenCustomer(platform, shop));
  expect((await accept(CODE, stranger)).code).toBe('RENEGOTIATION_NOT_FOUND');
  expect((await accept(CODE)).body).toMatchObject({ status: 'ACTIVE', acceptedOptionId: option?.id });
  const after = (await ask('GET /portal/purchases', { token })).body;
  expect(after.purchases).toMatchObject([{ isAgreed: true, payoffTotal: 0 }]);
  expect((await home(token)).body).toMatchObject({ late: null, limit: { limitIsBlockedBy: 'OPEN_RENEGOTIATIONS' } });
  const first = (await home(token)).body.agreement;
  expect(first).toMatchObject({ order: 1, renegotiationNumber: expect.any(String) });
  expect(after.agreementPayments[0]).toEqual(first);
  const payment = { id: first?.id ?? '' };
  const charge = (of = token) => ask('POST /portal/agreement-charges', { body: payment, token: of });
  expect((await charge(stranger)).code).toBe('INSTALLMENT_NOT_FOUND');
  const { body: due } = await charge();
  expect(due.brCode).toEqual(expect.any(String));
  await arrive(platform, { txid: due.txid, value: reaisToCents(due.value) });
  const paid = (await ask('GET /portal/pix-charges/{id}', { params: { id: due.id }, token })).body;
  expect(paid.status).toBe('SETTLED');
  const then = (await ask('GET /portal/purchases', { token })).body.agreementPayments;
  expect(then).toHaveLength(after.agreementPayments.length - 1);
  expect(then.some((one) => one.id === payment.id)).toBe(false);
  expect((await home(token)).body.agreement?.order).not.toBe(1);
});
