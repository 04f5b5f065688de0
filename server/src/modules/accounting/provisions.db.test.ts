import { cents, civilDate, sumCents } from '@balcao/credit-math';
import { provisionBuckets } from '@balcao/contract';
import { expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { bucketOf } from './rules/buckets.ts';
import { lenderOf } from './testing/lender.ts';
import { listProvisioned, listProvisions } from './use-cases/list-provisions.ts';

const { database, platform, clock, shop } = prepareCounter({ areBooksBroken: true });
const lender = lenderOf({ database, platform, clock });
const ON = civilDate('2026-10-31');
const CONTRACTS = 300;

/** Contracts of each day late around each bound, many of one day: no page ends between days alone. */
async function givenProvisions() {
  await sql`alter table contract_provisions drop constraint contract_provisions_borrower_id_contract_id_fkey`.execute(
    database.db,
  );
  await sql`insert into contract_provisions (borrower_id, contract_id, on_day, gross_cents, days_late, problem_since,
      incurred_percent, additional_percent, incurred_cents, additional_cents, is_written_off)
    select gen_random_uuid(), gen_random_uuid(), day, 1000 + n * 7, (n * 13) % 97, null, '0', '1.9', n * 3, n, false
    from generate_series(1, ${CONTRACTS}::integer) n, (values (${ON}::date), ('2026-09-30'::date)) days (day)`.execute(
    database.db,
  );
}

// Planted: a bound of a bucket that is a day off; a sum of all months.
test('sums by days late are those of all contracts, which come page by page, the latest first, each once', async () => {
  const { actor } = await lender.bookkeeper(shop, 'ANA');
  await givenProvisions();
  const items: Awaited<ReturnType<typeof listProvisioned>>['items'] = [];
  for (let [cursor, pages] = [undefined, 0] as [Cursor, number]; pages < 20; pages += 1) {
    const page = await listProvisioned(platform, actor, { on: ON, limit: 40, cursor });
    items.push(...page.items);
    if (page.next === null) break;
    cursor = page.next;
  }
  expect(new Set(items.map(({ contractId }) => contractId)).size).toBe(CONTRACTS);
  expect(items).toHaveLength(CONTRACTS);
  const late = items.map(({ daysLate }) => daysLate);
  expect(late).toEqual(late.toSorted((one, other) => other - one));
  // As they were summed in the process before.
  const sumsOf = (of: typeof items) => ({
    count: of.length,
    gross: sumCents(of.map(({ gross }) => gross)),
    incurred: sumCents(of.map(({ incurred }) => incurred)),
    additional: sumCents(of.map(({ additional }) => additional)),
  });
  const found = await listProvisions(platform, actor, { on: ON });
  expect(found).toEqual({
    on: ON,
    ...sumsOf(items),
    buckets: provisionBuckets.map((bucket) =>
      Object.assign(sumsOf(items.filter((item) => bucketOf(item.daysLate) === bucket)), { bucket }),
    ),
  });
  expect(found.buckets.every(({ count }) => count > 0)).toBe(true);
});

test('of a day that is no end of a month nothing was set aside', async () => {
  const { actor } = await lender.bookkeeper(shop, 'EVA');
  const found = await listProvisions(platform, actor, { on: civilDate('2026-10-30') });
  expect(found).toMatchObject({ count: 0, gross: cents(0) });
  expect(found.buckets.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
});

type Cursor = Parameters<typeof listProvisioned>[2]['cursor'];
