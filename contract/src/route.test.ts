import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoutes } from './route.ts';

const route = {
  summary: 'Makes one.',
  operationId: 'makeThing',
  owner: 'credit',
  answer: z.string(),
  errors: [],
} as const;

test('a keyed route says who may call it: a public one does not compile', () => {
  const staff = defineRoutes({ 'POST /things': { ...route, access: 'signed-in', idempotent: true } });
  // @ts-expect-error a key belongs to who sent it, and nobody is known on a public route
  const anybody = defineRoutes({ 'POST /things': { ...route, access: 'public', idempotent: true } });
  expect(Object.keys(staff)).toEqual(Object.keys(anybody));
});
