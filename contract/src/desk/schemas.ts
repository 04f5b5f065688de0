import { z } from 'zod';
import { deskCauses } from '../applications/desk-schemas.ts';
import { purchaseCallReasons } from '../contracts/call-schemas.ts';
import { id, instant, reais } from '../fields.ts';
import { keyInstant, pageOf } from '../page.ts';

/** What may wait for a person, each of the module that keeps it. */
export const deskKinds = [
  'BIOMETRY_CONFLICT',
  'PURCHASE_CALL',
  'EXTRA_CREDIT',
  'LIMIT_REQUEST',
  'REGISTRATION',
  'PHONE_CHANGE',
  'CUSTOMER_CARE',
  'UNMATCHED_PIX',
] as const;
export type DeskKind = (typeof deskKinds)[number];

/** Why it waits: of a purchase to call, and of a registration. */
export const waitingCauses = [...purchaseCallReasons, ...deskCauses] as const;
export type WaitingCause = (typeof waitingCauses)[number];

const person = z.object({ id, name: z.string() });

export const deskItem = z.object({
  kind: z.enum(deskKinds),
  cause: z.enum(waitingCauses).nullable().meta({ description: 'Why it waits, where its kind has several reasons' }),
  ownerId: id.meta({ description: 'Whose it is: with `id` it names the item among those of its kind' }),
  id,
  askedAt: instant,
  dueAt: instant.nullable().meta({ description: 'By when somebody was promised an answer' }),
  who: z.string().meta({ description: 'Customer or operator it is about; for a Pix the txid that the bank told' }),
  place: z.string().nullable().meta({ description: 'Store, or retailer, where it was asked' }),
  amount: reais.nullable(),
  askedBy: id.nullable().meta({ description: 'Who asked: somebody else decides' }),
  claim: z.object({ by: person, until: instant }).nullable().meta({ description: 'Who has it now' }),
});

/** FREE nobody has now; MINE the caller has. */
const deskHolders = ['FREE', 'MINE'] as const;

const deskPage = pageOf(deskItem, { askedAt: keyInstant }, 50);
export const deskQuery = z.object({
  kind: z.enum(deskKinds).optional(),
  cause: z.enum(waitingCauses).optional(),
  holder: z.enum(deskHolders).optional(),
  place: z.string().min(1).max(200).optional().meta({ description: 'As the items say it' }),
  ...deskPage.request,
});
export const deskList = z.object(deskPage.answer);
export const deskRef = z.object({ kind: z.enum(deskKinds), ownerId: id, id });

export const deskFigures = z.object({
  waiting: z.int(),
  oldestAt: instant.nullable(),
  late: z.int().meta({ description: 'Past the promised time' }),
  kinds: z
    .array(z.object({ kind: z.enum(deskKinds), count: z.int() }))
    .meta({ description: 'How much waits of each kind; none of which waits is not named' }),
  places: z.array(z.string()).meta({ description: 'Where what waits was asked' }),
  decidedToday: z.int(),
  deciders: z
    .array(z.object({ name: z.string(), count: z.int() }))
    .meta({ description: 'Who decided today, most first' }),
});
