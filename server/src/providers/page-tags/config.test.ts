import { expect, test } from 'vitest';
import { readConfig } from '../../kernel/config.ts';
import { pageTagsConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, { pageTags: pageTagsConfig }).pageTags;
const set = {
  TAG_MANAGER_SCRIPT: 'https://tags.example/t.js',
  TAG_MANAGER_HOSTS: 'tags.example, Collect.tags.example',
};

test('without variables there is no script of others', () => {
  expect(read({})).toEqual({ script: null, origins: [] });
  expect(read({ TAG_MANAGER_HOSTS: 'tags.example' })).toEqual({ script: null, origins: [] });
});

test('script and hosts reach their place', () => {
  expect(read(set)).toEqual({
    script: 'https://tags.example/t.js',
    origins: ['https://tags.example', 'https://collect.tags.example'],
  });
});

test.each([
  ['TAG_MANAGER_HOSTS: does not list tags.example', { ...set, TAG_MANAGER_HOSTS: '' }],
  ['TAG_MANAGER_SCRIPT: ', { ...set, TAG_MANAGER_SCRIPT: 'http://tags.example/t.js' }],
])('%s stops the start', (message, env) => {
  expect(() => read(env)).toThrow(message);
});
