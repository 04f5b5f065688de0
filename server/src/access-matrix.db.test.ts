import { cashierRoles, errors, type Role, type RouteName, type RouteShape, roles, routes } from '@balcao/contract';
import { afterAll, describe, expect, test } from 'vitest';
import {
  accessOf,
  expectedOf,
  expectedOfCustomer,
  names,
  type Place,
  prepareMatrix,
  storelessPlaces,
} from './reach/testing/prepare-matrix.ts';
import { expectedOfStranger, prepareStrangers, type Stranger, strangersAt } from './reach/testing/prepare-strangers.ts';
import type { Holdings } from './testing/access-row.ts';
import { type Answered, call } from './testing/counter.ts';
import { accessMatrix, accessRows } from './testing/holdings.ts';
import { prepareCounter } from './testing/prepare-counter.ts';

const { database, platform, clock, shop, staff, app } = prepareCounter({ areBooksBroken: true });
const { own, foreign, ungranted, ask, askAs, askAsCustomer, asked, holdingsAt } = prepareMatrix({
  database,
  platform,
  shop,
  staff,
  app,
});
const tokens = prepareStrangers(platform, shop);
afterAll(() => void process.stdout.write(`access matrix, whole: ${names.length} routes, ${asked()} calls\n`));

const told = ({ code, status }: Answered) => code ?? status;
const answer = async (name: RouteName, of: Holdings, token: string | undefined) => told(await ask(name, of, token));

test(`every route has one row: ${names.length} routes`, () => {
  expect(accessRows.flatMap((each) => Object.keys(each)).toSorted()).toEqual(names.toSorted());
});

test('the till is for cashiers: no role beyond the four moves money, sends codes or sees debts', () => {
  const forTill = names.filter((name) => accessMatrix[name].ask.length > 0 && typeof routes[name].access !== 'string');
  // Anybody who sells may have extra credit evaluated (cashier spec, section 6).
  // Who answers for the audit asks of it by bodies too, which move nothing.
  // Whoever registers customers takes their photographs (registration spec, section 2).
  // Who pays for the retailer marks incentives as paid: an act of the office.
  // Who pays for the retailer asks for another boleto of a billing, too.
  // Who answers for what is owed to the retailer has it sooner.
  // Whoever serves customers registers them (registration spec, section 2).
  const isElsewhere = (name: string) =>
    /\/(application-engine|borrowers)\//.test(name) ||
    ['/evaluations', '/audit/', '/biometry/', '/incentives/payouts/', '/billings/', '/anticipation'].some((part) =>
      name.includes(part),
    );
  const moving = forTill.filter((name) => /^(POST|PATCH)|installments$/.test(name) && !isElsewhere(name));
  expect(moving.length).toBeGreaterThan(7);
  // An act of the till is open to all four; what only a manager or an analyst may do, to fewer.
  const others = moving.flatMap((name) => {
    const { access }: RouteShape = routes[name];
    return typeof access === 'string' ? [] : access.filter((role) => !(cashierRoles as readonly Role[]).includes(role));
  });
  expect(others).toEqual([]);
});

describe.each(names)('%s', (name) => {
  const row = accessMatrix[name];

  const toldTo = async (calls: readonly (readonly [Stranger, Place])[]) => {
    const answers: unknown[] = [];
    for (const [who, place] of calls) answers.push([who, place, told(await ask(name, holdingsAt(place), tokens[who]))]);
    return answers;
  };
  const ofStrangers = (isRiskAnalyst: boolean) =>
    strangersAt(name).filter(([who]) => (who === 'risk analyst') === isRiskAnalyst);
  const refusals = (calls: readonly (readonly [Stranger, Place])[]) =>
    calls.map(([who, place]) => [who, place, expectedOfStranger(name, who)]);

  test('without a session, and with one that is expired, revoked, idle, of somebody blocked or of nobody', async () => {
    expect(await toldTo(ofStrangers(false))).toEqual(refusals(ofStrangers(false)));
  });

  test('a role that the product does not serve', async () => {
    expect(await toldTo(ofStrangers(true))).toEqual(refusals(ofStrangers(true)));
  });

  const expectAt = async (role: Role, place: Place) =>
    expect([place, told(await askAs(name, role, place))]).toEqual([place, expectedOf(name, role, place)]);

  test.each(roles)('%s', async (role) => {
    await expectAt(role, 'own store');
    await expectAt(role, 'other retailer');
    await expectAt(role, 'not looked up');
  });

  test('a customer on the portal reaches what is theirs, and nothing of staff', async () => {
    if (accessOf(name) === 'public') return;
    // Another customer's, of the same retailer and of another one, are told from those of nobody by nothing.
    for (const place of storelessPlaces)
      expect([place, told(await askAsCustomer(name, place))]).toEqual([place, expectedOfCustomer(name, place)]);
  });

  // After all of the own store, since some of these ids can be used once.
  test.each(roles)('%s from another store of the retailer, and with ids that nobody has', async (role) => {
    await expectAt(role, 'other store');
    await expectAt(role, 'unknown id');
  });

  test('what is not theirs is not found, never forbidden', () => {
    const codes = [row.foreign, row.ungranted].filter((code) => code !== null && code !== undefined);
    expect(codes.filter((code) => errors[code].status !== 404)).toEqual([]);
  });
});

describe("an own customer in another retailer's store", () => {
  const inStore: RouteName[] = [
    'GET /coordinator/borrowers/{id}/limits',
    'POST /coordinator/borrowers/{id}/limit/notify',
    'POST /coordinator/contracts',
    'POST /coordinator/contracts/installments/{id}/payment',
    'POST /coordinator/contracts/installments/pay-multiple',
    'POST /coordinator/pix/charges',
    'POST /coordinator/contracts/{id}/payments',
  ];
  test.each(inStore)('%s', async (name) => {
    expect(await answer(name, { ...own, shop: foreign.shop }, staff.cashier.token)).toBe('STORE_NOT_FOUND');
  });
});

test('a grant lasts thirty minutes and belongs to who looked the customer up', async () => {
  const dataFor = async (role: Role, of: Holdings = ungranted) =>
    answer('GET /coordinator/borrowers/{id}/data', of, staff[role].token);
  expect(await dataFor('cashier')).toBe('BORROWER_NOT_FOUND');
  await call(app, 'GET /coordinator/borrowers/find-one', { query: { cpf: ungranted.cpf }, token: staff.cashier.token });
  expect([await dataFor('cashier'), await dataFor('manager')]).toEqual([200, 'BORROWER_NOT_FOUND']);
  clock.set('2026-11-21T15:29:59Z');
  expect(await dataFor('cashier')).toBe(200);
  clock.set('2026-11-21T15:30:00Z');
  expect([await dataFor('cashier'), await dataFor('cashier', own)]).toEqual(['BORROWER_NOT_FOUND', 200]);
});
