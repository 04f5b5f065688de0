import type { Handled } from '@balcao/contract';
import { type Cents, cents, type CivilDate, sumCents } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { sha256 } from '../../../kernel/digest.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type BankMove, bankMovesOfDays } from '../../books/index.ts';
import type { TransferBank } from '../../transfers/index.ts';
import { heldAtBank, openAt } from '../balance.ts';
import { knownKeys, namesOfSubjects } from '../facts.ts';
import { atTheTreasury } from '../house.ts';
import { groupBy } from '../rules/group.ts';
import { lineKeys } from '../rules/read-ofx.ts';
import { writeOfx, type WrittenLine } from '../rules/write-ofx.ts';

type Answer = Handled<'GET /backofficeReconciliation/demonstration'>['answer'];

interface Days {
  from: CivilDate;
  to: CivilDate;
}

const idOf = (text: string): string => sha256(text).slice(0, 16).toUpperCase();

/** Lines of what the books moved, one a reference; of the last one the bank lost it. */
function linesOf(moves: readonly BankMove[], names: ReadonlyMap<string, string>): WrittenLine[] {
  const keyOf = ({ event, subjectId, amountCents }: BankMove) =>
    `${names.get(subjectId) ?? `${event}-${subjectId}`} ${Math.sign(amountCents)}`;
  const lines = [...groupBy(moves, keyOf)].flatMap(([key, [first, ...rest]]) =>
    first
      ? {
          fitId: idOf(key),
          on: first.onDay,
          amountCents: sumCents([first, ...rest].map(({ amountCents }) => amountCents)),
          memo: `${first.amountCents > 0 ? 'CREDITO' : 'DEBITO'} ${names.get(first.subjectId) ?? 'EM CONTA'}`,
        }
      : [],
  );
  const lost = lines.length > 1 ? lines.at(-1) : undefined;
  if (lost) lost.memo = 'LANCAMENTO SEM IDENTIFICACAO';
  return lines;
}

/** What the bank knows of a day and the books do not: its fee, and a Pix of somebody. */
const onlyAtTheBank = (on: CivilDate): WrittenLine[] => [
  { fitId: idOf(`fee ${on}`), on, amountCents: cents(-1_290), memo: 'TARIFA PACOTE DE SERVICOS' },
  {
    fitId: idOf(`pix ${on}`),
    on,
    amountCents: cents(5_000),
    memo: `PIX RECEBIDO E99999999${on.replaceAll('-', '')}1200${idOf(on).slice(0, 11)}`,
  },
];

/** What the books hold at the bank with what is open between the two, and what it alone knows of the day while no statement has brought that. */
async function balanceAt(
  db: Db,
  { retailerId, zone }: Pick<Actor, 'retailerId' | 'zone'>,
  on: CivilDate,
  alone: readonly WrittenLine[],
): Promise<Cents> {
  const keys = lineKeys(alone.map((line) => ({ ...line, references: [] })));
  const known = await knownKeys(db, retailerId, keys);
  const fresh = alone.filter((_, at) => !known.has(keys[at] ?? ''));
  const { onlyAtBankCents, onlyInBooksCents } = await openAt(db, retailerId, on);
  const open = [onlyAtBankCents, cents(0 - onlyInBooksCents), ...fresh.map(({ amountCents }) => amountCents)];
  return sumCents([await heldAtBank(db, on, zone), ...open]);
}

/** The embedded bank's statement of some days: what the books moved, and on the last one what they never do. */
async function statementOf(
  db: Db,
  bank: TransferBank,
  { retailerId, zone }: Actor,
  { from, to: on }: Days,
): Promise<Answer> {
  const moves = await bankMovesOfDays(db, { from, to: on });
  const found = await namesOfSubjects(
    db,
    moves.map(({ subjectId }) => subjectId),
  );
  const names = new Map(found.map(({ subjectId, reference }) => [subjectId, reference]));
  const alone = onlyAtTheBank(on);
  const lines = [...linesOf(moves, names), ...alone];
  const balanceCents = await balanceAt(db, { retailerId, zone }, on, alone);
  return { fileName: `extrato-${on}.ofx`, content: writeOfx(bank, { from, to: on, lines, balanceCents }) };
}

/** @throws Refusal of `atTheTreasury`, NOT_FOUND unless the embedded bank is on. */
export const showDemonstrationStatement = (
  { db }: Platform,
  { bank, isDemonstration }: { bank: TransferBank | null; isDemonstration: boolean },
  actor: Actor,
  days: Days,
): Promise<Answer> =>
  atTheTreasury({ db }, actor, () =>
    bank && isDemonstration ? statementOf(db, bank, actor, days) : refuse('NOT_FOUND'),
  );
