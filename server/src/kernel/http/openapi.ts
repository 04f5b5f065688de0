import { type ErrorCode, errors, type RouteShape, routes } from '@balcao/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** JSON Schema of what travels: codecs by their wire side (money in reais). */
function wireSchema(schema: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}

function parameters(route: RouteShape): Json[] {
  const of = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = wireSchema(schema) as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, inner]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: inner,
    }));
  };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', minLength: 8, maxLength: 100 },
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
  return [...of(route.params, 'path'), ...of(route.query, 'query'), ...(route.idempotent ? [key] : []), ...signature];
}

function success(route: RouteShape): Json {
  if (route.answer === 'nothing') return { 204: { description: 'Done' } };
  if (route.answer === 'pdf')
    return {
      200: { description: 'PDF', content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } },
    };
  return { 200: { description: 'Answer', content: { 'application/json': { schema: wireSchema(route.answer) } } } };
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

function failures(route: RouteShape): Json {
  const byStatus: Record<number, ErrorCode[]> = {};
  for (const code of codesOf(route)) (byStatus[errors[code].status] ??= []).push(code);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\` ${errors[code].message}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function operation(route: RouteShape): Json {
  return {
    summary: route.summary,
    tags: [route.owner],
    parameters: parameters(route),
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': { schema: wireSchema(route.body) } } },
    }),
    responses: { ...success(route), ...failures(route) },
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    'x-roles': route.access,
  };
}

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'traceId'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string', description: 'pt-BR sentence for the screen' },
    details: { type: 'object' },
    traceId: { type: 'string' },
  },
};

/** The OpenAPI 3.1 document of the whole contract, made from the routes alone. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, shape] of Object.entries(routes)) {
    const route: RouteShape = shape;
    const [method = '', path = ''] = name.split(' ');
    for (const url of [path, ...(route.aliases ?? [])]) {
      paths[url] = { ...paths[url], [method.toLowerCase()]: operation(route) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Balcão',
      version: '0.1.0',
      description: "Store credit at the counter. Money is in reais with at most two decimals; days are the retailer's.",
    },
    paths,
    components: { schemas: { Error: errorSchema }, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}
