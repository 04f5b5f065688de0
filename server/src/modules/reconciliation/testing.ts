import { cents, type CivilDate, civilDate } from '@balcao/credit-math';
import type { Keyed } from '../../kernel/act/principal.ts';
import { dayIn } from '../../kernel/clock.ts';
import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { by, type Shop } from '../../testing/shop.ts';
import { givenOperator } from '../identity/testing.ts';
import { providerIdFact } from '../retailers/index.ts';
import { givenRetailer } from '../retailers/testing.ts';
import { writeOfx } from './rules/write-ofx.ts';
import { newStatementFragments, suggested } from './store.ts';
import { unseenFragments } from './unseen.ts';

export const bank = {
  code: '756',
  agreement: 'CONVENIO',
  agency: '00001',
  agencyDigit: '9',
  account: '000000012345',
  accountDigit: '6',
  cep: '69000000',
  uf: 'AM',
};

/** An analyst of the provider. */
export async function givenTreasurer(platform: Platform, shop: Shop, name: string) {
  const found = await rowOf(platform.db, select({ id: providerIdFact() }));
  const retailerId = found?.id ?? (await givenRetailer(platform.db, { isProvider: true }));
  const operatorId = await givenOperator(platform, { retailerId, role: 'analyst', name });
  const actor = { ...shop.actor, retailerId, operatorId, name, role: 'analyst' as const };
  return { actor, keyed: (key?: string): Keyed => by({ actor }, 'POST /reconciliation', key) };
}

type Line = readonly [fitId: string, cents: number, memo: string, on?: string];

/** A file of the bank with these lines, of one day where none is said. */
export function statementOf(lines: readonly Line[], day: CivilDate = civilDate('2026-11-21'), balance?: number) {
  const content = writeOfx(bank, {
    from: day,
    to: day,
    balanceCents: balance === undefined ? undefined : cents(balance),
    lines: lines.map(([fitId, sum, memo, on = day]) => ({ fitId, on: civilDate(on), amountCents: cents(sum), memo })),
  });
  return { fileName: 'extrato.ofx', contentBase64: Buffer.from(content).toString('base64') };
}

/** What the books moved today and no line has; returns its key. */
export async function givenUnseenMove({ platform: { db, clock }, shop }: { platform: Platform; shop: Shop }) {
  const { retailerId, operatorId } = shop.actor;
  const [event, subjectId, amountCents] = ['FUNDING', newId(), cents(100)];
  const move = { event, subjectId, amountCents, retailerId, onDay: dayIn(shop.actor.zone, clock.now()) };
  await guardedWrite(db, unseenFragments(retailerId, [move], { operatorId, name: 'ANA' }));
  return { event, subjectId };
}

/** A debit of today that is guessed to be something; returns its id. */
export async function givenGuessedLine({ platform: { db, clock }, shop }: { platform: Platform; shop: Shop }) {
  const { retailerId, operatorId } = shop.actor;
  const at = clock.now();
  const onDay = dayIn(shop.actor.zone, at);
  const [id, statementId, subjectId, differenceId] = [newId(), newId(), newId(), newId()];
  const person = { operatorId, name: 'ANA' };
  const amountCents = cents(-100);
  const of = {
    retailerId,
    id,
    version: 1,
    statementId,
    lineKey: id,
    onDay,
    amountCents,
    memo: 'TARIFA',
    references: [],
  };
  const guess = { event: 'BANK_FEE', subjectId, onDay, amountCents, retailerId };
  const line = { ...of, ...suggested({ owner: person, differenceId, note: null }, guess) };
  const statement = {
    retailerId,
    id: statementId,
    contentHash: id,
    fileName: 'a.ofx',
    firstDay: onDay,
    lastDay: onDay,
  };
  const imported = { knownLines: 0, importedAt: at, importedBy: operatorId, importedByName: 'ANA' };
  await guardedWrite(db, newStatementFragments({ ...statement, ...imported }, [{ line, moves: [] }]));
  return id;
}
