import { detailsSchema, errors, type ErrorCode, namedSchemas } from '@balcao/contract';
import { z } from 'zod';

export type Json = Record<string, unknown>;

const PLACE = '#/components/schemas/';
for (const [id, schema] of namedSchemas) {
  const meta = z.globalRegistry.get(schema);
  // One schema under two names has the first.
  if (meta?.id === undefined) z.globalRegistry.add(schema, { ...meta, id });
}

/** The schemas of a document: each named one is kept once, under its name, and referred to. */
export class DocumentSchemas {
  readonly kept: Record<string, Json> = {
    ErrorMessage: { type: 'string', description: 'pt-BR sentence for the screen' },
    TraceId: { type: 'string', format: 'uuid', description: 'Finds the request in the log' },
  };

  /** JSON Schema of an object as it travels: codecs by their wire side (money in reais). */
  object(shape: z.core.$ZodShape): { properties: Record<string, Json>; required?: string[] } {
    const text = JSON.stringify(z.toJSONSchema(z.object(shape), { io: 'input', unrepresentable: 'any' }));
    const { $schema: _, $defs, ...json } = JSON.parse(text.replaceAll('"#/$defs/', `"${PLACE}`)) as Json;
    Object.assign(this.kept, $defs);
    return json as { properties: Record<string, Json> };
  }

  /** Of any value: by reference when it has a name. */
  value(schema: z.ZodType): Json {
    return this.object({ schema }).properties['schema'] ?? {};
  }

  /** What a refusal with this code answers, named as the code. */
  referError(code: ErrorCode): Json {
    const details = detailsSchema(code);
    const { status, message } = errors[code];
    this.kept[code] ??= {
      type: 'object',
      description: `${status}: ${message}`,
      required: ['code', 'message', 'traceId', ...(details && !details.safeEncode({}).success ? ['details'] : [])],
      properties: {
        code: { const: code },
        message: { $ref: `${PLACE}ErrorMessage` },
        ...(details && { details: this.object(details.shape) }),
        traceId: { $ref: `${PLACE}TraceId` },
      },
    };
    return { $ref: `${PLACE}${code}` };
  }
}
