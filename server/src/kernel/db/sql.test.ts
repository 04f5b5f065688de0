import { describe, expect, test } from 'vitest';
import { sql, Template } from './sql.ts';

const told = ({ text, values }: Template) => ({ text, values });

describe('a template', () => {
  test('binds what is put into it, and takes in the text and values of templates, in their order', () => {
    const inner = sql`c.id = ${'a'} and c.day = ${'b'}`;
    expect(told(sql`select ${1} from t c where ${inner} limit ${2}`)).toEqual({
      text: 'select $1 from t c where c.id = $2 and c.day = $3 limit $4',
      values: [1, 'a', 'b', 2],
    });
  });

  test('serves twice in one statement, each time with its own parameters', () => {
    const day = sql`${'2026-11-22'}::date`;
    expect(told(sql`${day} < ${day}`)).toEqual({ text: '$1::date < $2::date', values: ['2026-11-22', '2026-11-22'] });
  });

  test('binds a list as one parameter, so that the text does not grow with it', () => {
    expect(told(sql`id = any(${['a', 'b']}::uuid[])`)).toEqual({ text: 'id = any($1::uuid[])', values: [['a', 'b']] });
  });

  test('what was typed is never part of the text', () => {
    const typed = `'; drop table contracts; --`;
    expect(told(sql`select ${typed}`)).toEqual({ text: 'select $1', values: [typed] });
  });
});

describe('the text of a statement is put together once', () => {
  const both = (left: unknown, right: unknown) => sql`select ${left}, ${right}`;

  test('for the same pieces, with the values of each time', () => {
    expect([told(both(1, sql`c.id`)), told(both(2, sql`c.id`))]).toEqual([
      { text: 'select $1, c.id', values: [1] },
      { text: 'select $1, c.id', values: [2] },
    ]);
  });

  test('where one place holds a value now, a template then', () => {
    // Planted bug: values that leave no mark behind give both the text of the first.
    expect([both(1, sql`c.id`), both(sql`c.id`, 1), both(sql`c.day`, 1), both(1, 2)].map(({ text }) => text)).toEqual([
      'select $1, c.id',
      'select c.id, $1',
      'select c.day, $1',
      'select $1, $2',
    ]);
  });

  test('however many texts there are', () => {
    // Planted bug: with nothing to fall back on, whatever comes after the most that is kept has no text.
    const texts = Array.from({ length: 60_000 }, (_, index) => sql`select ${sql.raw(`c${index}`)}`.text);
    expect([new Set(texts).size, texts.at(-1)]).toEqual([60_000, 'select c59999']);
  });
});

test('names are quoted, part by part', () => {
  // Planted bug: a quote inside a name that is not doubled ends the name.
  expect([sql.id('od"d').text, sql.id('o', 'id').text, sql.ref('o.retailer_id').text]).toEqual([
    '"od""d"',
    '"o"."id"',
    '"o"."retailer_id"',
  ]);
});

test.each([
  ["it's", "'it''s'"],
  [7, '7'],
  [true, 'true'],
  [null, 'null'],
])('the literal %j is written %s', (value, text) => {
  expect(told(sql.lit(value))).toEqual({ text, values: [] });
});

describe('join', () => {
  test('puts templates and values one after the other', () => {
    expect(told(sql.join([sql`a = ${1}`, 2], sql` and `))).toEqual({ text: 'a = $1 and $2', values: [1, 2] });
  });

  test('of one, and of none', () => {
    expect([sql.join([sql`a`]).text, sql.join([]).text]).toEqual(['a', '']);
  });
});
