import { expect, test } from 'vitest';
import { readConfig } from '../../kernel/config.ts';
import { signOnConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, { signOn: signOnConfig }).signOn;

const issuer = {
  SIGN_ON_ISSUER: 'https://login.casa.example/realms/analysts',
  SIGN_ON_CLIENT_ID: 'balcao',
  SIGN_ON_HOSTS: 'login.casa.example, keys.casa.example:8443',
};

test('without variables nobody signs on', () => {
  expect(read({})).toMatchObject({ issuer: undefined, origins: [] });
});

test('every variable reaches its place', () => {
  expect(read({ ...issuer, SIGN_ON_REALM: 'staff' })).toEqual({
    issuer: 'https://login.casa.example/realms/analysts',
    clientId: 'balcao',
    realm: 'staff',
    origins: ['https://login.casa.example', 'https://keys.casa.example:8443'],
  });
});

test('an issuer on this machine may do without TLS', () => {
  const local = { ...issuer, SIGN_ON_ISSUER: 'http://127.0.0.1:9000', SIGN_ON_HOSTS: '127.0.0.1:9000' };
  expect(read(local).origins).toEqual(['http://127.0.0.1:9000']);
});

test.each([
  ['SIGN_ON_CLIENT_ID: needed with SIGN_ON_ISSUER', { ...issuer, SIGN_ON_CLIENT_ID: '' }],
  ['SIGN_ON_HOSTS: does not list login.casa.example', { ...issuer, SIGN_ON_HOSTS: 'keys.casa.example' }],
  ['SIGN_ON_ISSUER: https', { ...issuer, SIGN_ON_ISSUER: 'http://login.casa.example' }],
  ['SIGN_ON_ISSUER: ', { ...issuer, SIGN_ON_ISSUER: 'login.casa.example' }],
  ['SIGN_ON_ISSUER: https', { ...issuer, SIGN_ON_ISSUER: 'http://localhost.casa.example' }],
])('%s stops the start', (message, env) => {
  expect(() => read(env)).toThrow(message);
});
