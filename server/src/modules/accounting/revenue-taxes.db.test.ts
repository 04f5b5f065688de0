import type { PolicyInput } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusals.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { givenPolicyDocument } from '../policies/testing.ts';
import { lenderOf } from './testing/lender.ts';
import { listPostings } from './use-cases/list-postings.ts';
import { listTaxes } from './use-cases/list-taxes.ts';
import { addRecord } from './use-cases/records.ts';

const { database, platform, clock, shop } = prepareCounter({ at: '2026-12-10T15:00:00Z', databasePer: 'test' });
const lender = lenderOf({ database, platform, clock });

/** A sale of R$ 1.000,00 in January with an MDR of 4 %: R$ 40,00 of income, all of it for a service. */
async function givenJanuary() {
  await lender.lends(shop, { mdrRate: '0.04' }, '2026-12-01');
  await lender.sell(shop, '2027-01-15T15:00:00Z', { cents: 100_000, count: 1, firstDue: '2027-02-15' });
  clock.set('2027-02-10T15:00:00Z');
  return lender.bookkeeper(shop, 'ANA');
}
const paymentsOf = async (actor: Awaited<ReturnType<typeof givenJanuary>>['actor']) =>
  (await listTaxes(platform, actor, { month: '2027-01' })).revenue?.payments.map(({ kind, total, recorded }) => [
    kind,
    total,
    recorded?.amount ?? null,
  ]);

test('from 2027 on a month owes IBS, CBS and ISS, each paid by a record of its own, once', async () => {
  const { actor, keyed } = await givenJanuary();
  expect(await paymentsOf(actor)).toEqual([
    ['IBS_CBS', 354, null],
    ['ISS', 200, null],
  ]);
  const iss = {
    kind: 'ISS',
    on: '2027-02-10',
    amount: cents(200),
    note: 'Guia 12',
    periodStart: '2027-01-01',
  } as const;
  await addRecord(platform, keyed(), iss);
  expect(await paymentsOf(actor)).toEqual([
    ['IBS_CBS', 354, null],
    ['ISS', 200, 200],
  ]);
  await expectRefusal(addRecord(platform, keyed(), iss), 'TAX_ALREADY_RECORDED');
  const { periodStart: _, ...ofNone } = iss;
  await expectRefusal(addRecord(platform, keyed(), { ...ofNone, kind: 'IBS_CBS' }), 'NOT_A_TAX_PERIOD');
});

test('a tax is recorded of a month that has it alone: none of before the reform, nor of after it', async () => {
  const { keyed } = await givenJanuary();
  const recorded = (kind: 'IBS_CBS' | 'REVENUE_TAXES' | 'ISS', periodStart: string) =>
    addRecord(platform, keyed(), { kind, on: '2027-02-10', amount: cents(100), note: 'Guia', periodStart });
  await expectRefusal(recorded('IBS_CBS', '2026-12-01'), 'NOT_A_TAX_PERIOD');
  await expectRefusal(recorded('REVENUE_TAXES', '2027-01-01'), 'NOT_A_TAX_PERIOD');
  await expectRefusal(recorded('ISS', '2027-02-01'), 'TAX_PERIOD_NOT_OVER');
  expect(await recorded('REVENUE_TAXES', '2026-12-01')).toMatchObject({ kind: 'REVENUE_TAXES', amount: 100 });
  expect(await recorded('IBS_CBS', '2027-01-01')).toMatchObject({ kind: 'IBS_CBS', amount: 100 });
});

const ofLender = { kind: 'accounting', variant: 'FINANCIAL_INSTITUTION' } as const;
const beforeReform: PolicyInput<'accounting'> = {
  lateSteps: [{ upToDaysLate: 90, rate: '0.02' }],
  doubtfulRate: '0.5',
  additionalRate: '0.03',
  incurredSteps: [{ rate: '0.5' }],
  writeOffAfterDays: null,
  pisRate: '0.0065',
  cofinsRate: '0.04',
  source: 'Ata de dezembro',
};

test('a policy from before the reform charges no PIS and COFINS after it', async () => {
  await givenPolicyDocument(database.db, { ...ofLender, validFrom: '2026-12-01', document: beforeReform });
  const { actor } = await givenJanuary();
  expect((await paymentsOf(actor))?.map(([kind]) => kind)).toEqual(['IBS_CBS', 'ISS']);
});

// Planted: lines of one contract and day in no order of their own.
test('the journal of all accounts comes by pages, and each of its entries sums to zero', async () => {
  const { actor } = await givenJanuary();
  const document = { ...beforeReform, writeOffAfterDays: 91 };
  await givenPolicyDocument(database.db, { ...ofLender, validFrom: '2027-02-01', document });
  clock.set('2027-06-01T04:30:00Z');
  await lender.accrueDay('2027-06-01');
  const span = { from: '2027-01-01', to: '2027-05-31' };
  const pageAt = (offset: number, limit: number) => listPostings(platform, actor, { ...span, offset, limit });
  const { items, count, sum } = await pageAt(0, 5_000);
  expect([items.length, sum]).toEqual([count, 0]);
  // A contract's month end, up to what is written off: a page of one line ends within each of its ties.
  expect(new Set(items.map(({ event }) => event))).toEqual(
    new Set(['ORIGINATION', 'ACCRUAL', 'PROVISION', 'WRITE_OFF']),
  );
  for (const limit of [1, 5]) {
    const paged: typeof items = [];
    while (paged.length < count) paged.push(...(await pageAt(paged.length, limit)).items);
    expect(paged).toEqual(items);
  }
  const sums = new Map<string, number>();
  for (const { entryId, amount } of items) sums.set(entryId, (sums.get(entryId) ?? 0) + amount);
  expect([...sums.values()].every((one) => one === 0)).toBe(true);
});
