import { z } from 'zod';
import { day, id, instant, reais } from '../fields.ts';
import { lineAges, lineReasons, lineStates, MOST_STATEMENT_BYTES } from './enums.ts';

/** As base64. */
const MOST_STATEMENT_CHARACTERS = Math.ceil((MOST_STATEMENT_BYTES * 4) / 3) + 4;
const note = z.string().trim().min(1).max(500);

const movementKey = {
  event: z.string().regex(/^[A-Z_]{3,40}$/),
  subjectId: id,
};

/** What the books moved at the bank, in one event. */
export const bankMovement = z.object({
  ...movementKey,
  on: day,
  amount: reais.meta({ description: 'Above zero came in' }),
  retailerName: z.string().nullable().meta({ description: 'Null of what is the provider’s own' }),
});

const person = z.object({ id, name: z.string() });

export const bankLine = z.object({
  id,
  statementId: id,
  on: day,
  amount: reais.meta({ description: 'Above zero came in' }),
  memo: z.string(),
  state: z.enum(lineStates),
  reason: z.enum(lineReasons).nullable().meta({ description: 'Why it has no books yet; null once it has' }),
  note: z.string().nullable().meta({ description: 'What a person said of it' }),
  owner: person.nullable().meta({ description: 'Who looks after the difference; null of none' }),
  matched: z.object({ at: instant, name: z.string().nullable().meta({ description: 'Null: by itself' }) }).nullable(),
  movements: z.array(bankMovement).meta({ description: 'Its books, or the guess that waits' }),
});

/** What the books moved and no line has: somebody looks after it. */
export const unseenMovement = bankMovement.extend({
  owner: person,
  note: z.string().nullable().meta({ description: 'What a person said of it' }),
  days: z.int().min(0).meta({ description: 'For how many days the books have it' }),
});

export const bankStatement = z.object({
  id,
  fileName: z.string(),
  firstDay: day,
  lastDay: day,
  balance: reais.nullable().meta({ description: 'As the bank says it; null where it does not' }),
  importedAt: instant,
  importedBy: z.string(),
  known: z.int().meta({ description: 'Lines that an earlier statement brought already' }),
  matched: z.int(),
  suggested: z.int(),
  leftOver: z.int(),
});

export const reconciliationDesk = z.object({
  today: day,
  account: z.string().nullable().meta({ description: 'Whose statements are read; null where none is configured' }),
  isDemonstration: z.boolean().meta({ description: 'The embedded bank hands out statements' }),
  difference: reais.meta({ description: 'What the account bank_differences holds' }),
  ages: z.array(z.object({ age: z.enum(lineAges), count: z.int(), amount: reais })),
  statements: z.array(bankStatement).meta({ description: 'The newest 12' }),
  owners: z.array(person).meta({ description: 'Who may look after a difference' }),
  balance: z
    .object({
      on: day,
      statement: reais,
      books: reais.meta({ description: 'Without what stands there only because a statement says so' }),
      difference: reais.meta({ description: 'The statement’s less the books’: the sum of what follows' }),
      onlyAtBank: reais,
      onlyInBooks: reais,
      inTransit: reais.meta({ description: 'Of lines and their books on either side of that day' }),
      unexplained: reais.meta({ description: 'What no line and no movement explains' }),
    })
    .nullable()
    .meta({ description: 'The newest balance that the bank says, against the books; null while it says none' }),
  onlyInBooks: z
    .object({ count: z.int(), amount: reais, items: z.array(unseenMovement) })
    .nullable()
    .meta({
      description: 'What the books moved in the days of statements and no line has; the first 100, the oldest first',
    }),
});

export const bankLinesQuery = z.object({
  state: z.enum(lineStates).optional(),
  toExplainThrough: day.optional().meta({
    description:
      'Up to this day, those alone without books that nobody took with a reason: they hold the close of a month',
  }),
  statementId: id.optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export const bankLineList = z.object({
  count: z.int().meta({ description: 'Of all pages' }),
  sum: reais,
  items: z.array(bankLine).meta({ description: '100 a page, the oldest first' }),
});

export const newStatement = z.object({
  fileName: z.string().trim().min(1).max(200),
  contentBase64: z.string().min(1).max(MOST_STATEMENT_CHARACTERS),
});
export const ofBankLine = z.object({ lineId: id });
export const movementList = z.object({
  items: z.array(bankMovement).meta({
    description: 'Of 45 days around the line, of its own direction and on no line; the nearest sum first, 100 at most',
  }),
});
export const lineMatch = z.object({ movements: z.array(z.object(movementKey)).min(1).max(200) });
export const linePart = z.object({ reason: note });
export const lineOwner = z.object({ ownerId: id, note });
export const movementOwner = z.object({ ...movementKey, ownerId: id, note });
export const lineFee = z.object({ note });
export const searchedAgain = z.object({ matched: z.int(), suggested: z.int() });

export const demonstrationStatementQuery = z.object({ on: day });
export const demonstrationStatement = z.object({ fileName: z.string(), content: z.string() });
