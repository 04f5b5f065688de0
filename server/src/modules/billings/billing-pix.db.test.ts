import { expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import { newId } from '../../kernel/ids.ts';
import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import { newCountryHolidayFragment } from '../retailers/index.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { givenShop } from '../../testing/shop.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { PixPorts } from '../pix/index.ts';
import { arriveForAny, newEndToEndId, testPix } from '../pix/testing.ts';
import { arriveFor, billingsOf, closeBillingDays, givenReceipts, registerAll } from './testing.ts';
import { chargeByPix } from './use-cases/charge-by-pix.ts';
import { listBillings } from './use-cases/list-billings.ts';
import { showInboxPix } from './use-cases/receive-pix.ts';

const { database, platform, clock, shop } = prepareCounter({ at: '2026-10-08T15:00:00Z', databasePer: 'test' });
const office = () => ({ ...shop.actor, role: 'retailer_analyst' as const });
const charge = (id: string, pix: PixPorts = testPix, actor = office()) =>
  chargeByPix(platform, pix, asOperator(actor), { id, retailerId: undefined });
const told = (txid: string, value: number, endToEndId = newEndToEndId()) =>
  asSystem('test', () => arriveForAny(platform, { txid, endToEndId, value }));
const first = async () => (await listBillings(platform, office(), {}))[0];
const shown = (txid: string) => asSystem('test', () => showInboxPix(platform, txid));
const emails = async () =>
  (
    await sql<{ n: number }>`
    select count(*)::int as n from messages where dedup_key like 'billing-pix:%'`.execute(database.db)
  ).rows[0]?.n;

async function givenBilling(amount = 20_001): Promise<string> {
  await givenReceipts(platform, shop, [amount]);
  clock.set('2026-10-13T15:00:00Z');
  await closeBillingDays(platform);
  await registerAll(platform);
  return (await first())?.id ?? '';
}

// Planted: the second code asked for all of it; the bank's notice told again was money again.
test('a billing is paid by Pix, in part and then the rest, once a notice, and its boleto stands no longer', async () => {
  const id = await givenBilling();
  await sql`update retailers set contact_email = 'contas@loja.example' where id = ${shop.retailerId}::uuid`.execute(
    database.db,
  );
  const pix = await charge(id);
  expect(pix).toMatchObject({ value: 20_001, brCode: `br-code-of-${pix.txid}`, expiresAt: '2026-10-17T04:00:00.000Z' });
  // Whoever asks gets the same one, and no second e-mail.
  expect(
    await charge(id, { ...testPix, provider: { createCharge: () => Promise.reject(new Error('asked')) } }),
  ).toEqual(pix);
  expect(await emails()).toBe(1);
  const held = pix.txid.slice(0, 25);
  expect(await shown(held)).toMatchObject({ txid: pix.txid, value: 20_001, status: 'ACTIVE', receipts: [] });

  const endToEndId = newEndToEndId();
  expect(await told(held, 5_000, endToEndId)).toEqual({ endToEndId, outcome: 'SETTLED' });
  expect(await told(held, 5_000, endToEndId)).toEqual({ endToEndId, outcome: 'SETTLED' });
  expect(await first()).toMatchObject({ status: 'pending', paidValue: 5_000, openValue: 15_001 });
  expect(await shown(held)).toMatchObject({ status: 'CANCELED' });
  const rest = await charge(id);
  expect(rest.value).toBe(15_001);
  expect(rest.txid).not.toBe(pix.txid);
  expect(await emails()).toBe(2);
  expect(await told(rest.txid, 15_001)).toMatchObject({ outcome: 'SETTLED' });
  const [whole] = await billingsOf(platform, shop);
  expect([whole?.billing.status, whole?.invoices[0]?.status]).toEqual(['paid', 'PAID']);
  await expectRefusal(charge(id), 'BILLING_ALREADY_PAID');

  // Paid by the boleto or the old code besides: nobody asked for it, and a person has it go back.
  expect(await told(pix.txid, 20_001)).toMatchObject({ outcome: 'WAITING' });
  const nossoNumero = whole?.invoices[0]?.nossoNumero ?? '';
  expect(await arriveFor(platform, { nossoNumero, value: 20_001 })).toMatchObject({ outcome: 'WAITING' });
  expect((await shown(held))?.receipts.map(({ outcome }) => outcome)).toEqual([
    'SETTLED',
    'SETTLED',
    'WAITING',
    'WAITING',
  ]);
  const atBank = sql<{ account: string; cents: number }>`
    select account, sum(amount_cents)::int as cents from retailer_lines
    where account in ('cash_at_bank', 'boletos_to_credit') group by account`;
  // A Pix is at the bank at once.
  expect((await atBank.execute(database.db)).rows.map(({ account }) => account)).toEqual(['cash_at_bank']);
});

test('an overdue billing, a bank that does not answer and a shop of others get no code', async () => {
  const id = await givenBilling();
  const silent = { ...testPix, provider: { createCharge: () => Promise.reject(new Error('down')) } };
  await expectRefusal(charge(id, silent), 'SERVICE_UNAVAIBLE');
  const other = await givenShop(platform);
  await expectRefusal(charge(id, testPix, { ...other.actor, role: 'retailer_analyst' }), 'BILLING_NOT_FOUND');
  await expectRefusal(charge(newId()), 'BILLING_NOT_FOUND');
  // Money comes between the bank's answer and the write.
  const meanwhile: PixPorts = {
    ...testPix,
    provider: {
      async createCharge(ask) {
        await told(ask.txid, 1);
        return testPix.provider.createCharge(ask);
      },
    },
  };
  await expectRefusal(charge(id, meanwhile), 'BILLING_CHANGED_SINCE');
  const { txid } = await charge(id);
  clock.set('2026-10-17T15:00:00Z');
  await closeBillingDays(platform);
  await expectRefusal(charge(id), 'BILLING_OVERDUE');
  expect(await shown(txid)).toMatchObject({ status: 'EXPIRED' });
  // A code of before that the bank took late pays a part: the rest stays open, and what nobody has is kept as any Pix.
  expect(await told(txid, 20_000)).toMatchObject({ outcome: 'SETTLED' });
  expect(await told(`COB${'9'.repeat(17)}00000X`, 100)).toMatchObject({ outcome: 'UNKNOWN' });
});

test('due on a declared day without banks it is paid on the next one, by Pix too, and overdue after it', async () => {
  const id = await givenBilling();
  const due = (await first())?.invoice.dueDate;
  expect(due).toBe('2026-10-16');
  await guardedWrite(database.db, [newCountryHolidayFragment({ day: '2026-10-16', name: 'Luto nacional' })]);
  const closed = async (day: string) => {
    clock.set(`${day}T15:00:00Z`);
    await closeBillingDays(platform);
    return (await first())?.status;
  };
  // A Friday: the next day with banks is the Monday.
  expect(await closed('2026-10-17')).toBe('pending');
  expect(await closed('2026-10-19')).toBe('pending');
  expect(await charge(id)).toMatchObject({ value: 20_001, expiresAt: '2026-10-20T04:00:00.000Z' });
  expect(await closed('2026-10-20')).toBe('expired');
  await expectRefusal(charge(id), 'BILLING_OVERDUE');
});
