import { checkWhole } from '../../../server/src/invariants/book-check.ts';
import { dayCloseSteps } from '../../../server/src/app.ts';
import { addSeconds, setClock } from '../../../server/src/kernel/clock.ts';
import { sealAudit } from '../../../server/src/kernel/audit/chain.ts';
import { closeDay } from '../../../server/src/kernel/day-close/close-day.ts';
import { fillContracts, seedDemonstration } from '../../../server/src/seed/index.ts';
import { budgeted, compared, type Figure, plain } from '../figure.ts';
import type { Place } from '../place.ts';
import { type Client, connect } from '../sales/client.ts';

const CONTRACTS = 1_000_000;
const INSTALLMENTS = 1_000_000;
const INSTALLMENTS_A_SECOND = 50_000;
const CHECK_SECONDS = 90;
const YEAR_SECONDS = 365 * 86_400;

const inSeconds = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};
const figure = (name: string, value: number, unit: string) => ({ bench: 'books', name, value, unit });

async function count(client: Client, query: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>(query);
  return Number(rows[0]?.n);
}

/** Reopens paid installments until the close has enough of them. It breaks the books, which are checked before. */
async function openEnough(client: Client): Promise<void> {
  const open = await count(client, "select count(*) as n from installments where status = 'OPEN'");
  await client.query(
    `update installments set status = 'OPEN', paid_on = null, payment_id = null where ctid in
       (select ctid from installments where status = 'PAID' limit ${Math.max(0, INSTALLMENTS - open)})`,
  );
  await client.query('vacuum analyze');
  await client.query('checkpoint');
}

/** Seconds that PostgreSQL takes to write as many marks in one statement. */
async function plainInsert(client: Client): Promise<number> {
  await client.query('begin');
  const seconds = await inSeconds(() =>
    client.query(
      "insert into overdue_marks select borrower_id, id, '2001-01-01' from installments where status = 'OPEN'",
    ),
  );
  await client.query('rollback');
  await client.query('vacuum analyze overdue_marks');
  return seconds;
}

/** The close of a day on which a million installments fall overdue, and every invariant on a million contracts. */
export async function benchBooks({ platform, url }: Place): Promise<Figure[]> {
  const { db } = platform;
  await seedDemonstration(platform);
  const filling = await inSeconds(() =>
    fillContracts({ platform, url, contracts: CONTRACTS, onProgress: () => undefined }),
  );
  console.error(`  ${CONTRACTS} contracts in ${filling.toFixed(1)} s`);
  const client = await connect(url);
  await client.query('vacuum analyze');
  while ((await sealAudit(db)) > 0);
  let findings: Awaited<ReturnType<typeof checkWhole>>['findings'] = [];
  const checking = await inSeconds(async () => {
    ({ findings } = await checkWhole(platform));
  });
  const broken = findings.filter((finding) => finding.count > 0);
  if (broken.length > 0) throw new Error(`the books do not hold: ${JSON.stringify(broken)}`);
  await openEnough(client);
  const waiting = await count(client, "select count(*) as n from installments where status = 'OPEN'");
  const plainSeconds = await plainInsert(client);
  const heapBefore = process.memoryUsage().heapUsed / 1e6;
  const clock = setClock(addSeconds(new Date(), 4 * YEAR_SECONDS));
  let rows: Record<string, number> = {};
  const seconds = await inSeconds(async () => {
    rows = await closeDay({ db, clock, steps: dayCloseSteps });
  });
  await client.end();
  const perSecond = waiting / seconds;
  return [
    ...findings
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 5)
      .map((finding) => plain(figure(`check:books, ${finding.id}`, finding.ms / 1000, 's'))),
    budgeted(figure('check:books, all', checking, 's'), CHECK_SECONDS),
    plain(figure('installments falling overdue', rows['payments.mark-overdue'] ?? 0, '')),
    {
      ...compared(figure('day close', perSecond, 'installments/s'), {
        name: 'one plain insert of the marks',
        value: waiting / plainSeconds,
      }),
      target: `>= ${INSTALLMENTS_A_SECOND} /s`,
      isMet: perSecond >= INSTALLMENTS_A_SECOND,
    },
    plain(figure('heap grown by the close', process.memoryUsage().heapUsed / 1e6 - heapBefore, 'MB')),
  ];
}
