import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { defineRoutes } from './route.ts';

interface Made {
  summary: string;
  operationId: string;
  answer: z.ZodString;
  errors: [];
  idempotent: true;
}
type OfStaff = {
  'POST /things': Made & { access: 'signed-in' };
};
type OfAnybody = {
  'POST /things': Made & { access: 'public' };
};

test('a keyed route says who may call it: a public one does not compile', () => {
  expectTypeOf<OfStaff>().toExtend<Parameters<typeof defineRoutes<OfStaff>>[1]>();
  expectTypeOf<OfAnybody>().not.toExtend<Parameters<typeof defineRoutes<OfAnybody>>[1]>();
});
