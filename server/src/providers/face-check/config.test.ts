import { expect, test } from 'vitest';
import { readConfig } from '../../kernel/config.ts';
import { faceCheckConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, { faceCheck: faceCheckConfig }).faceCheck;
const service = {
  FACE_CHECK_PROVIDER: 'http',
  FACE_CHECK_URL: 'https://faces.example/v1',
  FACE_CHECK_TOKEN: 'face token',
  FACE_CHECK_HOSTS: 'other.example, faces.example',
};

test('every variable reaches its place; without any the server judges by itself', () => {
  expect(read(service)).toEqual({ provider: 'http', url: 'https://faces.example/v1', token: 'face token' });
  expect(read({})).toEqual({ provider: 'embedded' });
});

test.each([
  ['FACE_CHECK_URL: needed with FACE_CHECK_PROVIDER=http', { FACE_CHECK_URL: '' }],
  ['FACE_CHECK_HOSTS: does not list faces.example', { FACE_CHECK_HOSTS: '' }],
  ['FACE_CHECK_PROVIDER: ', { FACE_CHECK_PROVIDER: 'oracle' }],
  ['FACE_CHECK_URL: ', { FACE_CHECK_URL: 'ftp://faces.example' }],
])('%s stops the start', (complaint, change) => {
  expect(() => read({ ...service, ...change })).toThrow(complaint);
});
