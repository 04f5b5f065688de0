import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { aStoredStore, OPERATOR_ID, signedIn } from '../../testing/sessions.ts';
import { ApiError } from '../api/error.ts';
import { defaultConfiguration } from '../session/default-configurations.ts';
import { endSession, sessionChanged } from '../session/session.ts';
import { configurationItem, lockedItem } from '../session/stored-items.ts';
import { unregisterWorkers } from './start.ts';

/** What watches, as a page finds it that was just loaded. */
async function fresh() {
  vi.resetModules();
  const [layer, counts, reports, faults, start] = await Promise.all([
    import('./data-layer.ts'),
    import('./counts.ts'),
    import('./error-reports.ts'),
    import('./faults.ts'),
    import('./start.ts'),
  ]);
  return { ...layer, ...counts, ...reports, ...faults, ...start };
}

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  delete window.dataLayer;
  delete window.liveChat;
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

test('counts go in a batch, each name once, and nothing goes without events', async () => {
  const api = fakeApi({ 'POST /events': () => undefined });
  signedIn();
  const { pushEvent, sendCounts } = await fresh();
  sendCounts(['login_done']);
  for (let count = 0; count < 3; count += 1) pushEvent('purchase_customer_found');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(api.calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(api.lastOf('POST /events')?.body).toEqual({
    events: [
      { name: 'login_done', count: 1 },
      { name: 'purchase_customer_found', count: 3 },
    ],
  });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(api.calls).toHaveLength(1);
});

test('what happened before the login waits for it; a lost batch is not sent again', async () => {
  const api = fakeApi();
  const { pushEvent, sendCounts } = await fresh();
  sendCounts();
  pushEvent('login_refused');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.calls).toHaveLength(0);
  signedIn();
  api.lose('POST /events');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(api.made('POST /events')).toHaveLength(1);
});

test('a page that is left sends what it has', async () => {
  const api = fakeApi({ 'POST /events': () => undefined });
  signedIn();
  const { pushEvent, sendCounts } = await fresh();
  sendCounts();
  pushEvent('payment_received');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(api.made('POST /events')).toHaveLength(1);
  vi.restoreAllMocks();
});

test('faults are reported once each, those of the first seconds too, without a person in them', async () => {
  const sent: [address: string, body: string][] = [];
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    sent.push([address, body]);
    return Promise.reject(new Error('dead'));
  });
  const { reportErrors, tellFault } = await fresh();
  tellFault(new Error('early 529.982.247-25'));
  reportErrors('https://key1@errors.example/7');
  tellFault(new TypeError('late rita@loja.example'));
  tellFault(new TypeError('late rita@loja.example'));
  tellFault(new ApiError({ status: 500, code: 'INTERNAL_SERVER_ERROR' }));
  expect(sent).toHaveLength(3);
  expect(sent[0]?.[0]).toBe('https://errors.example/api/7/envelope/?sentry_version=7&sentry_key=key1');
  expect(sent[0]?.[1]).toContain('early ***CPF***');
  expect(sent[1]?.[1]).toContain('late ***@***');
  expect(JSON.stringify(sent)).not.toMatch(/529\.982|52998224725|rita/);
  for (let count = 0; count < 20; count += 1) tellFault(new Error(`again ${count}`));
  expect(sent).toHaveLength(10);
});

test('a page unregisters a worker of before, and asks for none where there is none', async () => {
  const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: () => Promise.resolve([{ unregister }, { unregister }]) },
  });
  await unregisterWorkers();
  expect(unregister).toHaveBeenCalledTimes(2);
  vi.stubGlobal('navigator', {});
  await expect(unregisterWorkers()).resolves.toBeUndefined();
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: () => Promise.reject(new Error('forbidden')) } });
  await expect(unregisterWorkers()).resolves.toBeUndefined();
});

const SCRIPT = 'https://chat.example/widget.js';

/** A page with or without chat, and what the widget was told. */
async function chatting(watching: object, api: FakeApi = fakeApi()) {
  api.on('POST /support/chat/token', () => ({ widgetId: 'w', token: 'jwt-1', expiresAt: '2026-11-21T15:05:00.000Z' }));
  localStorage.setItem('public_configurations', JSON.stringify({ watching }));
  vi.resetModules();
  const { watch } = await import('./watch.ts');
  const session = await import('../session/session.ts');
  let go: (path: string) => void = () => undefined;
  watch((listener) => (go = listener), []);
  await vi.advanceTimersByTimeAsync(0);
  const told = () => window.liveChat?.q?.map((said) => (said as string[]).join(' ')) ?? [];
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { api, told, session, settle, go: (path: string) => go(path) };
}
function allow(liveChat: object, role: 'cashier' | 'analyst' = 'cashier') {
  signedIn({ role });
  configurationItem.write({ ...defaultConfiguration, communication: { liveChat: liveChat as never } });
  sessionChanged();
}
const set = { isAllowed: true, infobip: { widgetId: 'widget-1' } };

test.each([
  ['it is not allowed', { ...set, isAllowed: false }, { chat: SCRIPT }],
  ['it has no widget', { isAllowed: true, infobip: { widgetId: null } }, { chat: SCRIPT }],
  ['the server has none', set, {}],
])('nothing of the chat is loaded where %s', async (_, liveChat, watching) => {
  allow(liveChat);
  const { api, told } = await chatting(watching);
  expect([scripts(), told(), api.calls]).toEqual([[], [], []]);
});

test('the chat begins with its widget, learns who it is, shows where it is in nobody’s way, and ends with the session', async () => {
  allow(set);
  const { api, told, session, settle, go } = await chatting({ chat: SCRIPT });
  expect(scripts()).toEqual([SCRIPT]);
  expect(told()).toEqual(['init widget-1', 'hide', 'auth jwt-1', 'show']);
  expect(api.lastOf('POST /support/chat/token')?.body).toEqual({ storeId: aStoredStore().id });
  go('/caixa/compras');
  go('/caixa');
  session.endSession('left');
  await settle();
  expect(told().slice(4)).toEqual(['hide', 'show', 'logout', 'hide']);
  allow(set);
  session.sessionChanged();
  await settle();
  expect(scripts()).toEqual([SCRIPT]);
  expect(told().slice(8)).toEqual(['hide', 'auth jwt-1', 'show']);
});

test('a locked till logs the chat out; without a token nobody is shown a launcher', async () => {
  allow(set);
  const { told, session, settle } = await chatting({ chat: SCRIPT });
  lockedItem.write(OPERATOR_ID);
  session.sessionChanged();
  await settle();
  expect(told().slice(4)).toEqual(['logout', 'hide']);
  lockedItem.remove();
  const api = fakeApi();
  api.refuse('POST /support/chat/token', 'CHAT_NOT_AVAILABLE');
  session.sessionChanged();
  await settle();
  expect(told().slice(6)).toEqual(['hide']);
});

test('the tag manager is loaded where one is configured, and from nowhere else', async () => {
  await chatting({});
  expect(scripts()).toEqual([]);
  await chatting({ tagManager: 'https://tags.example/t.js' });
  expect(scripts()).toEqual(['https://tags.example/t.js']);
});

afterEach(() => endSession('left'));
