import { expect, test } from 'vitest';
import { readConfig } from '../../kernel/config.ts';
import { deviceLockConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, { deviceLock: deviceLockConfig }).deviceLock;
const service = {
  DEVICE_LOCK_PROVIDER: 'http',
  DEVICE_LOCK_URL: 'https://locks.example/v1',
  DEVICE_LOCK_TOKEN: 'lock token',
  DEVICE_LOCK_HOSTS: 'other.example, locks.example',
};

test('every variable reaches its place', () => {
  expect(read(service)).toEqual({ provider: 'http', url: 'https://locks.example/v1', token: 'lock token' });
});

test('without variables the embedded register; production sells no device until a lock service is named', () => {
  expect(read({})).toEqual({ provider: 'embedded' });
  expect(read({ NODE_ENV: 'production', EMBEDDED: 'true' })).toEqual({ provider: 'none' });
  expect(read({ NODE_ENV: 'production', EMBEDDED: 'true', DEVICE_LOCK_PROVIDER: 'embedded' })).toEqual({
    provider: 'embedded',
  });
});

test.each([
  ['DEVICE_LOCK_URL: needed with DEVICE_LOCK_PROVIDER=http', { DEVICE_LOCK_URL: '' }],
  ['DEVICE_LOCK_HOSTS: does not list locks.example', { DEVICE_LOCK_HOSTS: '' }],
  [
    'DEVICE_LOCK_HOSTS: does not list locks.example.evil.example',
    { DEVICE_LOCK_URL: 'https://locks.example.evil.example/v1' },
  ],
  ['DEVICE_LOCK_PROVIDER: ', { DEVICE_LOCK_PROVIDER: 'chain' }],
  ['DEVICE_LOCK_URL: ', { DEVICE_LOCK_URL: 'ftp://locks.example' }],
])('%s stops the start', (complaint, change) => {
  expect(() => read({ ...service, ...change })).toThrow(complaint);
});
