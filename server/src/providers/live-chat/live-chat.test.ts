import { jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { readConfig } from '../../kernel/config.ts';
import { liveChat, liveChatConfig } from './index.ts';

const read = (env: Record<string, string>) => readConfig(env, { liveChat: liveChatConfig }).liveChat;
const secret = Buffer.alloc(32, 7);
const set = {
  LIVE_CHAT_SCRIPT: 'https://chat.example/widget.js',
  LIVE_CHAT_HOSTS: 'chat.example, api.chat.example',
  LIVE_CHAT_KEY_ID: 'key-1',
  LIVE_CHAT_KEY: secret.toString('base64'),
};

test('without variables there is no chat', () => {
  expect(liveChat(read({}))).toEqual({ script: null, origins: [], sign: null });
  expect(liveChat(read({ ...set, LIVE_CHAT_SCRIPT: '' }))).toEqual({ script: null, origins: [], sign: null });
});

test('a token of five minutes says who it is, by the vendor’s names, and verifies with the key alone', async () => {
  const { sign, origins } = liveChat(read(set));
  expect(origins).toEqual(['https://chat.example', 'https://api.chat.example']);
  const now = new Date('2026-11-21T15:00:00Z');
  const signed = sign?.({ widgetId: 'widget-1', personId: 'operator-1', now });
  expect(signed?.expiresAt).toEqual(new Date('2026-11-21T15:05:00Z'));
  const { payload, protectedHeader } = await jwtVerify(signed?.token ?? '', secret, { currentDate: now });
  expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(payload).toEqual({
    jti: expect.any(String),
    iss: 'widget-1',
    sub: 'operator-1',
    stp: 'externalPersonId',
    ski: 'key-1',
    iat: now.getTime() / 1_000,
    exp: now.getTime() / 1_000 + 300,
  });
  await expect(jwtVerify(signed?.token ?? '', Buffer.alloc(32, 8), { currentDate: now })).rejects.toThrow('signature');
});

test.each([
  ['LIVE_CHAT_KEY: needed', { ...set, LIVE_CHAT_KEY: '' }],
  ['LIVE_CHAT_KEY_ID: needed', { ...set, LIVE_CHAT_KEY_ID: '' }],
  ['LIVE_CHAT_KEY: base64', { ...set, LIVE_CHAT_KEY: 'short' }],
  ['LIVE_CHAT_HOSTS: does not list chat.example', { ...set, LIVE_CHAT_HOSTS: 'other.example' }],
  ['LIVE_CHAT_SCRIPT: ', { ...set, LIVE_CHAT_SCRIPT: 'http://chat.example/widget.js' }],
])('%s stops the start', (message, env) => {
  expect(() => read(env)).toThrow(message);
});
