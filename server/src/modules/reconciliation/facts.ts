import type { LineState } from '@balcao/contract';
import { addDays, cents } from '@balcao/credit-math';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { cast, centsOf, rowsOf, select } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { pick, type RowOf } from '../../kernel/db/table.ts';
import { billingBankReferences } from '../billings/index.ts';
import { type BankMove, bankMovesOfDays, bankMovesOfSubjects } from '../books/index.ts';
import { boletoBankReferences } from '../invoices/index.ts';
import { pixBankReferences } from '../pix/index.ts';
import { transferBankReferences } from '../transfers/index.ts';
import { groupBy } from './rules/group.ts';
import { type Books, GUESS_DAYS, type Line, type Move, moveKey } from './rules/pair.ts';
import { bankLines, bankMatches, bankStatements } from './tables.ts';

const l = bankLines.row('l');
const m = bankMatches.row('m');
export type BankLine = RowOf<typeof bankLines>;

/** A list as one parameter. */
const words = (values: readonly string[]): Template =>
  sql`any(array(select json_array_elements_text(${JSON.stringify(values)}::json)))`;
const ids = (values: readonly string[]): Template =>
  sql`any(array(select json_array_elements_text(${JSON.stringify(values)}::json)::uuid))`;

/** Lines of an account by a condition on `l`. */
export const linesWhere = (db: Db | Tx, retailerId: string, rest: Template): Promise<BankLine[]> =>
  rowsOf(db, select(l, sql`from ${bankLines.sql} l where l.retailer_id = ${retailerId}::uuid and ${rest}`));

export const findLine = async (db: Db | Tx, retailerId: string, id: string): Promise<BankLine | undefined> =>
  (await linesWhere(db, retailerId, sql`l.id = ${id}::uuid`))[0];

export const inState = (state: LineState): Template => sql`l.state = ${state}::text`;

/** Which of these keys have a line. */
export async function knownKeys(db: Db | Tx, retailerId: string, keys: readonly string[]): Promise<Set<string>> {
  const where = sql`from ${bankLines.sql} l where l.retailer_id = ${retailerId}::uuid and l.line_key = ${words(keys)}`;
  return new Set((await rowsOf(db, select(pick(l, 'lineKey'), where))).map(({ lineKey }) => lineKey));
}

const names = sql`(${pixBankReferences} union all ${boletoBankReferences} union all ${billingBankReferences}
  union all ${transferBankReferences}) r`;
const nameShape = {
  reference: cast('text', sql`r.reference`),
  ownerId: cast('uuid', sql`r.owner_id`),
  subjectId: cast('uuid', sql`r.subject_id`),
};
/** Whose are these words of a bank. */
const namesOf = (db: Db | Tx, called: readonly string[]) =>
  rowsOf(db, select(nameShape, sql`from ${names} where r.reference = ${words(called)}`));

/** How a bank calls these subjects. */
export const namesOfSubjects = (db: Db | Tx, subjectIds: readonly string[]) =>
  rowsOf(db, select(nameShape, sql`from ${names} where r.subject_id = ${ids(subjectIds)}`));

/** Of these which a line has. */
export async function takenOf(db: Db | Tx, retailerId: string, moves: readonly Move[]): Promise<Set<string>> {
  const subjects = ids(moves.map(({ subjectId }) => subjectId));
  const where = sql`from ${bankMatches.sql} m where m.retailer_id = ${retailerId}::uuid and m.subject_id = ${subjects}`;
  const rows = await rowsOf(db, select(pick(m, 'event', 'subjectId'), where));
  return new Set(rows.map(moveKey));
}

/** What lines have or are guessed to be. */
export const matchesOf = (db: Db | Tx, retailerId: string, lineIds: readonly string[]) =>
  rowsOf(
    db,
    select(
      m,
      sql`from ${bankMatches.sql} m where m.retailer_id = ${retailerId}::uuid and m.line_id = ${ids(lineIds)}
        order by m.on_day, m.subject_id`,
    ),
  );

/** The id of a charge has up to 35 characters, of which we know the first 25. */
const SHORT = 25;
const wordsOf = (references: readonly string[]): string[] => [
  ...new Set(references.flatMap((word) => (word.length > SHORT ? [word, word.slice(0, SHORT)] : [word]))),
];

