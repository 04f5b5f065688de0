import { expect, test } from 'vitest';
import { readConfig } from '../../kernel/config.ts';
import { messagesConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, { messages: messagesConfig }).messages;

test('without variables the embedded inbox', () => {
  expect(read({})).toEqual({ provider: 'embedded' });
  expect(read({ MESSAGES_PROVIDER: '' })).toEqual(read({}));
});

test('every variable reaches its place', () => {
  const gateway = { MESSAGES_PROVIDER: 'http', MESSAGES_URL: 'https://gateway.example/send', MESSAGES_TOKEN: 'token' };
  expect(read(gateway)).toEqual({ provider: 'http', url: 'https://gateway.example/send', token: 'token' });
});

test('production asks for its message provider by name', () => {
  expect(() => read({ NODE_ENV: 'production', EMBEDDED: 'true' })).toThrow(
    'MESSAGES_PROVIDER: needed in production (http or embedded)',
  );
  expect(read({ NODE_ENV: 'production', EMBEDDED: 'true', MESSAGES_PROVIDER: 'embedded' })).toEqual({
    provider: 'embedded',
  });
});

test('the message gateway needs its address', () => {
  expect(() => read({ MESSAGES_PROVIDER: 'http' })).toThrow('MESSAGES_URL: needed with MESSAGES_PROVIDER=http');
});

test.each([
  ['MESSAGES_PROVIDER', 'pigeon'],
  ['MESSAGES_URL', 'gateway'],
])('%s=%s stops the start', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^Wrong configuration:\\n {2}${name}: .+$`));
});
