import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../src');

/** Where screens change their form: mobile, tablet, laptop, large laptop. */
const breakpoints = new Set(['480px', '768px', '960px', '1440px']);

/** `width` of a question about the page or a part of it; in `rem` it follows enlarged text and is no size of a screen. */
const asked = /(?<!-)\bwidth\s*(?:<=?|>=?|:|=)\s*(\d[\d.]*px)/g;
const old = /m(?:in|ax)-width:\s*\d[\d.]*px/;

const names = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
const sheets = names.map((name) => {
  const questions = readFileSync(resolve(source, name), 'utf8').match(/@(?:media|container)[^{]*\{/g) ?? [];
  return { name, questions: questions.join('\n') };
});

test('screens change their form at four widths and no other', () => {
  const found = sheets.flatMap(({ name, questions }) =>
    [...questions.matchAll(asked)].map(([, width = '']) => ({ name, width })),
  );
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ width }) => !breakpoints.has(width))).toEqual([]);
});

const sheet = (name: string) => readFileSync(resolve(source, name), 'utf8');
/** Pixels of every width that a rule of such a class gives. */
const widths = (name: string, rule: RegExp) =>
  [...(sheet(name).match(rule)?.[0] ?? '').matchAll(/(?<!-)inline-size: (\d+)px/g)].map(([, width]) => Number(width));

test('dialogs are 500 to 600 px wide, a search box 400, on a phone 300', () => {
  expect(widths('ui/dialog/dialog.css', /\.dialog \{[^}]*\}/)).toEqual([500]);
  expect(widths('ui/dialog/dialog.css', /\.dialog-wide \{[^}]*\}/)).toEqual([600]);
  expect(widths('ui/field/field.css', /\.field-search \{[^}]*\{[^}]*\}/)).toEqual([400, 300]);
});

test('each width belongs to one side: nothing holds on both', () => {
  expect(sheets.filter(({ questions }) => old.test(questions) || /width\s*(?:<=|>)\s*\d/.test(questions))).toEqual([]);
});
