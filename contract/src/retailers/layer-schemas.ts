import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { templateVariable } from '../notifications/schemas.ts';
import { keyInstant, pageOf } from '../page.ts';

/** A layer of the configuration: nearer ones win. HOSTNAME is what a page knows before anybody signs in. */
export const layerScopes = ['DEFAULT', 'RETAILER', 'STORE', 'HOSTNAME'] as const;
export type LayerScope = (typeof layerScopes)[number];
/** Where a value comes from; PRODUCT is what holds when no layer says anything. */
export const valueOrigins = ['PRODUCT', ...layerScopes] as const;
export const fieldKinds = ['BOOLEAN', 'CHOICE', 'TEXT', 'DATE', 'NUMBER', 'NUMBERS', 'IMAGE'] as const;
/** How a choice among `choices`, a list of numbers or a plain value travels. */
const value = z.union([z.boolean(), z.string(), z.number(), z.array(z.number()), z.null()]);

const place = {
  scope: z.enum(layerScopes),
  storeId: id.optional().meta({ description: 'Required with scope STORE, absent with the others' }),
  hostname: z
    .string()
    .max(253)
    .regex(/^(?:\*|[a-z\d](?:[a-z\d.-]*[a-z\d])?)$/i, { error: 'Escreva só o endereço: loja.exemplo.com.br' })
    .optional()
    .meta({ description: "Required with scope HOSTNAME: a host, or '*' for all without a layer of their own" }),
};
const document = z.record(z.string(), z.unknown()).meta({
  description: 'Only what differs from the layers below; an empty one says nothing',
});
const reason = z.string().trim().min(3).max(200);

export const layerQuery = z.object(place);

export const layerField = z.object({
  path: z.string().meta({ description: 'With dots: flags.reportsPage' }),
  part: z.string(),
  title: z.string(),
  kind: z.enum(fieldKinds),
  choices: z.array(z.string()).meta({ description: 'Of kind CHOICE' }),
  variables: z.array(templateVariable).meta({ description: 'Of the words of a message: what they may say, as {name}' }),
  inherited: value.meta({ description: 'What holds when this layer does not say it' }),
  inheritedFrom: z.enum(valueOrigins),
  own: value.optional().meta({ description: 'What this layer says; absent when it does not' }),
});

export const layer = z.object({
  ...place,
  revision: z.int().meta({ description: '0 while it was never entered here' }),
  document,
  fields: z.array(layerField),
  hostnames: z.array(z.string()).meta({ description: 'With scope HOSTNAME: those that have a layer of their own' }),
});

export const layerDifference = z.object({ path: z.string(), title: z.string(), before: value, after: value });

export const layerPreviewEntry = z.object({
  ...place,
  document,
  seenBy: id.optional().meta({ description: 'A store: what changes there' }),
});
export const layerPreview = z.object({
  difference: z.array(layerDifference).meta({ description: 'What this layer says otherwise' }),
  seen: z.array(layerDifference).meta({ description: 'What holds otherwise where it is seen' }),
});

export const layerEntry = z.object({
  ...place,
  document,
  reason,
  basedOn: z.int().min(0).meta({ description: 'Revision that the difference was shown against' }),
});
export const layerUndo = z.object({ reason });

export const layerVersion = z.object({
  id,
  scope: z.enum(layerScopes),
  storeId: id.nullable(),
  hostname: z.string().nullable(),
  revision: z.int(),
  reason: z.string(),
  author: z.object({ operatorId: id, name: z.string() }),
  enteredAt: instant,
  undoes: id.nullable().meta({ description: 'The version whose change it takes back' }),
  difference: z.array(layerDifference),
});

const page = pageOf(layerVersion, { enteredAt: keyInstant }, 50);
export const layerVersionQuery = z.object({ ...page.request, ...place });
export const layerVersionPage = z.object(page.answer);
