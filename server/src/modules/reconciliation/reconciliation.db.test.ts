import { cents, civilDate } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { codeOf, expectRefusal } from '../../testing/refusals.ts';
import { addRecord } from '../accounting/index.ts';
import { arrive, givenCharged, newEndToEndId } from '../pix/testing.ts';
import { bank, givenTreasurer, statementOf } from './testing.ts';
import { bookFee, giveLine, matchLine, partLine } from './use-cases/decide-line.ts';
import { showDemonstrationStatement } from './use-cases/demonstration-statement.ts';
import { giveMove } from './use-cases/give-move.ts';
import { importStatement } from './use-cases/import-statement.ts';
import { listLines, listMovements } from './use-cases/list-lines.ts';
import { searchAgain } from './use-cases/search-again.ts';
import { showReconciliation } from './use-cases/show-reconciliation.ts';

const { database, platform, shop } = prepareCounter({ databasePer: 'test', connections: 8 });
const DAY = civilDate('2026-11-21');

async function givenDesk() {
  const ana = await givenTreasurer(platform, shop, 'ANA');
  const read = (file: ReturnType<typeof statementOf>, who = ana) => importStatement(platform, bank, who.keyed(), file);
  const lines = async (state: 'MATCHED' | 'SUGGESTED' | 'LEFT_OVER') =>
    (await listLines(platform, ana.actor, { state, offset: 0 })).items;
  const only = async (state: 'MATCHED' | 'SUGGESTED' | 'LEFT_OVER') => {
    const found = await lines(state);
    expect(found).toHaveLength(1);
    const [one] = found;
    if (!one) throw new Error(`no line is ${state}`);
    return one;
  };
  const desk = () => showReconciliation(platform, { bank, isDemonstration: true }, ana.actor);
  const again = () => searchAgain(platform, asOperator(ana.actor));
  const fund = (value: number) =>
    addRecord(platform, ana.keyed(), { kind: 'FUNDING', on: DAY, amount: cents(value), note: 'aporte' });
  return { ana, read, lines, only, desk, again, fund };
}

/** What the account of differences and the bank hold. */
async function balance(account: string): Promise<number> {
  const { rows } = await sql<{ cents: string }>`select coalesce(sum(amount_cents), 0)::text as cents from (
    select amount_cents from journal_lines where account = ${account}::text
    union all select amount_cents from retailer_lines where account = ${account}::text) l`.execute(database.db);
  return Number(rows[0]?.cents);
}

/** A Pix that paid an installment today. */
async function givenPix(extra = 0) {
  const { charge, value } = await givenCharged(platform, shop);
  const endToEndId = newEndToEndId();
  await arrive(platform, { txid: charge.txid, value: value + extra, endToEndId });
  return { endToEndId, value: value + extra, txid: charge.txid };
}

test('a line finds its books by reference, is guessed by sum and day, or is left over in the account of differences', async () => {
  const { read, only, desk, fund } = await givenDesk();
  const pix = await givenPix(100_000);
  await fund(500_000);
  const statement = await read(
    statementOf([
      ['1', pix.value, `PIX ${pix.endToEndId}`],
      ['2', 500_000, 'TED RECEBIDA'],
      ['3', 5_000, `PIX ${newEndToEndId()}`],
    ]),
  );
  expect(statement).toMatchObject({ known: 0, matched: 1, suggested: 1, leftOver: 1 });
  // What paid the installment and what was left over of it, in two entries.
  expect(await only('MATCHED')).toMatchObject({
    owner: null,
    matched: { name: null },
    movements: [{ amount: expect.any(Number) }, { amount: expect.any(Number) }],
  });
  expect(await only('SUGGESTED')).toMatchObject({
    reason: 'TO_CONFIRM',
    owner: { name: 'ANA' },
    movements: [{ event: 'FUNDING', amount: 500_000, retailerName: null }],
  });
  expect(await only('LEFT_OVER')).toMatchObject({ reason: 'NOT_IN_BOOKS', owner: { name: 'ANA' }, amount: 5_000 });
  expect(await balance('bank_differences')).toBe(-505_000);
  const shown = await desk();
  expect(shown).toMatchObject({ difference: 505_000, statements: [{ matched: 1, suggested: 1, leftOver: 1 }] });
  expect(shown.onlyInBooks).toMatchObject({ count: 1, items: [{ event: 'FUNDING' }] });
});

