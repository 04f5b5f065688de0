import { z } from 'zod';
import { day, id, instant, reais } from '../fields.ts';
import { roles } from '../identity/enums.ts';
import { keyInstant, pageOf } from '../page.ts';

const drawer = z
  .string()
  .regex(/^(0[1-9]|1\d|20)$/)
  .meta({ description: 'Drawer of the store, 01 to 20', examples: ['03'] });

/** Notes and coins of the real, in cents. */
const pieceCents: ReadonlySet<number> = new Set([20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1]);

/** Moved by hand: SUPPLY puts money in (suprimento), WITHDRAWAL takes it out (sangria). */
const cashHandMoves = ['SUPPLY', 'WITHDRAWAL'] as const;
export type CashHandMove = (typeof cashHandMoves)[number];

/** What moves a session; Pix is told and lies in no drawer. */
const cashMoveKinds = [
  'PAYMENT',
  'DOWN_PAYMENT',
  'SUPPLY',
  'WITHDRAWAL',
  'PAYMENT_UNDO',
  'CANCELLATION_REFUND',
  'DOWN_PAYMENT_REFUND',
  'PIX_REFUND',
  'PIX',
] as const;
export type CashMoveKind = (typeof cashMoveKinds)[number];

const reason = z.string().trim().min(3).max(200);
const positive = reais.refine((cents) => cents > 0, 'more than nothing');
const atLeastNothing = reais.refine((cents) => cents >= 0, 'not below nothing');

export const cashOpening = z.object({ storeId: id, drawer, float: atLeastNothing.meta({ description: 'Troco' }) });

export const cashMoveEntry = z.object({
  kind: z.enum(cashHandMoves),
  amount: positive,
  reason,
  approvalId: id.optional().meta({ description: 'Of a second person, above the amount that the store allows one' }),
});

const piece = z.object({
  value: reais.refine((cents) => pieceCents.has(cents), 'a note or coin').meta({ description: 'Note or coin' }),
  pieces: z.int().min(0).max(99_999),
});
export const cashCount = z.object({
  pieces: z.array(piece).max(pieceCents.size).meta({ description: 'What is not named was not there' }),
});

export const cashClosing = z.object({
  counted: atLeastNothing.meta({ description: 'What was counted, as the screen shows it' }),
  reason: reason.optional().meta({ description: 'Why it is not what was expected; needed when it is not' }),
});

const cashPerson = z.object({ id, name: z.string() });

export const cashHandMove = z.object({
  id,
  kind: z.enum(cashHandMoves),
  amount: reais,
  reason: z.string(),
  approvedBy: z.string().nullable(),
  movedAt: instant,
});

const sessionFields = z.object({
  id,
  storeId: id,
  storeName: z.string(),
  drawer,
  number: z.int().meta({ description: 'Of the drawer, from 1: the number of its Z' }),
  operator: cashPerson,
  openedAt: instant,
  openedOn: day,
  float: reais,
});

/** An open session; what should be in the drawer is told to nobody before it is counted. */
export const cashSession = sessionFields.extend({
  moves: z.array(cashHandMove).meta({ description: 'By hand, oldest first' }),
});

export const cashCounted = z.object({
  counted: reais,
  expected: reais,
  difference: reais.meta({ description: 'Counted less expected: above zero is left over, below is missing' }),
});

export const cashClosedSession = sessionFields.extend({
  closedAt: instant.nullable().meta({ description: 'Null while it is open: no figure is told then' }),
  closedBy: cashPerson.nullable(),
  counted: reais.nullable(),
  expected: reais.nullable(),
  difference: reais.nullable(),
  reason: z.string().nullable().meta({ description: 'Why there is a difference' }),
  counts: z.int().meta({ description: 'How often it was counted' }),
});

export const cashOverview = z.object({
  session: cashSession.nullable().meta({ description: 'The open one of who asks, in whatever store' }),
  closed: z.array(cashClosedSession).meta({ description: 'The last of who asks at this store, the newest first' }),
  taken: z.array(z.object({ drawer, operatorName: z.string() })).meta({ description: 'Open drawers of the store' }),
  isRequired: z.boolean().meta({ description: 'Nothing is received in this store without an open session' }),
  approvalAbove: reais
    .nullable()
    .meta({ description: 'A move by hand above it needs a second person; null: none does' }),
});

export const cashKindSum = z.object({
  kind: z.enum(cashMoveKinds),
  count: z.int(),
  amount: reais.meta({ description: 'Below zero: taken out' }),
});

export const cashSessionDetail = cashClosedSession.extend({
  sums: z.array(cashKindSum).meta({ description: 'Empty while it is open' }),
  moves: z.array(cashHandMove),
  pieces: z.array(z.object({ value: reais, pieces: z.int() })),
});

const sessionsPage = pageOf(cashClosedSession, { openedAt: keyInstant }, 50);
export const cashSessionsQuery = z.object({
  storeId: id,
  ...sessionsPage.request,
});
export const cashSessions = z.object({
  ...sessionsPage.answer,
  unassigned: z
    .array(z.object({ day, count: z.int(), amount: reais }))
    .meta({ description: 'What was received with no session open, of the last thirty days' }),
});

/** Who works in a store now: signed in, or with a drawer that is open. */
export const shift = z.object({
  people: z.array(
    z.object({
      operator: cashPerson,
      role: z.enum(roles),
      signedInAt: instant
        .nullable()
        .meta({ description: 'When the running session began; null of who is not signed in' }),
      lastSeenAt: instant.nullable().meta({ description: 'To the minute' }),
      devices: z.array(z.string()).meta({ description: 'Browser and system of each running session' }),
      drawer: z
        .object({ sessionId: id, drawer, openedAt: instant })
        .nullable()
        .meta({ description: 'Open at this store, in the name of this person' }),
    }),
  ),
});
