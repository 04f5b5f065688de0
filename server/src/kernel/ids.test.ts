import { expect, test } from 'vitest';
import { newId } from './ids.ts';
import { randomPart } from './random.ts';

test('ids are version 7, each later than the one before, however many in a millisecond', () => {
  // Planted bug: without the sequence those of one millisecond come in any order.
  const ids = Array.from({ length: 5_000 }, newId);
  expect(ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toEqual(
    [],
  );
  expect(ids).toEqual([...new Set(ids)].toSorted());
});

test('random bytes are handed out once', () => {
  // Planted bug: a pool that begins anew without being filled gives a nonce twice, and what it sealed away.
  const parts = Array.from({ length: 2_000 }, () => randomPart(12).toString('hex'));
  expect(new Set(parts).size).toBe(2_000);
});
