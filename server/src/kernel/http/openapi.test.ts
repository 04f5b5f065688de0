import { errors, namedSchemas, type RouteShape, routes } from '@balcao/contract';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

type Json = Record<string, unknown>;
interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { required: boolean; content: Json };
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>;
  security: Json[];
}

const document = openApiDocument();
const paths = document['paths'] as Record<string, Record<string, Operation>>;
const { schemas } = document['components'] as { schemas: Record<string, Json> };
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    path,
    operation: shownWhole(operation),
  })),
);

/** Shared parameters and answers in their places. */
function shownWhole(operation: Operation): Operation {
  const shown = <T>(part: T): T => {
    const { $ref } = part as { $ref?: string };
    return $ref === undefined ? part : (resolve($ref) as T);
  };
  const responses = Object.entries(operation.responses).map(([status, answer]) => [status, shown(answer)]);
  return { ...operation, parameters: operation.parameters.map(shown), responses: Object.fromEntries(responses) };
}

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : referencesIn(inner)));
}

function resolve(reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>((value, step) => (value as Json | undefined)?.[step], document);
}

test('is an OpenAPI 3.1.0 document of plain JSON', () => {
  expect(document['openapi']).toBe('3.1.0');
  expect(document['info']).toMatchObject({
    title: expect.any(String),
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

test('has every route with all of its paths, and no other', () => {
  const expected = Object.entries(routes).flatMap(([name, shape]) => {
    const [method = '', path = ''] = name.split(' ');
    return [path, ...((shape as RouteShape).aliases ?? [])].map((url) => `${method} ${url}`);
  });
  expect(operations.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
});

test('names every operation once, after its use case', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(['payInstallments', 'acceptProposal', 'findBorrowerAlias1']));
});

test('says what each tag is for, and has none without an operation', () => {
  const tags = document['tags'] as { name: string; description: string }[];
  expect(tags.filter(({ description }) => description.length < 20)).toEqual([]);
  expect(new Set(tags.map(({ name }) => name))).toEqual(new Set(operations.flatMap(({ operation }) => operation.tags)));
});

test('a named schema stands in one place, and every one kept is referred to', () => {
  const inline = JSON.stringify([document['paths'], document['components']]);
  const named = namedSchemas.map(([name]) => name);
  const names = named.filter((name) => schemas[name] && JSON.stringify(schemas[name]).length > 200);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => inline.split(JSON.stringify(schemas[name])).length > 2)).toEqual([]);
  const used = new Set(referencesIn(document));
  expect(Object.keys(schemas).filter((name) => !used.has(`#/components/schemas/${name}`))).toEqual([]);
});

test('an error lists its details, money by the one codec', () => {
  expect(schemas['PAYMENT_TOTAL_CHANGED']).toMatchObject({
    required: ['code', 'message', 'traceId', 'details'],
    properties: {
      code: { const: 'PAYMENT_TOTAL_CHANGED' },
      details: { properties: { total: { $ref: '#/components/schemas/Reais' } } },
    },
  });
  expect(schemas['FORBIDDEN']).not.toHaveProperty('properties.details');
});

test('every reference leads somewhere', () => {
  const references = referencesIn(document);
  expect(references.length).toBeGreaterThan(operations.length);
  expect(references.filter((reference) => typeof resolve(reference) !== 'object')).toEqual([]);
});

describe.each(operations)('$name', ({ name, path, operation }) => {
  test('describes each parameter of its path, once', () => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const described = operation.parameters.filter((one) => one.in === 'path');
    expect(described.map((one) => one.name)).toEqual(inPath);
    for (const one of described) expect(one.required).toBe(true);
    const keys = operation.parameters.map((one) => `${one.in} ${one.name}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('has one success and says its errors in Portuguese', () => {
    const statuses = Object.keys(operation.responses);
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
    for (const [status, response] of Object.entries(operation.responses)) {
      expect(status).toMatch(/^[2-5]\d\d$/);
      expect(response.description).not.toBe('');
      if (status.startsWith('2')) continue;
      for (const [, code = ''] of response.description.matchAll(/^`(\w+)`/gm)) {
        expect(response.description).toContain(errors[code as keyof typeof errors].message);
        expect(errors[code as keyof typeof errors].status).toBe(Number(status));
      }
    }
  });

  test('no body on GET, a key where money moves', () => {
    expect(name.startsWith('GET') && operation.requestBody !== undefined).toBe(false);
    const isKeyed = operation.parameters.some((one) => one.in === 'header' && one.name === 'Idempotency-Key');
    expect(isKeyed).toBe('422' in operation.responses);
  });
});

test('money travels as a number of reais, never as text or cents', () => {
  const text = JSON.stringify(document);
  expect(text).toContain('Reais, at most two decimals');
  // The tables of a credit policy are exact documents in whole cents, as their facts are named (ADR 0070).
  const ofCreditPolicy =
    /"(?:firstCap|manualAbove|max|maxExtra|min|minExtra|minIncrease|minPurchase|minimoExistencial|minimum|step)Cents":/g;
  expect(text.replaceAll(ofCreditPolicy, '')).not.toMatch(/[cC]ents"\s*:/);
});
