import { beforeEach, describe, expect, test } from 'vitest';
import { RETAILER_ID, STORE_ID } from '../../domain/testing/customers.ts';
import { signingIn } from '../../testing/answers.ts';
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts';
import { anOperator, aStore, aStoredStore, aUser, signedIn } from '../../testing/sessions.ts';
import { ApiError } from '../api/error.ts';
import { changeStore } from './change-store.ts';
import { leave } from './leave.ts';
import { getSession, lastEnd } from './session.ts';
import { signIn } from './sign-in.ts';
import { storeItem, tokenItem } from './stored-items.ts';

const STORE = 'GET /retailers/stores/{id}';
const CONFIGURATION = 'GET /configurations';
const OTHER = '01900000-0000-7000-8000-0000000000a2';
let api: FakeApi;

beforeEach(() => {
  api = fakeApi(signingIn);
});

describe('signing in', () => {
  const enter = () => signIn('marina@loja.com.br', 'senha123');

  test('makes a session of token, user, operator, retailer, store and its behaviour', async () => {
    api.ok(CONFIGURATION, { flags: { localCashierSelector: true } });
    const result = await enter();
    expect(result).toMatchObject({ kind: 'signed-in', session: { user: { name: 'Marina Alves' } } });
    expect(getSession()).toMatchObject({
      operator: { email: 'marina@loja.com.br' },
      retailer: { fantasyName: 'Lojas Aurora' },
      store: { id: STORE_ID, settings: { captureMethod: 'BY_CPF' } },
      configuration: { flags: { localCashierSelector: true, managerModule: true } },
    });
    expect(api.lastOf('GET /auth')?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(api.lastOf(CONFIGURATION)?.query.get('storeId')).toBe(STORE_ID);
  });

  test('the store this device works in wins over the own one of the operator, and is asked for again', async () => {
    storeItem.write(aStoredStore({ id: OTHER, name: 'Loja Shopping' }));
    api.ok(STORE, aStore({ id: OTHER, name: 'Loja Shopping', status: 'inactive' }));
    await enter();
    expect(api.lastOf(STORE)?.path).toBe(`/retailers/stores/${OTHER}`);
    expect(getSession()?.store).toMatchObject({ id: OTHER, status: 'inactive' });
  });

  test('a store of another retailer, left by whoever was here before, is not asked for', async () => {
    storeItem.write(aStoredStore({ id: OTHER, retailerId: OTHER }));
    await enter();
    expect(api.lastOf(STORE)?.path).toBe(`/retailers/stores/${STORE_ID}`);
    expect(getSession()?.store?.id).toBe(STORE_ID);
  });

  test('without the record of a store the user still has one', async () => {
    api.ok('GET /coordinator/operators/{id}', anOperator({ storeId: null }));
    await enter();
    expect(getSession()?.store?.id).toBe(STORE_ID);
  });

  test('nobody asks for a store that nobody has', async () => {
    api.ok('GET /auth', aUser({ storeId: null }));
    api.ok('GET /coordinator/operators/{id}', anOperator({ storeId: null }));
    await enter();
    expect(api.made(STORE)).toEqual([]);
    expect(api.lastOf(CONFIGURATION)?.query.has('storeId')).toBe(false);
    expect(getSession()?.store).toBeNull();
  });

  test.each(['GET /retailers/{id}', STORE, CONFIGURATION] as const)(
    '%s may fail: work begins all the same',
    async (route) => {
      api.lose(route);
      expect(await enter()).toMatchObject({ kind: 'signed-in' });
      expect(getSession()?.configuration.flags.managerModule).toBe(true);
    },
  );

  test.each(['GET /auth', 'GET /coordinator/operators/{id}'] as const)(
    'without %s nobody is in, and the token is forgotten',
    async (route) => {
      api.refuse(route, 'FORBIDDEN');
      await expect(enter()).rejects.toBeInstanceOf(ApiError);
      expect(tokenItem.read()).toBeNull();
      expect(getSession()).toBeNull();
      expect(lastEnd()).toBe('refused');
    },
  );

  test('an inactive operator is signed out again', async () => {
    api.ok('GET /coordinator/operators/{id}', anOperator({ active: false }));
    expect(await enter()).toEqual({ kind: 'blocked' });
    expect(tokenItem.read()).toBeNull();
  });

  test('a user whose time is over is not let in', async () => {
    api.ok('GET /auth', aUser({ exp: Math.floor(Date.now() / 1000) - 1 }));
    expect(await enter()).toEqual({ kind: 'blocked' });
  });
});

describe('another store', () => {
  beforeEach(() => signedIn());

  test('becomes that of this device, with its behaviour, for 30 days', async () => {
    api.ok(STORE, aStore({ id: OTHER, name: 'Loja Shopping' }));
    api.ok(CONFIGURATION, { support: { customerWhatsapp: '+5592900009001' } });
    await changeStore(OTHER);
    expect(getSession()).toMatchObject({
      store: { id: OTHER, name: 'Loja Shopping' },
      configuration: { support: { customerWhatsapp: '+5592900009001' } },
    });
    expect(Object.fromEntries(api.lastOf(CONFIGURATION)?.query ?? [])).toMatchObject({
      storeId: OTHER,
      retailerId: RETAILER_ID,
    });
    const days = ((storeItem.read()?.exp ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 3);
  });

  test('that does not come leaves everything as it was', async () => {
    api.refuse(STORE, 'STORE_NOT_FOUND');
    await expect(changeStore(OTHER)).rejects.toMatchObject({ code: 'STORE_NOT_FOUND' });
    expect(getSession()?.store?.id).toBe(STORE_ID);
    expect(api.made(CONFIGURATION)).toEqual([]);
  });

  test('behaviour that does not come is the usual one, not that of the former store', async () => {
    signedIn({ flags: { localCashierSelector: true } });
    api.lose(CONFIGURATION);
    await changeStore(STORE_ID);
    expect(getSession()?.configuration.flags.localCashierSelector).toBe(false);
  });
});

test.each(['the server answers', 'nobody answers'] as const)(
  'leaving forgets who was here when %s',
  async (outcome) => {
    signedIn();
    if (outcome === 'nobody answers') api.lose('POST /auth/logout');
    else api.ok('POST /auth/logout', undefined);
    await leave();
    expect(api.lastOf('POST /auth/logout')?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(getSession()).toBeNull();
    expect(lastEnd()).toBe('left');
  },
);
