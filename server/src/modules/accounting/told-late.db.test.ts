import { expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { expectBooksHold } from '../../testing/books.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { accountingPorts, by, paymentsPorts } from '../../testing/shop.ts';
import { arriveFor, billingsOf } from '../billings/testing.ts';
import { decidePayment } from '../invoices/testing.ts';
import { deskOf } from '../payments/testing/desk.ts';
import { arrive, givenPixCharge } from '../pix/testing.ts';
import { lenderOf } from './testing/lender.ts';
import { askMonth, closeMonth } from './use-cases/close-month.ts';
import { showTrialBalance } from './use-cases/show-trial-balance.ts';

const { database, platform, clock, shop } = prepareCounter({ at: '2026-06-01T15:00:00Z', databasePer: 'test' });
const lender = lenderOf({ database, platform, clock });

/** In June: a boleto that waits for a person, a Pix and a billing of which the bank tells nothing yet; June is closed. */
async function givenClosedJune() {
  const sold = () => lender.sell(shop, '2026-06-01T15:00:00Z', { cents: 60_000, count: 3, firstDue: '2026-07-01' });
  const [byBoleto, byPix, inCash] = [await sold(), await sold(), await sold()];
  await deskOf(platform, shop).payAmount(inCash.contractId, 5_000);
  const nossoNumero = await lender.issueBoleto(byBoleto);
  await lender.begin('2026-06-08');
  clock.set('2026-06-10T15:00:00Z');
  expect(await lender.payBoleto(nossoNumero, 5_000)).toMatchObject({ outcome: 'WAITING' });
  const [owed] = await deskOf(platform, shop).open(byPix.borrowerId);
  const charge = await givenPixCharge(platform, shop, [owed?.id ?? '']);
  const [billing] = await billingsOf(platform, shop);
  clock.set('2026-07-02T15:00:00Z');
  await lender.accrueDay('2026-07-01');
  const [ana, eva] = [await lender.bookkeeper(shop, 'ANA'), await lender.bookkeeper(shop, 'EVA')];
  await askMonth(platform, accountingPorts, ana.keyed(), '2026-06');
  await closeMonth(platform, accountingPorts, eva.keyed(), '2026-06');
  clock.set('2026-07-06T15:00:00Z');
  return { ana, charge, invoice: billing?.invoices.at(-1)?.nossoNumero ?? '' };
}

test('what was paid in a closed month and is told or decided later is in the books of the open one', async () => {
  const { ana, charge, invoice } = await givenClosedJune();
  const paidAt = new Date('2026-06-10T16:00:00Z');
  const moved = async () => {
    const { lines } = await showTrialBalance(platform, ana.actor, { from: '2026-07-01', to: '2026-07-31' });
    const of = (account: string) => lines.find((line) => line.account === account);
    return { bank: of('cash_at_bank')?.debit ?? 0, boletos: of('boletos_to_credit') };
  };
  const { rows } = await sql<{ id: string }>`select id from boleto_payments`.execute(database.db);
  const asked = by({ actor: { ...shop.actor, role: 'analyst' as const } }, 'POST /decide');
  const ask = { id: rows[0]?.id ?? '', decision: 'APPLY' as const, reason: 'conferido no banco' };
  await decidePayment(platform, paymentsPorts, asked, ask);
  expect(await moved()).toMatchObject({ bank: 5_000, boletos: { debit: 5_000, credit: 5_000, closing: 0 } });
  await arrive(platform, { txid: charge.txid, value: charge.value, paidAt });
  expect(await moved()).toMatchObject({ bank: 5_000 + charge.value });
  await arriveFor(platform, { nossoNumero: invoice, value: 5_000, paidAt: paidAt.toISOString() });
  expect(await moved()).toMatchObject({
    bank: 10_000 + charge.value,
    boletos: { debit: 10_000, credit: 10_000, closing: 0 },
  });
  const { rows: paid } = await sql<{ on: string }>`
    select paid_on::text as "on" from payments where method in ('PIX', 'BOLETO')`.execute(database.db);
  expect(paid).toEqual([{ on: '2026-06-10' }, { on: '2026-06-10' }]);
  await expectBooksHold(database.db);
});
