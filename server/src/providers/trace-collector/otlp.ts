import type { Attributes, Span } from '../../kernel/tracing/tracing.ts';

const kinds = { internal: 1, server: 2, client: 3 } as const;
const FAILED = 2;

const valueOf = (value: string | number) =>
  typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value };

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: valueOf(value) }]));

/** Nanoseconds as text: no number holds them. */
const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1_000)) * 1_000n);

const spanOf = ({ traceId, id, parentId, name, kind, beganAt, endedAt, attributes, isFailed }: Span) => ({
  traceId,
  spanId: id,
  ...(parentId && { parentSpanId: parentId }),
  name,
  kind: kinds[kind],
  startTimeUnixNano: nanoseconds(beganAt),
  endTimeUnixNano: nanoseconds(endedAt),
  attributes: attributesOf(attributes),
  status: isFailed ? { code: FAILED } : {},
});

/** Body of `POST /v1/traces`: OTLP in JSON. */
export const otlpBody = (spans: readonly Span[]): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': 'balcao' }) },
        scopeSpans: [{ scope: { name: 'balcao' }, spans: spans.map(spanOf) }],
      },
    ],
  });
