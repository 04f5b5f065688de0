import type { Handled } from '@balcao/contract';
import { MOST_STATEMENT_BYTES, MOST_STATEMENT_LINES } from '@balcao/contract';
import type { CivilDate } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { sha256 } from '../../../kernel/digest.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { BankMove } from '../../books/index.ts';
import type { TransferBank } from '../../transfers/index.ts';
import { type BankLine, booksFor, isImported, knownKeys } from '../facts.ts';
import { atTheTreasury } from '../house.ts';
import { isOurAccount } from '../rules/our-account.ts';
import { type Books, pair } from '../rules/pair.ts';
import { decodeStatement, lineKeys, readOfx, type Statement, type StatementLine } from '../rules/read-ofx.ts';
import { newStatementFragments, standingOf } from '../store.ts';
import { movesWithoutLine, unseenFragments, withoutMatched } from '../unseen.ts';

type Call = Handled<'POST /backofficeReconciliation/statements'>;

/**
 * The statement in a file.
 * @throws Refusal STATEMENT_NOT_OFFERED, STATEMENT_NOT_READABLE, STATEMENT_OF_OTHER_ACCOUNT, STATEMENT_TOO_LONG, STATEMENT_IN_THE_FUTURE.
 */
function statementIn(bytes: Uint8Array, bank: TransferBank | null, today: CivilDate): Statement {
  const account = bank ?? refuse('STATEMENT_NOT_OFFERED');
  const text = bytes.length > MOST_STATEMENT_BYTES ? null : decodeStatement(bytes);
  const statement = (text === null ? null : readOfx(text)) ?? refuse('STATEMENT_NOT_READABLE');
  if (!isOurAccount(statement, account)) refuse('STATEMENT_OF_OTHER_ACCOUNT');
  if (statement.lines.length > MOST_STATEMENT_LINES) refuse('STATEMENT_TOO_LONG');
  if (statement.lines.some(({ on }) => on > today)) refuse('STATEMENT_IN_THE_FUTURE');
  const { lastDay, balanceOn } = statement;
  const last = lastDay > today ? today : lastDay;
  return { ...statement, lastDay: last, balanceOn: balanceOn !== null && balanceOn > today ? today : balanceOn };
}

interface NewLine extends StatementLine {
  id: string;
  key: string;
  onDay: CivilDate;
}

interface Facts {
  isImported: boolean;
  fresh: NewLine[];
  books: Books;
  unseen: BankMove[];
}

interface Asked extends Pick<Statement, 'firstDay' | 'lastDay'> {
  hash: string;
  lines: readonly NewLine[];
}

async function factsOf(db: Db | Tx, retailerId: string, { hash, lines, ...days }: Asked): Promise<Facts> {
  const known = await knownKeys(
    db,
    retailerId,
    lines.map(({ key }) => key),
  );
  const fresh = lines.filter(({ key }) => !known.has(key));
  return {
    isImported: await isImported(db, retailerId, hash),
    fresh,
    books: await booksFor(db, retailerId, fresh),
    unseen: await movesWithoutLine(db, retailerId, days),
  };
}

function countsOf(lines: readonly BankLine[]) {
  const countOf = (wanted: BankLine['state']) => lines.filter(({ state }) => state === wanted).length;
  return { matched: countOf('MATCHED'), suggested: countOf('SUGGESTED'), leftOver: countOf('LEFT_OVER') };
}

/**
 * Takes a statement: lines that an earlier one had are left as they are, the others find their books. What has none is in
 * the account of differences from now on, and looked after by who imported it; so is what the books moved in its days and it
 * has not.
 * @throws Refusal of `atTheTreasury`, {@link statementIn}, STATEMENT_ALREADY_IMPORTED.
 */
export const importStatement = (
  platform: Platform,
  bank: TransferBank | null,
  by: Keyed,
  { fileName, contentBase64 }: Call['body'],
): Promise<Call['answer']> =>
  atTheTreasury(platform, by.actor, async () => {
    const bytes = Buffer.from(contentBase64, 'base64');
    const { lines, ...statement } = statementIn(bytes, bank, dayIn(by.zone, platform.clock.now()));
    const contentHash = sha256(bytes.toString('base64'));
    const keys = lineKeys(lines);
    const asked = lines.map((line, index) =>
      Object.assign(line, { id: newId(), key: keys[index] ?? '', onDay: line.on }),
    );
    const { retailerId, operatorId, name } = by.actor;
    return act<Facts, Call['answer']>(platform, {
      principal: by,
      read: (db) => factsOf(db, retailerId, { ...statement, hash: contentHash, lines: asked }),
      decide({ isImported: isKnown, fresh, books, unseen }, { now }) {
        if (isKnown) refuse('STATEMENT_ALREADY_IMPORTED');
        const id = newId();
        const { firstDay, lastDay, balanceCents, balanceOn } = statement;
        const owner = { operatorId, name };
        const pairings = pair(fresh, books);
        const rows = fresh.flatMap(({ id: lineId, key: lineKey, onDay, amountCents, memo, references }, index) => {
          const found = pairings[index];
          if (!found) return [];
          const to = standingOf(found, { owner, differenceId: newId(), note: null }, now);
          const of = {
            retailerId,
            id: lineId,
            version: 1,
            statementId: id,
            lineKey,
            onDay,
            amountCents,
            memo,
            references,
          };
          const line: BankLine = { ...of, ...to };
          return [{ line, moves: found.state === 'MATCHED' ? found.moves : [] }];
        });
        const row = { retailerId, id, contentHash, fileName, firstDay, lastDay, balanceCents, balanceOn };
        const imported = { importedAt: now, importedBy: operatorId, importedByName: name };
        const knownLines = asked.length - fresh.length;
        const counts = { known: knownLines, ...countsOf(rows.map(({ line }) => line)) };
        return {
          answer: {
            id,
            fileName,
            firstDay,
            lastDay,
            balance: balanceCents,
            importedAt: now.toISOString(),
            importedBy: name,
            ...counts,
          },
          writes: [
            ...newStatementFragments({ ...row, knownLines, ...imported }, rows),
            ...unseenFragments(retailerId, withoutMatched(unseen, rows), owner),
          ],
          audit: { action: 'reconciliation.imported', subject: id, detail: counts },
          taken: 'STATEMENT_ALREADY_IMPORTED',
        };
      },
    });
  });
