import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { type PolicyKind, policyKinds } from '@balcao/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';

const MODULES = fileURLToPath(new URL('..', import.meta.url));

/** What people alone read of a document, and what goes with its whole row to the arithmetic of `credit-math`. */
const readElsewhere = new Set([
  'lending-rule.source',
  'iof.source',
  'accounting.source',
  'correction-index.source',
  'correction-index.rate',
]);

/** The product's own text of each module but this one, by module. */
const sources = readdirSync(MODULES)
  .filter((name) => name !== 'policies')
  .map((name) =>
    readdirSync(join(MODULES, name), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing(\/|\.ts$)/.test(path))
      .map((path) => readFileSync(join(MODULES, name, path), 'utf8'))
      .join('\n'),
  );

/** Names of fields, those of the rows of a list as well. */
function fieldsOf(document: z.ZodObject): string[] {
  const rows = Object.values(document.shape).flatMap((field) =>
    field instanceof z.ZodArray && field.element instanceof z.ZodObject ? fieldsOf(field.element) : [],
  );
  return Object.keys(document.shape).concat(rows);
}

/** Fields of a kind that no module which reads the kind ever names. */
function unread(kind: PolicyKind): string[] {
  const readers = sources.filter((text) => text.includes(`'${kind}'`));
  return fieldsOf(policyKinds[kind].document).filter(
    (field) =>
      !readElsewhere.has(`${kind}.${field}`) && !readers.some((text) => new RegExp(`\\b${field}\\b`).test(text)),
  );
}

// Planted: the bands and steps that the kind 'limits' had until nothing read them.
test('what a policy says, some module reads', () => {
  const kinds = (Object.keys(policyKinds) as PolicyKind[]).filter((kind) => !('hasOwnPage' in policyKinds[kind]));
  expect(kinds.flatMap((kind) => unread(kind).map((field) => `${kind}.${field}`))).toEqual([]);
});