/** What subjects that a bank names moved, by the words that name them. */
async function namedMoves(db: Db | Tx, lines: readonly Line[]): Promise<Map<string, BankMove[]>> {
  const called = wordsOf(lines.flatMap(({ references }) => references));
  const found = called.length === 0 ? [] : await namesOf(db, called);
  const moves = groupBy(await bankMovesOfSubjects(db, found), ({ subjectId }) => subjectId);
  const byWord = groupBy(found, ({ reference }) => reference);
  const movesOf = (word: string) =>
    wordsOf([word])
      .flatMap((one) => byWord.get(one) ?? [])
      .flatMap(({ subjectId }) => moves.get(subjectId) ?? []);
  return new Map(lines.flatMap(({ references }) => references).map((word) => [word, movesOf(word)]));
}

/** Everything that lines are held against. */
export async function booksFor(db: Db | Tx, retailerId: string, lines: readonly Line[]): Promise<Books> {
  const days = lines.map(({ onDay }) => onDay).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return { named: new Map(), taken: new Set(), near: [] };
  const named = await namedMoves(db, lines);
  const near = await bankMovesOfDays(db, {
    from: addDays(first, -GUESS_DAYS),
    to: addDays(last, GUESS_DAYS),
    sums: lines.map(({ amountCents }) => amountCents),
  });
  const all = [...near, ...[...named.values()].flat()];
  const guessed = await guessedKeys(db, retailerId, lines);
  const taken = await takenOf(db, retailerId, all);
  return { named, taken, near: near.filter((move) => !taken.has(moveKey(move)) && !guessed.has(moveKey(move))) };
}

/** What other lines are guessed to be. */
async function guessedKeys(db: Db | Tx, retailerId: string, lines: readonly Line[]): Promise<Set<string>> {
  const others = sql`${inState('SUGGESTED')} and not l.id = ${ids(lines.map(({ id }) => id))}`;
  const rows = await linesWhere(db, retailerId, others);
  return new Set(rows.map((line) => `${line.suggestedEvent} ${line.suggestedSubjectId}`));
}

const s = bankStatements.row('s');

/** Whether a statement of exactly these bytes is there. */
export async function isImported(db: Db | Tx, retailerId: string, hash: string): Promise<boolean> {
  const where = sql`from ${bankStatements.sql} s where s.retailer_id = ${retailerId}::uuid and s.content_hash = ${hash}::text`;
  return (await rowsOf(db, select(pick(s, 'id'), where))).length > 0;
}

const countOf = (state: LineState) =>
  cast(
    'integer',
    sql`(select count(*) from ${bankLines.sql} l where l.retailer_id = s.retailer_id and l.statement_id = s.id and ${inState(state)})`,
  );

/** The newest statements, with how its lines stand. */
export const newestStatements = (db: Db | Tx, retailerId: string) =>
  rowsOf(
    db,
    select(
      { ...s, matched: countOf('MATCHED'), suggested: countOf('SUGGESTED'), leftOver: countOf('LEFT_OVER') },
      sql`from ${bankStatements.sql} s where s.retailer_id = ${retailerId}::uuid
        order by s.imported_at desc, s.id desc limit ${sql.lit(12)}`,
    ),
  );

/** How many lines of a state there are, and their sum; of one statement where it is said. */
export async function countLines(db: Db | Tx, retailerId: string, where: Template) {
  const shape = { count: cast('integer', sql`count(*)`), sum: centsOf(sql`sum(l.amount_cents)`) };
  const found = await rowsOf(
    db,
    select(shape, sql`from ${bankLines.sql} l where l.retailer_id = ${retailerId}::uuid and ${where}`),
  );
  return found[0] ?? { count: 0, sum: cents(0) };
}

/** Lines without books by the day they are of. */
export const openDays = (db: Db | Tx, retailerId: string) =>
  rowsOf(
    db,
    select(
      { onDay: l.onDay, count: cast('integer', sql`count(*)`), sum: centsOf(sql`sum(l.amount_cents)`) },
      sql`from ${bankLines.sql} l where l.retailer_id = ${retailerId}::uuid and l.state <> 'MATCHED' group by l.on_day`,
    ),
  );