// Planted: the same lines once more by a file of other days; a file whose bytes differ by a space.
test('the same statement twice, one that overlaps it, and two at once bring each line once', async () => {
  const { read, lines } = await givenDesk();
  const first = statementOf([
    ['1', 5_000, 'PIX'],
    ['1', 5_000, 'PIX'],
  ]);
  await read(first);
  await expectRefusal(read(first), 'STATEMENT_ALREADY_IMPORTED');
  const wider = statementOf([
    ['0', -100, 'TARIFA', '2026-11-20'],
    ['1', 5_000, 'PIX'],
    ['1', 5_000, 'PIX'],
  ]);
  // Earlier days come later: what is known stays as it is.
  const both = await Promise.all([codeOf(read(wider)), codeOf(read(wider))]);
  expect(both.toSorted()).toEqual(['STATEMENT_ALREADY_IMPORTED', 'done']);
  expect((await lines('LEFT_OVER')).map(({ amount }) => amount)).toEqual([-100, 5_000, 5_000]);
  expect(await balance('bank_differences')).toBe(-9_900);
});

test('a file of another bank or account, of tomorrow, or of nobody moves nothing, and says why', async () => {
  const { read, ana } = await givenDesk();
  const good = statementOf([['1', 100, 'PIX']]);
  const changed = (from: string, to: string) => ({
    ...good,
    contentBase64: Buffer.from(Buffer.from(good.contentBase64, 'base64').toString().replace(from, to)).toString(
      'base64',
    ),
  });
  await expectRefusal(read(changed('<BANKID>756', '<BANKID>001')), 'STATEMENT_OF_OTHER_ACCOUNT');
  await expectRefusal(read(changed('0000000123456', '0000000123457')), 'STATEMENT_OF_OTHER_ACCOUNT');
  await expectRefusal(read(changed('</OFX>', '')), 'STATEMENT_NOT_READABLE');
  await expectRefusal(read({ ...good, contentBase64: 'AAAA' }), 'STATEMENT_NOT_READABLE');
  await expectRefusal(read(statementOf([['1', 100, 'PIX', '2026-11-22']])), 'STATEMENT_IN_THE_FUTURE');
  await expectRefusal(
    read(statementOf(Array.from({ length: 5_001 }, (_, at) => [String(at), 100, 'PIX'] as const))),
    'STATEMENT_TOO_LONG',
  );
  await expectRefusal(importStatement(platform, null, ana.keyed(), good), 'STATEMENT_NOT_OFFERED');
  const own = { ...ana, actor: { ...shop.actor, role: 'analyst' as const } };
  await expectRefusal(
    showReconciliation(platform, { bank, isDemonstration: true }, own.actor),
    'TREASURY_OF_THE_PROVIDER',
  );
  expect(await balance('bank_differences')).toBe(0);
});

test('what only the books have is somebody’s until a line has it, whichever statements come', async () => {
  const { ana, read, only, desk, again, fund } = await givenDesk();
  const eva = await givenTreasurer(platform, shop, 'EVA');
  const alone = async () => (await desk()).onlyInBooks?.items ?? [];
  await fund(30_000);
  expect((await desk()).onlyInBooks).toBeNull();
  await read(statementOf([['1', 5_000, 'PIX']]));
  expect(await alone()).toMatchObject([
    { event: 'FUNDING', amount: 30_000, owner: { name: 'ANA' }, note: null, days: 0 },
  ]);
  const [move] = await alone();
  const give = (ownerId: string, subjectId = move?.subjectId ?? '') =>
    giveMove(platform, ana.keyed(), { event: 'FUNDING', subjectId, ownerId, note: 'perguntado ao banco' });
  expect(await give(eva.actor.operatorId)).toMatchObject({ owner: { name: 'EVA' }, note: 'perguntado ao banco' });
  await expectRefusal(give(shop.actor.operatorId), 'OWNER_NOT_FOUND');
  await expectRefusal(give(eva.actor.operatorId, newId()), 'MOVEMENT_NOT_FOUND');

  // Booked late, of a day that a statement has: it is nobody's until somebody looks.
  await fund(1_000);
  expect(await alone()).toHaveLength(1);
  expect(await again()).toEqual({ matched: 0, suggested: 0 });
  await read(statementOf([['2', 700, 'PIX']]));
  const owners = (await alone()).map(({ amount, owner }) => `${amount} ${owner.name}`);
  expect(new Set(owners)).toEqual(new Set(['1000 ANA', '30000 EVA']));

  await read(statementOf([['3', 30_000, 'TED']]));
  const guess = await only('SUGGESTED');
  await matchLine(platform, ana.keyed(), guess.id, { movements: guess.movements });
  expect((await alone()).map(({ amount }) => amount)).toEqual([1_000]);
  await expectRefusal(give(eva.actor.operatorId), 'MOVEMENT_NOT_FOUND');
  // Parted it is whose it was.
  await partLine(platform, ana.keyed(), guess.id, { reason: 'de outro' });
  expect((await alone()).find(({ amount }) => amount === 30_000)).toMatchObject({ owner: { name: 'EVA' } });
});

