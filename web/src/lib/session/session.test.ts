import { configuration, publicConfiguration } from '@balcao/contract';
import { expect, test, vi } from 'vitest';
import { keyFor } from '../operation-key.ts';
import { aStore, aStoredStore, aUser, signedIn } from '../../testing/sessions.ts';
import { defaultPublicConfiguration } from '../brand/default-public-configuration.ts';
import { defaultConfiguration } from './default-configurations.ts';
import { configureStore, endSession, type EndReason, getSession, onSessionEnd, sessionChanged } from './session.ts';
import { captureMethodItem, configurationItem, storeItem, tokenItem, userItem } from './stored-items.ts';

test('a session needs a token, a user and time left', () => {
  signedIn();
  expect(getSession()?.user.name).toBe('Marina Alves');
  tokenItem.remove();
  sessionChanged();
  expect(getSession()).toBeNull();

  signedIn();
  userItem.remove();
  sessionChanged();
  expect(getSession()).toBeNull();

  signedIn();
  userItem.write(aUser({ exp: Math.floor(Date.now() / 1000) - 1 }));
  sessionChanged();
  expect(getSession()).toBeNull();
});

test('a session runs out while the page stays open', () => {
  signedIn();
  expect(getSession()).not.toBeNull();
  vi.useFakeTimers({ now: Date.now() + 3_601_000 });
  expect(getSession()).toBeNull();
});

test.each(['', 'null', '[]', '"text"', '{', '{"id":1}', '{"id":"x","role":"king","exp":9e12,"retailerId":"r"}'])(
  'a user kept as %s is nobody, and is thrown away',
  (garbage) => {
    signedIn();
    localStorage.setItem('user', garbage);
    sessionChanged();
    expect(getSession()).toBeNull();
    expect(userItem.read()).toBeNull();
  },
);

test('a store is kept for 30 days and not a moment longer', () => {
  signedIn({ store: null });
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  configureStore(aStore());
  vi.setSystemTime(new Date('2026-12-21T11:59:59Z'));
  expect(storeItem.read()?.name).toBe('Loja Centro');
  vi.setSystemTime(new Date('2026-12-21T12:00:00Z'));
  expect(storeItem.read()).toBeNull();
});

test('a store of another retailer is not the store of this session', () => {
  signedIn({ store: aStoredStore({ retailerId: '01999999-0000-7000-8000-0000000000ff' }) });
  expect(getSession()?.store).toBeNull();
});

test('configurations fill in what is missing or of another type', () => {
  localStorage.setItem(
    'configurations',
    JSON.stringify({ flags: { reportsPage: true, managerModule: 'yes' }, extra: 1 }),
  );
  expect(configurationItem.read()?.flags).toEqual({ ...defaultConfiguration.flags, reportsPage: true });
  expect(configurationItem.read()).not.toHaveProperty('extra');
});

test('the defaults are those of the contract', () => {
  expect(defaultConfiguration).toEqual(configuration.parse({}));
  expect(defaultPublicConfiguration).toEqual(publicConfiguration.parse({}));
});

test('leaving forgets the person and keeps the device', () => {
  signedIn();
  captureMethodItem.write('BY_QR_CODE');
  localStorage.setItem('recent_operators_identification', JSON.stringify(['52998224725']));
  sessionStorage.setItem('draft', '52998224725');
  keyFor('pay:1', 'hash');
  endSession('left');

  expect(getSession()).toBeNull();
  expect(Object.keys(localStorage).sort()).toEqual(['capture_method_config', 'store']);
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('52998224725');
  expect(sessionStorage).toHaveLength(0);
});

test('an expired session keeps only the keys of operations that wait for an answer', () => {
  signedIn();
  sessionStorage.setItem('draft', '52998224725');
  const key = keyFor('pay:1', 'hash');
  endSession('expired');
  expect(Object.keys(sessionStorage)).toEqual(['balcao.operation.pay:1']);
  expect(keyFor('pay:1', 'hash')).toBe(key);
});

test('the end is told once, with its reason', () => {
  signedIn();
  const told = vi.fn<(reason: EndReason) => void>();
  const stop = onSessionEnd(told);
  endSession('expired');
  stop();
  endSession('left');
  expect(told.mock.calls).toEqual([['expired']]);
});
