import { type RouteName, type RouteShape, roles, routes } from '@balcao/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { connect, readAppConfig } from './app.ts';
import { signMessage } from './kernel/signature.ts';
import { newId } from './kernel/ids.ts';
import { randomCode } from './kernel/secrets.ts';
import { givenCustomerSession } from './modules/portal/testing.ts';
import { prepareCounter } from './testing/prepare-counter.ts';

const { platform, staff, app } = prepareCounter();

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
}

/** A value for each field of a schema, each with one poisoned text in it, at whatever depth. */
function poisoned(schema: JsonSchema, text: string): unknown[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, of]) =>
    poisoned(of, text).map((value) => ({ [name]: value })),
  );
  const items = schema.items ? poisoned(schema.items, text).map((value) => [value]) : [];
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((of) => poisoned(of, text));
  const all = [...inner, ...items, ...branches];
  return all.length > 0 ? all : [text];
}

const POISONS = ['a\0b', '\ud83d', { ['\0']: 'field' }];
const names = Object.keys(routes) as RouteName[];

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Calls of a route with something no database keeps, in every field of path, query and body. */
function callsOf(name: RouteName): { url: string; body?: unknown }[] {
  const { query, body }: RouteShape = routes[name];
  const path = name.slice(name.indexOf(' ') + 1);
  const url = path.replaceAll(/\{\w+\}/g, newId());
  const paths = [...path.matchAll(/\{\w+\}/g)].map(([param]) =>
    path.replace(param, 'a%00b').replaceAll(/\{\w+\}/g, newId()),
  );
  const queries = Object.keys(query ? (schemaOf(query).properties ?? {}) : {}).flatMap((key) => [
    `${url}?${key}=a%00b`,
    `${url}?${key}=%00&${key}=1`,
  ]);
  const json = body && schemaOf(body);
  const bodies = json
    ? POISONS.flatMap((poison) =>
        typeof poison === 'string' ? poisoned(json, poison) : [poison, { other: poison }, [poison]],
      )
    : [];
  return [...[...paths, ...queries].map((each) => ({ url: each })), ...bodies.map((each) => ({ url, body: each }))];
}

const signature = (route: RouteShape, text: string): Record<string, string> => {
  if (!route.signed) return {};
  const { pixBank, boletoBank, chatMessenger, payoutBank } = connect(readAppConfig({}), platform, randomCode);
  const signers = { 'x-boleto': boletoBank, 'x-pix': pixBank, 'x-chat': chatMessenger, 'x-payout': payoutBank };
  const { webhookSecret } = signers[/^x-[a-z]+/.exec(route.signed.signature)?.[0] as keyof typeof signers];
  const signed = signMessage(webhookSecret, text, platform.clock.now());
  return { [route.signed.timestamp]: signed.timestamp, [route.signed.signature]: signed.signature };
};

async function answerOf(name: RouteName, { url, body }: { url: string; body?: unknown }) {
  const route: RouteShape = routes[name];
  const role = typeof route.access === 'string' ? 'manager' : (route.access[0] ?? roles[0]);
  const method = name.split(' ', 1)[0];
  if (method !== 'GET' && method !== 'POST' && method !== 'PUT' && method !== 'PATCH' && method !== 'DELETE')
    throw new Error(`method of ${name}`);
  const payload = JSON.stringify(body ?? {});
  const { statusCode, body: said } = await app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${route.access === 'customer' ? await givenCustomerSession(platform, newId()) : staff[role].token}`,
      'idempotency-key': newId(),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...signature(route, payload),
    },
    ...(method !== 'GET' && { payload }),
  });
  return `${statusCode} ${/"code":"(\w+)"/.exec(said)?.[1]} ${url} ${payload}`;
}

// Planted: a check of bodies alone lets a NUL of a query reach a statement, which answers 500.
describe('a NUL, half a surrogate pair, or such a name of a field is a bad request', () => {
  test.each(names)('%s', async (name) => {
    const answers = await Promise.all(callsOf(name).map((each) => answerOf(name, each)));
    expect(answers.filter((each) => !each.startsWith('400 BAD_REQUEST'))).toEqual([]);
  });

  // Planted: a body that is signed is read as text, after the others were looked at.
  test('in a notice of the bank that is right but for it', async () => {
    const paidAt = platform.clock.now().toISOString();
    const notice = { txid: 'a\0b', endToEndId: 'E'.repeat(32), value: 1, paidAt };
    const answer = await answerOf('POST /webhooks/pix', { url: '/webhooks/pix', body: notice });
    expect(answer).toMatch(/^400 BAD_REQUEST/);
  });

  test('most routes have something to poison', () => {
    expect(names.filter((name) => callsOf(name).length > 0).length).toBeGreaterThan(names.length * 0.8);
  });
});
