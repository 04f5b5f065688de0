import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { configurationDocument, publicConfiguration } from '@balcao/contract';
import { expect, test } from 'vitest';

// A setting that an analyst turns and nothing reads is worse than none. Read: a file that is no schema, default, form, seed or
// test names it.

const root = resolve(import.meta.dirname, '../..');
const isReader = (path: string) =>
  /\.tsx?$/.test(path) &&
  !/\.test\.tsx?$|\/testing|\/seed\/|default-(public-)?configurations?\.ts$|modules\/retailers\/|features\/parameters\//.test(
    path,
  );
const texts = ['server/src', 'web/src']
  .flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((path) => isReader(path))
  .map((path) => readFileSync(`${root}/${path}`, 'utf8'));

/** Each path of what a schema answers when nothing is said. */
const pathsOf = (value: unknown, at: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...at, key]))
    : [at];

const names = (text: string, word: string) => new RegExp(`(?<![\\w'])${word}(?![\\w'])`).test(text);
const paths = [configurationDocument, publicConfiguration].flatMap((schema) => pathsOf(schema.parse({})));

/** A name of several words that one setting alone has is enough; every other is looked for beside the part it stands in. */
function isRead(path: readonly string[]): boolean {
  const leaf = path.at(-1) ?? '';
  const isOwn = /[a-z][A-Z]/.test(leaf) && paths.filter((one) => one.at(-1) === leaf).length <= 1;
  const words = isOwn ? [leaf] : path.slice(-2);
  return texts.some((text) => words.every((word) => names(text, word)));
}

/** Read by the brand that a device has, and by the name of the message; the inbox is a fact that the server tells, no setting. */
const isByName = ([part, inner]: readonly string[]) => part === 'messages' || part === 'inbox' || inner === 'handbooks';

// Planted: `cashierLimitDisplay`, which was kept, checked and edited for months before a screen knew it.
test('every setting of the configuration is read', () => {
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !isByName(path) && !isRead(path)).map((path) => path.join('.'))).toEqual([]);
});

test('a planted setting that nothing reads is told', () => {
  expect(isRead(['flags', 'thatNobodyKnows'])).toBe(false);
  expect(isRead(['flags', 'managerModule'])).toBe(true);
});
