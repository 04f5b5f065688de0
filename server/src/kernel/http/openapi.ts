import { type ErrorCode, errors, type Owner, type RouteShape, routes } from '@balcao/contract';
import { z } from 'zod';
import { DocumentSchemas, type Json } from './openapi-schemas.ts';

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.',
  schema: { type: 'string', minLength: 8, maxLength: 100 },
  example: '0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90',
};

function parameters(route: RouteShape, schemas: DocumentSchemas): Json[] {
  const of = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
    if (!(schema instanceof z.ZodObject)) return [];
    const { properties, required = [] } = schemas.object(schema.shape);
    return Object.entries(properties).map(([name, inner]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: inner,
    }));
  };
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  const signature = route.signed
    ? [
        header(route.signed.timestamp, 'Seconds since 1970, at most five minutes off'),
        header(route.signed.signature, "HMAC-SHA256 in hex over '<timestamp>.<raw body>'"),
      ]
    : [];
  const key = route.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [];
  return [...of(route.params, 'path'), ...of(route.query, 'query'), ...key, ...signature];
}

const binary = (description: string, type: string): Json => ({
  200: { description, content: { [type]: { schema: { type: 'string', format: 'binary' } } } },
});

function success(route: RouteShape, schemas: DocumentSchemas): Json {
  if (route.answer === 'nothing') return { 204: { description: 'Done' } };
  if (route.answer === 'pdf') return binary('PDF', 'application/pdf');
  if (route.answer === 'png') return binary('PNG', 'image/png');
  if (route.answer === 'xlsx')
    return binary('Sheet', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  if (route.answer === 'csv')
    return { 200: { description: 'CSV', content: { 'text/csv': { schema: { type: 'string' } } } } };
  if (route.answer === 'events')
    return { 200: { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } } };
  return { 200: { description: 'Answer', content: { 'application/json': { schema: schemas.value(route.answer) } } } };
}

/** Codes that any route of this kind can answer besides its own. */
function codesOf(route: RouteShape): ErrorCode[] {
  const signedIn: ErrorCode[] = route.access === 'public' ? [] : ['UNAUTHORIZED'];
  const byRole: ErrorCode[] = Array.isArray(route.access) ? [route.roleRefusal ?? 'FORBIDDEN'] : [];
  const keyed: ErrorCode[] = route.idempotent
    ? ['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS']
    : [];
  return [...new Set<ErrorCode>(['BAD_REQUEST', ...signedIn, ...byRole, ...keyed, ...route.errors])];
}

function failure(codes: readonly ErrorCode[], schemas: DocumentSchemas): Json {
  const references = codes.map((code) => schemas.referError(code));
  const schema = references.length === 1 ? references[0] : { oneOf: references };
  const description = codes.map((code) => `\`${code}\` ${errors[code].message}`).join('\n\n');
  return { description, content: { 'application/json': { schema } } };
}

/** The errors of each status; where there is one alone, many operations share its answer. */
function failures(route: RouteShape, schemas: DocumentSchemas, shared: Record<string, Json>): Json {
  const byStatus: Record<number, ErrorCode[]> = {};
  for (const code of codesOf(route)) (byStatus[errors[code].status] ??= []).push(code);
  const answers = Object.entries(byStatus).map(([status, codes]): [string, Json] => {
    const [code = ''] = codes;
    if (codes.length > 1) return [status, failure(codes, schemas)];
    shared[code] ??= failure(codes, schemas);
    return [status, { $ref: `#/components/responses/${code}` }];
  });
  return Object.fromEntries(answers);
}

function securityOf({ access, credential }: RouteShape): Json[] {
  if (credential) return [{ [credential]: [] }];
  if (access === 'public') return [];
  return [{ [access === 'customer' ? 'customer' : 'bearer']: [] }];
}

function operation(
  operationId: string,
  route: RouteShape,
  schemas: DocumentSchemas,
  shared: Record<string, Json>,
): Json {
  return {
    operationId,
    summary: route.summary,
    tags: [route.owner.name],
    parameters: parameters(route, schemas),
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemas.value(route.body) } } },
    }),
    responses: { ...success(route, schemas), ...failures(route, schemas, shared) },
    security: securityOf(route),
    'x-roles': route.access,
  };
}

const sorted = (named: Record<string, Json>): Json =>
  Object.fromEntries(Object.entries(named).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const info = {
  title: 'Balcão',
  version: '0.1.0',
  description: "Store credit at the counter. Money is in reais with at most two decimals; days are the retailer's.",
  // The project publishes no licence: nobody may take one from this document.
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
};

/** The OpenAPI 3.1 document of the whole contract, made from the routes alone. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  const schemas = new DocumentSchemas();
  const responses: Record<string, Json> = {};
  const owners = new Set<Owner>();
  for (const [name, shape] of Object.entries(routes)) {
    const route: RouteShape = shape;
    const [method = '', path = ''] = name.split(' ');
    owners.add(route.owner);
    for (const [index, url] of [path, ...(route.aliases ?? [])].entries()) {
      const operationId = index === 0 ? route.operationId : `${route.operationId}Alias${index}`;
      paths[url] = { ...paths[url], [method.toLowerCase()]: operation(operationId, route, schemas, responses) };
    }
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/', description: 'The server that this document was read from' }],
    tags: Array.from(owners, ({ name, purpose }) => ({ name, description: purpose })),
    paths,
    components: {
      schemas: sorted(schemas.kept),
      responses: sorted(responses),
      parameters: { IdempotencyKey: idempotencyKey },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Token of `POST /auth/operators`' },
        customer: { type: 'http', scheme: 'bearer', description: 'Token of `POST /portal/entries/verify`' },
        idToken: { type: 'http', scheme: 'bearer', description: "ID token of the company's own issuer" },
      },
    },
  };
}
