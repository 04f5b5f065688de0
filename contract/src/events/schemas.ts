import { z } from 'zod';
import { day, id } from '../fields.ts';
import { EVENT_NAME_LENGTH } from './names.ts';

/** A name says what happened, never to whom: letters, digits and underscores alone. */
const name = z
  .string()
  .max(EVENT_NAME_LENGTH)
  .regex(/^[a-z][a-z0-9_]*$/);

export const eventBatch = z.object({
  events: z
    .array(z.object({ name, count: z.int().min(1).max(1_000) }))
    .min(1)
    .max(50)
    .meta({ description: 'What happened on a page since the last batch, each name once' }),
});

export const eventCountQuery = z.object({
  days: z.coerce.number<string | number>().int().min(1).max(90).default(14),
  retailerId: id.optional().meta({ description: "The provider's analyst names another; the caller's when missing" }),
});

const named = z.object({ id, name: z.string() });
export const eventCounts = z.object({
  retailer: named,
  retailers: z
    .array(named)
    .meta({ description: "Whose events the caller may count: the provider's analyst, everybody's" }),
  from: day,
  to: day,
  counts: z
    .array(z.object({ day, name: z.string(), count: z.int() }))
    .meta({ description: 'By day and name; a day without events has none' }),
});
