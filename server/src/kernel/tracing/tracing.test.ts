import { describe, expect, test } from 'vitest';
import { readTraceParent, type Span, statementName, traced, tracedStatement, traceRequest } from './tracing.ts';

const ids = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const header = (flags: string) => `00-${ids.traceId}-${ids.spanId}-${flags}`;

test('the W3C header is read', () => {
  expect(readTraceParent(header('01'))).toEqual({ ...ids, isSampled: true });
  expect(readTraceParent(header('00'))).toEqual({ ...ids, isSampled: false });
});

test.each([
  undefined,
  '',
  'abc',
  `00-${'0'.repeat(32)}-${ids.spanId}-01`,
  `00-${ids.traceId}-${'0'.repeat(16)}-01`,
  `00-${ids.traceId.toUpperCase()}-${ids.spanId}-01`,
  [header('01')],
])('%j is no trace', (wrong) => expect(readTraceParent(wrong)).toBeNull());

const ended = (error?: unknown) => ({ attributes: {}, isFailed: error !== undefined });
async function run(traceparent: unknown, work: () => Promise<unknown>, rate = 1): Promise<Span[]> {
  const spans: Span[] = [];
  const tracer = { rate, take: (span: Span) => void spans.push(span) };
  await traceRequest(tracer, { name: 'GET /x', traceparent, ended }, work).catch(() => undefined);
  return spans;
}

describe('a request', () => {
  test('is a tree: act within request, statements within act, of one trace', async () => {
    const sql = 'select 1 from "contracts" c where c.id = $1';
    const spans = await run(header('01'), () =>
      traced('act', () => Promise.all([tracedStatement(sql, async () => 1), tracedStatement(sql, async () => 2)])),
    );
    const [first, second, act, request] = spans;
    expect(spans.map(({ name, kind }) => [name, kind])).toEqual([
      ['select contracts', 'client'],
      ['select contracts', 'client'],
      ['act', 'internal'],
      ['GET /x', 'server'],
    ]);
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([ids.traceId]));
    expect([first?.parentId, second?.parentId]).toEqual([act?.id, act?.id]);
    expect([act?.parentId, request?.parentId]).toEqual([request?.id, ids.spanId]);
    expect(new Set(spans.map(({ id }) => id)).size).toBe(4);
  });

  test('that fails says so, and the failure goes on', async () => {
    const spans = await run(undefined, () => traced('act', () => Promise.reject(new Error('no'))));
    expect(spans.map(({ isFailed }) => isFailed)).toEqual([true, true]);
    await expect(traced('act', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  test('of a caller who does not trace is not traced, nor beyond the rate', async () => {
    expect(await run(header('00'), async () => 1)).toEqual([]);
    expect(await run(header('01'), () => traced('act', async () => 1), 0)).toEqual([]);
  });
});

test.each([
  ['select "c"."id" from contracts c where c.id = $1', 'select contracts'],
  ['insert into "audit_entries" (id) values ($1)', 'insert audit_entries'],
  ['update credit_limits set used_cents = $1', 'update credit_limits'],
  ['with "limit" as (update a), "contract" as (insert into b) select 1', 'write limit, contract'],
  ['begin isolation level read committed', 'begin'],
])('%s is called %s', (text, name) => expect(statementName(text)).toBe(name));