test('the balance of a statement is explained by what is open, and says what is not', async () => {
  const { read, desk, fund, only, ana } = await givenDesk();
  await fund(100_000);
  await fund(30_000);
  const balanceOf = async () => (await desk()).balance;
  await read(statementOf([['1', 100_000, 'TED']]));
  expect(await balanceOf()).toBeNull();
  await read(statementOf([['2', 5_000, 'PIX']], DAY, 105_000));
  const open = { on: DAY, statement: 105_000, books: 130_000, difference: -25_000 };
  // The guess has no books until somebody confirms it.
  expect(await balanceOf()).toMatchObject({ ...open, onlyAtBank: 105_000, onlyInBooks: -130_000, unexplained: 0 });
  const guess = await only('SUGGESTED');
  await matchLine(platform, ana.keyed(), guess.id, { movements: guess.movements });
  expect(await balanceOf()).toMatchObject({ ...open, onlyAtBank: 5_000, onlyInBooks: -30_000, unexplained: 0 });
  await read(statementOf([['3', 30_000, 'TED', '2026-11-20']], DAY, 135_100));
  const ted = await only('SUGGESTED');
  await matchLine(platform, ana.keyed(), ted.id, { movements: ted.movements });
  // The bank holds more than its lines say.
  expect(await balanceOf()).toMatchObject({ statement: 135_100, books: 130_000, onlyAtBank: 5_000, unexplained: 100 });
});

test('money that is booked after the statement is found by looking again, and leaves the account of differences', async () => {
  const { read, again, lines, only } = await givenDesk();
  const { charge, value } = await givenCharged(platform, shop);
  const endToEndId = newEndToEndId();
  await read(statementOf([['1', value, `PIX ${endToEndId}`]]));
  expect(await balance('bank_differences')).toBe(0 - value);
  expect(await again()).toEqual({ matched: 0, suggested: 0 });
  await arrive(platform, { txid: charge.txid, value, endToEndId });
  expect(await again()).toEqual({ matched: 1, suggested: 0 });
  expect(await again()).toEqual({ matched: 0, suggested: 0 });
  expect(await only('MATCHED')).toMatchObject({ owner: null, reason: null });
  expect(await lines('LEFT_OVER')).toEqual([]);
  expect([await balance('bank_differences'), await balance('cash_at_bank')]).toEqual([0, value]);
});

