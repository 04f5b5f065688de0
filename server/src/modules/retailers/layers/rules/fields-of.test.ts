import { configurationDocument, publicConfiguration } from '@balcao/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldsOf } from './fields-of.ts';

test('the form shows the idle lock as a number, and what has no title not at all', () => {
  const fields = fieldsOf(configurationDocument);
  expect(fields.find(({ path }) => path === 'idleLock.minutes')).toMatchObject({ kind: 'NUMBER', standard: 10 });
  expect(fieldsOf(publicConfiguration).some(({ path }) => path.startsWith('inbox') || path.startsWith('signOn'))).toBe(
    false,
  );
});

// Planted: a kind that no form knows was left out, and its setting could not be changed.
test('a setting of a kind that no form knows is a mistake of ours', () => {
  const strange = z.object({ part: z.object({ one: z.bigint().default(1n).meta({ title: 'Um' }) }).prefault({}) });
  const titled = strange.extend({ part: strange.shape.part.meta({ title: 'Parte' }) });
  expect(() => fieldsOf(titled)).toThrow(/part\.one/);
});
