import { asSystem } from '../../../server/src/kernel/row-security/scope.ts';
import { movesOf } from '../../../server/src/modules/books/index.ts';
import { findSales } from '../../../server/src/modules/projection/index.ts';
import { listProvisioned, listProvisions } from '../../../server/src/modules/accounting/use-cases/list-provisions.ts';
import { sumSales } from '../../../server/src/modules/reports/use-cases/sum-sales.ts';
import { seedDemonstration } from '../../../server/src/seed/index.ts';
import { givenShop, type Shop } from '../../../server/src/testing/shop.ts';
import { givenTreasurer } from '../../../server/src/modules/reconciliation/testing.ts';
import { compared, type Figure, plain } from '../figure.ts';
import { interleave, type Pace, run } from '../load.ts';
import { openPlace, type Place } from '../place.ts';
import { connect } from '../sales/client.ts';
import { ASKED_ROWS, days, fillBooks, ZONE } from './filled-books.ts';

const SMALL = 10_000;
const LARGE = Number(process.env['CONTRACTS'] ?? 1_000_000);
const SLICE_SECONDS = 2;
const ROUNDS = 4;
const TARGET = 1.2;
const PAGE = 500;

interface Filled {
  place: Place;
  shop: Shop;
  analyst: Shop['actor'];
  fillSeconds: number;
}

async function fillPlace(place: Place, contracts: number): Promise<Filled> {
  const { platform, url } = place;
  await seedDemonstration(platform);
  const shop = await givenShop(platform);
  const { actor: analyst } = await givenTreasurer(platform, shop, 'ANA');
  const client = await connect(url);
  const start = performance.now();
  await fillBooks(client, shop.retailerId, contracts);
  const fillSeconds = (performance.now() - start) / 1000;
  console.error(`  ${contracts} contracts in ${fillSeconds.toFixed(1)} s`);
  await client.end();
  return { place, shop, analyst, fillSeconds };
}

type Read = (filled: Filled) => Promise<unknown>;

const range = { startDate: days.from, endDate: days.to, zone: ZONE };
/** Each answers the same in both databases: that is checked before it is measured. */
const reads: Readonly<Record<string, Read>> = {
  'sales, page and count': ({ place: { platform }, shop: { retailerId } }) =>
    findSales(platform.db, { ...range, retailerId, storeId: undefined, cursor: undefined, limit: PAGE }).then(
      ({ total, items }) => [total, items.length],
    ),
  'sales by day, store and operator': ({ place: { platform }, shop: { actor } }) =>
    sumSales(platform, actor, { startDate: days.from, endDate: days.to }).then(({ total }) => total),
  'provisions, sums by lateness': ({ place: { platform }, analyst }) =>
    listProvisions(platform, analyst, { on: days.to }),
  'provisions, page of contracts': ({ place: { platform }, analyst }) =>
    listProvisioned(platform, analyst, { on: days.to, limit: PAGE }).then(({ items }) =>
      items.map(({ daysLate, gross }) => [daysLate, gross]),
    ),
  'trial balance of the open month': ({ place: { platform } }) =>
    asSystem('bench', () => movesOf(platform.db, { ...days, zone: ZONE })).then((lines) =>
      lines
        .filter(({ account }) => account === 'accrued_interest')
        .map(({ debitCents, creditCents }) => [debitCents, creditCents]),
    ),
};

const slice = (filled: Filled, read: Read) => () =>
  run({ clients: 1, seconds: SLICE_SECONDS, work: () => read(filled).then(() => true) });

async function compare(large: Filled, small: Filled, read: Read): Promise<{ large: Pace; small: Pace }> {
  const [answer, reference] = [JSON.stringify(await read(large)), JSON.stringify(await read(small))];
  if (answer !== reference)
    throw new Error(`not the same answer:\n${answer.slice(0, 500)}\n${reference.slice(0, 500)}`);
  const measured = await interleave({ product: slice(large, read), reference: slice(small, read) }, ROUNDS);
  return { large: measured.product, small: measured.reference };
}

/** The same reports of the same rows in a database of ten thousand contracts and in one of a million. */
export function benchReports(): Promise<Figure[]> {
  return openPlace('bench_reports_large', (largePlace) =>
    openPlace('bench_reports_small', async (smallPlace) => {
      const small = await fillPlace(smallPlace, SMALL);
      const large = await fillPlace(largePlace, LARGE);
      const figure = (name: string, value: number, unit = 'ms') => ({ bench: 'reports', name, value, unit });
      const at = (value: number) => ({ name: `at ${SMALL}`, value });
      const figures: Figure[] = [
        plain(figure('contracts', LARGE, '')),
        plain(figure('rows of the month asked about', ASKED_ROWS, '')),
        plain(figure('filled in', large.fillSeconds, 's')),
      ];
      for (const [name, read] of Object.entries(reads)) {
        const paces = await compare(large, small, read);
        figures.push(
          compared(figure(`${name}, p50`, paces.large.p50), at(paces.small.p50), { atMost: TARGET }),
          compared(figure(`${name}, p95`, paces.large.p95), at(paces.small.p95)),
        );
      }
      return figures;
    }),
  );
}