// Planted: a match that leaves the difference in its account; one that another line has; a sum a cent off.
test('a person matches to the cent and parts again; what they say of it and whose it is stays', async () => {
  const { ana, read, only, again, fund } = await givenDesk();
  const eva = await givenTreasurer(platform, shop, 'EVA');
  await fund(30_000);
  await fund(20_000);
  await read(statementOf([['1', 50_000, 'DEPOSITO']]));
  const { id } = await only('LEFT_OVER');
  const { items } = await listMovements(platform, ana.actor, id);
  expect(items.map(({ amount }) => amount)).toEqual([30_000, 20_000]);
  const match = (movements: typeof items, who = ana) => matchLine(platform, who.keyed(), id, { movements });
  await expectRefusal(match(items.slice(0, 1)), 'MATCH_SUM_DIFFERS');
  await expectRefusal(match([{ ...items[0]!, subjectId: newId() }]), 'MOVEMENT_NOT_FOUND');
  const given = await giveLine(platform, ana.keyed(), id, {
    ownerId: eva.actor.operatorId,
    note: 'conferir com o banco',
  });
  expect(given).toMatchObject({ owner: { name: 'EVA' }, note: 'conferir com o banco', state: 'LEFT_OVER' });
  await expectRefusal(
    giveLine(platform, ana.keyed(), id, { ownerId: shop.actor.operatorId, note: 'x' }),
    'OWNER_NOT_FOUND',
  );

  const codes = await Promise.all([codeOf(match(items)), codeOf(match(items, eva))]);
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  expect(await only('MATCHED')).toMatchObject({ owner: null, matched: { name: expect.any(String) } });
  expect(await balance('bank_differences')).toBe(0);
  await expectRefusal(match(items), 'STATEMENT_LINE_MATCHED');

  const parted = await partLine(platform, eva.keyed(), id, { reason: 'era de outro aporte' });
  expect(parted).toMatchObject({
    reason: 'PARTED',
    note: 'era de outro aporte',
    owner: { name: 'EVA' },
    movements: [],
  });
  expect(await balance('bank_differences')).toBe(-50_000);
  // What a person parted is not put together by itself.
  expect(await again()).toEqual({ matched: 0, suggested: 0 });
  await expectRefusal(partLine(platform, eva.keyed(), id, { reason: 'x' }), 'STATEMENT_LINE_LEFT_OVER');
});

test('what a person puts on one line is no guess of another one any more', async () => {
  const { ana, read, only, lines, fund } = await givenDesk();
  await fund(20_000);
  await read(
    statementOf([
      ['1', 20_000, 'TED'],
      ['2', 20_000, 'TED'],
    ]),
  );
  const guess = await only('SUGGESTED');
  const other = await only('LEFT_OVER');
  await matchLine(platform, ana.keyed(), other.id, { movements: guess.movements });
  expect((await lines('LEFT_OVER')).map(({ id, reason }) => [id, reason])).toEqual([[guess.id, 'NOT_IN_BOOKS']]);
  expect(await codeOf(matchLine(platform, ana.keyed(), guess.id, { movements: guess.movements }))).toBe(
    'MOVEMENT_TAKEN',
  );
});

test("a bank's fee is booked from its line; what came in is none", async () => {
  const { ana, read, lines, only } = await givenDesk();
  await read(
    statementOf([
      ['1', -1_290, 'TARIFA'],
      ['2', 5_000, 'PIX'],
    ]),
  );
  const [fee, pix] = await lines('LEFT_OVER');
  await expectRefusal(bookFee(platform, ana.keyed(), pix?.id ?? '', { note: 'x' }), 'LINE_IS_NO_FEE');
  await bookFee(platform, ana.keyed(), fee?.id ?? '', { note: 'Pacote de serviços' });
  expect(await only('MATCHED')).toMatchObject({ movements: [{ event: 'BANK_FEE', amount: -1_290 }] });
  expect([await balance('bank_fee_expense'), await balance('bank_differences')]).toEqual([1_290, -5_000]);
});

test("the demonstration's bank gives a statement of its day in which there is one of each kind", async () => {
  const { ana, read, desk } = await givenDesk();
  await givenPix();
  await givenPix();
  const of = { bank, isDemonstration: true };
  const file = await showDemonstrationStatement(platform, of, ana.actor, { from: DAY, to: DAY });
  const contentBase64 = Buffer.from(file.content).toString('base64');
  expect(await read({ fileName: file.fileName, contentBase64 })).toMatchObject({
    matched: 1,
    suggested: 1,
    leftOver: 2,
  });
  expect((await desk()).balance).toMatchObject({ unexplained: 0, onlyInBooks: expect.any(Number) });
  await expectRefusal(
    showDemonstrationStatement(platform, { ...of, isDemonstration: false }, ana.actor, { from: DAY, to: DAY }),
    'NOT_FOUND',
  );
});
