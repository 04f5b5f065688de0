import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Something that began and ended, as part of a request. */
export interface Span {
  traceId: string;
  id: string;
  parentId: string | undefined;
  /** What it is, never whose: 'POST /auth/operators', 'act', 'select contracts'. */
  name: string;
  kind: 'server' | 'internal' | 'client';
  /** Milliseconds since 1970, with fractions. */
  beganAt: number;
  endedAt: number;
  attributes: Attributes;
  isFailed: boolean;
}

/** Takes what ended; must not throw nor wait. */
export type TakeSpan = (span: Span) => void;

interface Current {
  traceId: string;
  spanId: string;
  take: TakeSpan;
}

const current = new AsyncLocalStorage<Current>();
const { timeOrigin } = performance;
const now = () => timeOrigin + performance.now();

/** Drawn many at a time: one by one they cost more than all else of a span. */
const drawn = Buffer.alloc(8_192);
let used = drawn.length;

function hex(bytes: number): string {
  if (used + bytes > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += bytes;
  return drawn.toString('hex', used - bytes, used);
}

const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
const SAMPLED = 1;

/** What the W3C header `traceparent` says of the caller; null when there is none, or it is malformed. */
export function readTraceParent(header: unknown): { traceId: string; spanId: string; isSampled: boolean } | null {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(typeof header === 'string' ? header : '') ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

/** How requests are traced, where they are. */
export interface Tracer {
  take: TakeSpan;
  /** Share of the requests that are traced, 0 to 1; those of a caller who does not trace are not. */
  rate: number;
}

export interface Ended {
  attributes: Attributes;
  isFailed: boolean;
}

interface Traced {
  kind: Span['kind'];
  /** What is known at the end; `error` is what was thrown. */
  ended: (error?: unknown) => Ended;
  parentId: string | undefined;
}

async function record<T>(of: Current, name: string, { kind, ended, parentId }: Traced, work: () => Promise<T>) {
  const beganAt = now();
  const end = (said: Ended) =>
    of.take({ ...said, traceId: of.traceId, id: of.spanId, parentId, name, kind, beganAt, endedAt: now() });
  try {
    const done = await current.run(of, work);
    end(ended());
    return done;
  } catch (error) {
    end(ended(error));
    throw error;
  }
}

/** Runs a request as the root of a trace, or as a part of its caller's. */
export function traceRequest<T>(
  { take, rate }: Tracer,
  { name, traceparent, ended }: { name: string; traceparent: unknown; ended: (error?: unknown) => Ended },
  work: () => Promise<T>,
): Promise<T> {
  const caller = readTraceParent(traceparent);
  if (caller?.isSampled === false || Math.random() >= rate) return work();
  const of = { traceId: caller?.traceId ?? hex(16), spanId: hex(8), take };
  return record(of, name, { kind: 'server', ended, parentId: caller?.spanId }, work);
}

/** Runs a part of what is traced; where nothing is, it runs and nothing else. */
export function traced<T>(
  name: string,
  work: () => Promise<T>,
  { kind = 'internal', attributes = () => ({}) }: { kind?: Span['kind']; attributes?: () => Attributes } = {},
): Promise<T> {
  const around = current.getStore();
  if (!around) return work();
  const of = { traceId: around.traceId, spanId: hex(8), take: around.take };
  const ended = (error?: unknown) => ({ attributes: attributes(), isFailed: error !== undefined });
  return record(of, name, { kind, ended, parentId: around.spanId }, work);
}

const MOST_NAMES = 2_000;
const LONGEST = 80;
const names = new Map<string, string>();

function nameOf(text: string): string {
  const parts = [...text.matchAll(/"(\w+)" as \(/g)].map(([, part]) => part);
  if (parts.length > 0) return `write ${parts.join(', ')}`.slice(0, LONGEST);
  const [verb = ''] = /\w+/.exec(text) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? [];
  return `${verb.toLowerCase()} ${table}`.trim();
}

/** What a statement is called: its verb and first table, or the parts of a guarded write. Its text holds no values. */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = nameOf(text);
  if (names.size < MOST_NAMES) names.set(text, name);
  return name;
}

/** A statement of the database as a part of what is traced. */
export function tracedStatement<T>(text: string, work: () => Promise<T>): Promise<T> {
  return current.getStore() ? traced(statementName(text), work, { kind: 'client' }) : work();
}
