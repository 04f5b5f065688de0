import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { atOnce, tally } from './testing/outcomes.ts';
import { givenSales, pay } from './testing/sales.ts';
import { prepareStorm } from './testing/storm.ts';

const storm = prepareStorm();

const CLIENTS = 20;

// Planted: without the version in moveLimitFragment losers get REQUEST_IN_PROGRESS; without `status = 'OPEN'` in
// settleInstallmentsFragment as well they get a bare unique violation, the last wall before money is taken twice.
test('an installment that twenty clients receive at once is paid once, and its fee with it', async () => {
  const { borrowerId, contracts } = await givenSales(storm, 1, 6);
  const [first = ''] = contracts[0] ?? [];
  expect(await tally(atOnce(CLIENTS, () => pay(storm, [first])))).toEqual({ done: 1, ALREADY_PAID: CLIENTS - 1 });
  const ofBorrower = sql`borrower_id = ${borrowerId}::uuid`;
  expect(await storm.count(sql`select count(*) as n from payments where ${ofBorrower}`)).toBe(1);
  expect(await storm.count(sql`select count(*) as n from payment_items where ${ofBorrower} and kind = 'FEE'`)).toBe(1);
  expect(await storm.count(sql`select count(*) as n from fees where ${ofBorrower} and status = 'OPEN'`)).toBe(0);
});

// Planted: without `for update` in borrowerLock 17 of these honest payments are refused.
test('twenty clients that receive different contracts of one customer settle the fees once', async () => {
  const { borrowerId, contracts } = await givenSales(storm, CLIENTS, 1);
  const paid = contracts.map((ids) => pay(storm, ids));
  expect(await tally(paid)).toEqual({ done: CLIENTS });
  const fees = sql<{ n: number }>`
    select count(*) as n from payment_items where borrower_id = ${borrowerId}::uuid and kind = 'FEE'`;
  expect(await storm.count(fees)).toBe(CLIENTS);
});
