import { addSeconds, dayIn } from '../../../server/src/kernel/clock.ts';
import { asSystem } from '../../../server/src/kernel/row-security/scope.ts';
import { accrue } from '../../../server/src/modules/accounting/index.ts';
import { movesOf } from '../../../server/src/modules/books/index.ts';
import { drainPortfolios, portfolioShape } from '../../../server/src/modules/projection/index.ts';
import { rowOf, select } from '../../../server/src/kernel/db/select.ts';
import { sql } from '../../../server/src/kernel/db/sql.ts';
import { fillContracts, seedDemonstration } from '../../../server/src/seed/index.ts';
import { compared, type Figure, plain } from '../figure.ts';
import { openPlace, type Place } from '../place.ts';
import { connect } from '../sales/client.ts';

const ZONE = 'America/Manaus';
const FEW = 10_000;
const MANY = 100_000;
const PAGE = 500;
const ROUNDS = 15;
const MONTH_SECONDS = 30 * 86_400;

const inMs = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
/** The median of some runs. */
async function median(work: () => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await inMs(work));
  return all.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
}

interface Measured {
  /** Contracts whose day was counted, and how long that took. */
  contracts: number;
  accrualMs: number;
  sumMs: number;
  portfolioMs: number;
  balanceMs: number;
}

/** A day of every contract, the portfolio summed and read, and the trial balance of a month. */
async function measure({ platform, url }: Place, contracts: number): Promise<Measured> {
  const { db } = platform;
  await seedDemonstration(platform);
  await fillContracts({ platform, url, contracts, onProgress: () => undefined });
  const client = await connect(url);
  await client.query('vacuum analyze');
  await client.end();
  const now = addSeconds(platform.clock.now(), 86_400);
  const day = dayIn(ZONE, now);
  let counted = 0;
  const accrualMs = await inMs(async () => {
    let cursor: string | null = null;
    do {
      const done: Awaited<ReturnType<typeof accrue.run>> = await accrue.run(db, { day, now, cursor, limit: PAGE });
      ({ cursor } = done);
      counted += done.rows;
    } while (cursor !== null);
  });
  await sql`update retailer_portfolios set made_at = '2001-01-01'`.execute(db);
  const sumMs = await inMs(() => drainPortfolios(platform));
  const portfolioMs = await median(() => rowOf(db, select(portfolioShape({ retailerId: null, storeId: undefined }))));
  const from = dayIn(ZONE, addSeconds(now, -MONTH_SECONDS));
  const balanceMs = await median(() => movesOf(db, { from, to: day, zone: ZONE }));
  return { contracts: counted, accrualMs, sumMs, portfolioMs, balanceMs };
}

/** What a lender's days and reports take in ten times as many contracts. */
export async function benchLender(): Promise<Figure[]> {
  const at = (contracts: number) =>
    openPlace(`bench_lender_${contracts}`, (place) => asSystem('bench', () => measure(place, contracts)));
  const few = await at(FEW);
  const many = await at(MANY);
  const figure = (name: string, value: number, unit: string) => ({ bench: 'lender', name, value, unit });
  const rate = ({ contracts, accrualMs }: Measured) => (contracts / accrualMs) * 1_000;
  const reference = `at ${FEW} contracts`;
  return [
    plain(figure('contracts counted in a day', many.contracts, '')),
    compared(
      figure('daily accrual', rate(many), 'contracts/s'),
      { name: reference, value: rate(few) },
      { atLeast: 0.8 },
    ),
    compared(figure('portfolio, summed', many.sumMs, 'ms'), { name: reference, value: few.sumMs }),
    compared(
      figure('portfolio, read', many.portfolioMs, 'ms'),
      { name: reference, value: few.portfolioMs },
      { atMost: 1.2 },
    ),
    compared(figure('trial balance of an open month', many.balanceMs, 'ms'), { name: reference, value: few.balanceMs }),
  ];
}
