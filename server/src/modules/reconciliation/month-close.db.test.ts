import { setTimeout as sleep } from 'node:timers/promises';
import { cents, civilDate } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { expectBooksHold } from '../../testing/books.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { codeOf, expectRefusal } from '../../testing/refusals.ts';
import { accountingPorts } from '../../testing/shop.ts';
import { type AccountingPorts, addRecord } from '../accounting/index.ts';
import { monthsOf } from '../accounting/testing/months.ts';
import { bank, givenTreasurer, statementOf } from './testing.ts';
import { bookFee, giveLine, matchLine, partLine } from './use-cases/decide-line.ts';
import { importStatement } from './use-cases/import-statement.ts';
import { listLines } from './use-cases/list-lines.ts';

const { database, platform, clock, shop } = prepareCounter({ databasePer: 'test', connections: 8 });
const END = civilDate('2026-11-30');

/** Books since October, which is closed; November is over, Ana asks and Eva closes. */
async function givenNovember() {
  const ana = await givenTreasurer(platform, shop, 'ANA');
  const eva = await givenTreasurer(platform, shop, 'EVA');
  const read = (file: ReturnType<typeof statementOf>) => importStatement(platform, bank, ana.keyed(), file);
  const fund = (on: string) =>
    addRecord(platform, ana.keyed(), { kind: 'FUNDING', on: civilDate(on), amount: cents(700), note: 'aporte' });
  await fund('2026-10-15');
  await fund('2026-11-21');
  clock.set('2026-12-02T15:00:00Z');
  const { ask, close, list } = monthsOf(platform, accountingPorts);
  await ask(ana.keyed(), '2026-10');
  await close(eva.keyed(), '2026-10');
  const asked = () => ask(ana.keyed(), '2026-11');
  const closed = () => close(eva.keyed(), '2026-11');
  const open = async () => (await listLines(platform, ana.actor, { toExplainThrough: END, offset: 0 })).items;
  const november = async () => (await list(eva.actor)).items.find(({ month }) => month === '2026-11');
  return { ana, eva, read, asked, closed, open, november };
}

// Planted: a guess that waits and a line of the month before let the month close; a line of the next month held it.
test('a month closes once each line up to its end, of earlier months too, has its books or is taken with a reason', async () => {
  const { ana, read, asked, closed, open, november } = await givenNovember();
  expect((await november())?.statements).toEqual({ coveredThrough: null, toExplain: [] });
  await read(
    statementOf(
      [
        ['1', 700, 'TED', '2026-11-21'],
        ['2', -1_290, 'TARIFA', '2026-10-30'],
        ['3', 5_000, 'PIX', '2026-11-21'],
        ['4', 6_000, 'PIX', '2026-11-30'],
        ['5', 8_000, 'PIX', '2026-12-01'],
      ],
      civilDate('2026-12-01'),
    ),
  );
  await asked();
  expect((await november())?.statements).toEqual({
    coveredThrough: '2026-12-01',
    toExplain: [
      { on: '2026-10-30', count: 1 },
      { on: '2026-11-21', count: 2 },
      { on: '2026-11-30', count: 1 },
    ],
  });
  const days = '1 de 30/10/2026, 2 de 21/11/2026 e 1 de 30/11/2026';
  await expectRefusal(closed(), 'MONTH_LINES_TO_EXPLAIN', { lines: '4 lançamentos', days });
  for (const line of await open()) {
    await expectRefusal(closed(), 'MONTH_LINES_TO_EXPLAIN');
    if (line.state === 'SUGGESTED') await matchLine(platform, ana.keyed(), line.id, { movements: line.movements });
    else if (line.amount < 0) await bookFee(platform, ana.keyed(), line.id, { note: 'pacote' });
    else await giveLine(platform, ana.keyed(), line.id, { ownerId: ana.actor.operatorId, note: 'perguntado ao banco' });
  }
  expect(await open()).toEqual([]);
  expect(await closed()).toMatchObject({ state: 'CLOSED', statements: null });
  await expectBooksHold(database.db);
});

test('a guess that is none holds no month once who parts it says why', async () => {
  const { ana, read, asked, closed, open } = await givenNovember();
  await read(statementOf([['1', 700, 'TED']]));
  await asked();
  const [guess = expect.fail('nothing is guessed')] = await open();
  expect(guess.state).toBe('SUGGESTED');
  await partLine(platform, ana.keyed(), guess.id, { reason: 'era de outro aporte' });
  expect(await closed()).toMatchObject({ state: 'CLOSED' });
});

// Planted: a close that does not hold the version it read; a statement that does not move it.
test('a statement that comes while a month is being closed is read before it closes', async () => {
  const { eva, read, asked, open } = await givenNovember();
  await asked();
  let isFirst = true;
  const slow: AccountingPorts = {
    ...accountingPorts,
    statementFacts: async (...of) => {
      const facts = await accountingPorts.statementFacts(...of);
      if (isFirst) await read(statementOf([['1', 5_000, 'PIX']]));
      isFirst = false;
      return facts;
    },
  };
  const details = { lines: '1 lançamento', days: '1 de 21/11/2026' };
  await expectRefusal(monthsOf(platform, slow).close(eva.keyed(), '2026-11'), 'MONTH_LINES_TO_EXPLAIN', details);
  expect(await open()).toHaveLength(1);
});

// Planted: the same two.
test('a close waits for a statement that is being written', async () => {
  const { ana, read, asked, closed, november } = await givenNovember();
  await read(statementOf([['0', 700, 'TED', '2026-12-01']], civilDate('2026-12-01')));
  await asked();
  const file = statementOf([['1', 5_000, 'PIX']]);
  const outcome = await database.db.transaction(async (tx) => {
    await importStatement({ ...platform, db: tx }, bank, ana.keyed(), file);
    return { closing: codeOf(closed()), waited: await Promise.race([codeOf(closed()), sleep(300, 'waits')]) };
  });
  expect(outcome.waited).toBe('waits');
  expect(await outcome.closing).toBe('MONTH_LINES_TO_EXPLAIN');
  expect((await november())?.state).toBe('ASKED');
});
