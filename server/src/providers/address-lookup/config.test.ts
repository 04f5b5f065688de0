import { expect, test } from 'vitest';
import { readConfig } from '../../kernel/config.ts';
import { addressLookupConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, { addressLookup: addressLookupConfig }).addressLookup;
const service = {
  ADDRESS_LOOKUP_PROVIDER: 'http',
  ADDRESS_LOOKUP_URL: 'https://cep.example/ws',
  ADDRESS_LOOKUP_HOSTS: 'cep.example',
};

test('every variable reaches its place; without any the embedded sample', () => {
  expect(read(service)).toEqual({ provider: 'http', url: 'https://cep.example/ws' });
  expect(read({})).toEqual({ provider: 'embedded' });
});

test.each([
  ['ADDRESS_LOOKUP_URL: needed with ADDRESS_LOOKUP_PROVIDER=http', { ADDRESS_LOOKUP_URL: '' }],
  ['ADDRESS_LOOKUP_HOSTS: does not list cep.example', { ADDRESS_LOOKUP_HOSTS: 'other.example' }],
  ['ADDRESS_LOOKUP_PROVIDER: ', { ADDRESS_LOOKUP_PROVIDER: 'post' }],
  ['ADDRESS_LOOKUP_URL: ', { ADDRESS_LOOKUP_URL: 'ftp://cep.example' }],
])('%s stops the start', (complaint, change) => {
  expect(() => read({ ...service, ...change })).toThrow(complaint);
});
