import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cursorOf, keyDay, keyInstant, pageOf } from './page.ts';

const id = '01935c3a-7b1e-7000-8000-000000000001';
const keys = { soldAt: keyInstant, dueOn: keyDay, name: z.string().max(100), amount: z.int() };
const cursor = cursorOf(keys);
const textOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a cursor', () => {
  test('comes back as the position it was made from', () => {
    for (const position of [
      { sort: 'soldAt', value: '2026-11-21T15:00:00.123456+00:00', id },
      { sort: '-dueOn', value: '2026-11-21', id },
      { sort: 'name', value: 'Conceição', id },
      { sort: '-amount', value: -197_28, id },
    ])
      expect(cursor.decode(cursor.encode(position))).toEqual(position);
  });

  test('is one word of an address', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (value) => {
        fc.pre(!value.includes('\0'));
        const text = cursor.encode({ sort: 'name', value, id });
        expect(encodeURIComponent(text)).toBe(text);
        expect(cursor.decode(text).value).toBe(value);
      }),
    );
  });

  test.each([
    ['text of anybody', 'abc'],
    ['an empty one', ''],
    ['an id', id],
    ['another shape', textOf({ sort: 'name' })],
    ['a key the list does not have', textOf(['constructor', 'x', id])],
    ['a value of another kind', textOf(['amount', 'x', id])],
    ['a day that does not exist', textOf(['dueOn', '2026-02-31', id])],
    ['a year that PostgreSQL does not know', textOf(['dueOn', '0000-01-01', id])],
    ['a text that PostgreSQL cannot hold', textOf(['name', 'a\0b', id])],
    ['a row that is none', textOf(['name', 'x', "' or 1=1"])],
    ['more than a cursor', textOf(['name', 'x', id, 'more'])],
    ['a long one', textOf(['name', 'x'.repeat(600), id])],
  ])('is not %s', (_, text) => {
    expect(cursor.safeDecode(text).success).toBe(false);
  });
});

describe('a page', () => {
  const page = pageOf(z.object({ id: z.uuid() }), keys, 200);
  const request = z.object(page.request);

  test('has a size and a sort of its own unless asked', () => {
    expect(request.parse({})).toEqual({ limit: 200, sort: 'soldAt' });
    expect(request.parse({ limit: '50', sort: '-amount' })).toEqual({ limit: 50, sort: '-amount' });
  });

  test.each([{ limit: '0' }, { limit: '201' }, { limit: '1.5' }, { limit: 'all' }, { sort: 'id' }, { cursor: 'x' }])(
    'refuses %o',
    (asked) => expect(request.safeParse(asked).success).toBe(false),
  );

  test('answers its rows and the way on', () => {
    const answer = z.object(page.answer);
    const next = { sort: 'dueOn', value: '2026-11-21', id };
    const wire = z.encode(answer, { items: [{ id }], next });
    expect(wire.next).toBe(cursor.encode(next));
    expect(z.encode(answer, { items: [], next: null })).toEqual({ items: [], next: null });
  });
});
