import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { errors, namedSchemas, roles, type RouteName, type RouteShape, routes } from './index.ts';
import { reais } from './fields.ts';

interface Leaf {
  path: string;
  schema: z.ZodType;
}

const isWrapped = (schema: z.ZodType): schema is z.ZodOptional<z.ZodType> =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault;

/** Every value of a schema that is no object or list, with the path to it. */
function leavesOf(schema: z.ZodType, path = ''): Leaf[] {
  if (isWrapped(schema)) return leavesOf(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return leavesOf(schema.element as z.ZodType, `${path}[]`);
  if (!(schema instanceof z.ZodObject)) return [{ path, schema }];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, inner]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

const table = (Object.keys(routes) as RouteName[]).map((name): [RouteName, RouteShape] => [name, routes[name]]);
const schemasOf = (route: RouteShape) =>
  [route.params, route.query, route.body, typeof route.answer === 'string' ? undefined : route.answer].filter(
    (schema) => schema !== undefined,
  );
const leaves = table.flatMap(([name, route]) =>
  schemasOf(route)
    .flatMap((schema) => leavesOf(schema))
    .map(({ path, schema }) => ({ name, path, schema })),
);
/** Also where the text of a query is read as reais. */
const isReais = (schema: unknown): boolean =>
  (schema instanceof z.ZodCodec && schema.def.out === reais.def.out) ||
  (schema instanceof z.ZodPipe && isReais(schema.def.out));
const lastOf = (path: string) => path.split('.').at(-1) ?? '';

describe.each(table)('%s', (name, route) => {
  test('says what it does in one word and one sentence, and who owns it', () => {
    expect(route.operationId).toMatch(/^[a-z][A-Za-z]{5,40}$/);
    expect(route.summary).toMatch(/^[A-Z][^\n]{9,160}\.$/);
    expect(route.owner.name).toMatch(/^[a-z-]+$/);
  });

  test('says who may call it, in roles that exist', () => {
    const listed = typeof route.access === 'string' ? [] : route.access;
    expect(
      typeof route.access === 'string' ? ['public', 'customer', 'signed-in'].includes(route.access) : listed.length > 0,
    ).toBe(true);
    expect(listed.filter((role) => !roles.includes(role))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
    expect(route.roleRefusal === undefined || typeof route.access !== 'string').toBe(true);
  });

  test('declares its errors once each, and only known ones', () => {
    expect(route.errors.filter((code) => !Object.hasOwn(errors, code))).toEqual([]);
    expect(new Set(route.errors).size).toBe(route.errors.length);
  });

  test('takes each parameter of its path, and no body on GET', () => {
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(route.params ? leavesOf(route.params).map(({ path }) => path) : []).toEqual(inPath);
    for (const alias of route.aliases ?? []) {
      expect([...alias.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)).toEqual(inPath);
    }
    expect(name.startsWith('GET ') && route.body !== undefined).toBe(false);
    expect(name.startsWith('GET ') && route.idempotent === true).toBe(false);
  });
});

test('an owner says in one sentence what it is for, and says it once', () => {
  const owners = new Set(table.map(([, { owner }]) => owner));
  expect([...owners].filter(({ purpose }) => !/^[A-Z][^\n]{9,160}\.$/.test(purpose))).toEqual([]);
  // A second file of an owner takes the owner from the first: another sentence would be a second tag of one name.
  expect(new Set([...owners].map(({ name }) => name)).size).toBe(owners.size);
});

test('no two routes answer one path', () => {
  const paths = table.flatMap(([name, route]) => {
    const [method = '', path = ''] = name.split(' ');
    return [path, ...(route.aliases ?? [])].map((one) => `${method} ${one.replaceAll(/\{\w+\}/g, '{}')}`);
  });
  expect(new Set(paths).size).toBe(paths.length);
});

test('no two routes are called alike, nor two schemas', () => {
  const called = table.map(([, route]) => route.operationId);
  expect(new Set(called).size).toBe(called.length);
  const names = namedSchemas.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['Reais', 'ProposalsAnswer', 'PixCharge']));
});

test('every error belongs to a route, but those any route or a later part can answer', () => {
  const declared = new Set<string>(table.flatMap(([, route]) => route.errors.concat(route.roleRefusal ?? 'FORBIDDEN')));
  const undeclared = Object.keys(errors).filter((code) => !declared.has(code));
  expect(undeclared).toEqual([
    'BAD_REQUEST',
    'PASSWORD_CHANGE_REQUIRED',
    'IDEMPOTENCY_KEY_REQUIRED',
    'IDEMPOTENCY_KEY_REUSED',
    'REQUEST_IN_PROGRESS',
    'PAYLOAD_TOO_LARGE',
    'INTERNAL_SERVER_ERROR',
  ]);
});

describe('money', () => {
  const money = leaves.filter(({ schema }) => isReais(schema));
  /** The type beside it says whether it is reais or a fraction (registration spec, section 3). */
  const eitherWay = new Set(['operator.incentiveValue', 'remuneration.incentiveValue']);

  test('travels in the fields that are named for it', () => {
    const named = /(value|due|total|limit|principal|discount|interest|fine|iof|iofDaily|iofAdditional|bonification)$/i;
    // Beside the figure itself, as the calculator's page shows it.
    const other = /^formatted_|(rate|date|dueDate|id|days?|percentValue)$/i;
    // The size of a page, which a list alone asks.
    const isPageSize = (name: string, schema: z.ZodType, path: string) =>
      name.startsWith('GET ') && path === 'limit' && schema instanceof z.ZodNumber && schema.format === 'safeint';
    const wrong = leaves.filter(({ name, path, schema }) => {
      if (eitherWay.has(path)) return false;
      const last = lastOf(path);
      if (isPageSize(name, schema, path)) return false;
      return named.test(last) && !other.test(last) && !isReais(schema) && !(schema instanceof z.ZodBoolean);
    });
    expect(wrong.map(({ name, path }) => `${name} ${path}`)).toEqual([]);
    expect(money.length).toBeGreaterThan(25);
  });

  test('a number that is neither money nor whole is a rate', () => {
    const loose = leaves.filter(({ schema }) => schema instanceof z.ZodNumber && schema.format !== 'safeint');
    expect(
      loose
        .filter(
          ({ path }) => !/(Rate|RateAnnual|cet|cetMonthly|percentValue|share)$/.test(path) && !eitherWay.has(path),
        )
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test('comes in with at most two decimals, and as cents', () => {
    expect(reais.decode(197.28)).toBe(19_728);
    expect(reais.decode(0)).toBe(0);
    for (const wire of [0.001, 1.005, 197.285, Number.NaN, Number.POSITIVE_INFINITY, 1e12])
      expect(reais.safeDecode(wire).success).toBe(false);
    expect(reais.safeParse('197.28').success).toBe(false);
  });

  test('goes out with at most two decimals, from whole cents alone', () => {
    const untyped: z.ZodType = reais;
    for (const cents of [0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1, '100'])
      expect(() => untyped.encode(cents)).toThrow(z.ZodError);
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
        const wire = z.number().parse(untyped.encode(cents));
        expect(Number(wire.toFixed(2))).toBe(wire);
        expect(reais.decode(wire)).toBe(cents);
        expect(reais.decode(JSON.parse(JSON.stringify(wire)) as number)).toBe(cents);
      }),
    );
  });
});
