import { expect, test } from 'vitest';
import { readConfig } from '../../kernel/config.ts';
import { createSecrets } from '../../kernel/secrets.ts';
import { openSigned, signedWith } from '../../kernel/signature.ts';
import { setClock } from '../../testing/platform.ts';
import { chatMessenger, chatMessengerConfig } from './index.ts';

const read = (env: Record<string, string>) => readConfig(env, { chat: chatMessengerConfig }).chat;
const SECRET = 'Qy5Tn0-sWc8HgE2vJ_r4MkXa7PzUd1Lb';
const platform = { clock: setClock('2026-11-21T10:00:00Z'), secrets: createSecrets('x'.repeat(32)) };

test('without variables the embedded telephone, in production nobody', () => {
  expect(read({}).provider).toBe('embedded');
  const production = { NODE_ENV: 'production', EMBEDDED: 'true' };
  expect(read(production).provider).toBe('none');
  expect(chatMessenger(read(production), platform).customerWrites).toBeNull();
});

test('a messenger needs a secret that nobody guesses', () => {
  const http = { CHAT_PROVIDER: 'http' };
  expect(() => read(http)).toThrow('CHAT_WEBHOOK_SECRET: needed with CHAT_PROVIDER=http');
  expect(() => read({ ...http, CHAT_WEBHOOK_SECRET: 'short' })).toThrow('CHAT_WEBHOOK_SECRET');
  const config = read({ ...http, CHAT_WEBHOOK_SECRET: SECRET });
  expect(chatMessenger(config, platform)).toEqual({ webhookSecret: SECRET, customerWrites: null });
});

test('what is written on the embedded telephone is signed as a messenger would', () => {
  const { webhookSecret, customerWrites } = chatMessenger(read({}), platform);
  const notice = customerWrites?.({ from: '+5592988887777', text: 'oi' });
  const opened = notice && openSigned(notice, signedWith(webhookSecret, platform.clock));
  expect(opened).toMatchObject({
    from: '+5592988887777',
    text: 'oi',
    messageId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
});
