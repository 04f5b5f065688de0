import { cents } from '@balcao/credit-math';
import type { Actor } from '../../kernel/auth/actor.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { closeDay } from '../../kernel/day-close/close-day.ts';
import { runDueJobs } from '../../kernel/jobs/worker.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { testBank } from '../../testing/papers/boleto-bank.ts';
import { givenOperator } from '../identity/testing.ts';
import { deskOf, givenInstallments } from '../payments/testing/desk.ts';
import { givenRetailer } from '../retailers/testing.ts';
import type { Shop } from '../../testing/shop.ts';
import { closeWeeks } from './close-steps/close-weeks.ts';
import { expireBillings } from './close-steps/expire.ts';
import { billingsWhere, standingInvoices } from './facts.ts';
import { sql } from '../../kernel/db/sql.ts';
import { type InvoiceKey, REGISTER_JOB } from './store.ts';
import { receiveNotice } from './use-cases/receive-notice.ts';
import { closeWeek } from './use-cases/close-week.ts';
import { registerInvoice } from './use-cases/register-invoice.ts';
import { DAY_SECONDS, dayIn } from '../../kernel/clock.ts';

type Base = Pick<Platform, 'db' | 'clock'>;

/** Closes the days that are over, of billings alone. */
export const closeBillingDays = ({ db, clock }: Base) =>
  closeDay({ db, clock, steps: [expireBillings, closeWeeks], batch: 100 });

/** Has the bank register what waits for it. */
export async function registerAll(platform: Platform, bank = testBank(platform)): Promise<void> {
  const register = (payload: Record<string, unknown>) =>
    registerInvoice(platform, bank, payload as unknown as InvoiceKey);
  while ((await runDueJobs({ ...platform, handlers: { [REGISTER_JOB]: register } })) > 0);
}

/** Billings of a shop with their boletos, the oldest first. */
export const billingsOf = ({ db }: Base, { retailerId }: Shop) =>
  asSystem('test', () => billingsWhere(db, retailerId, sql`true order by b.end_date`));

/** The bank says that a boleto of a billing was paid, now. */
export const arriveFor = (
  platform: Platform,
  notice: { nossoNumero: string; value: number; paymentId?: string; paidAt?: string },
) =>
  asSystem('test', () =>
    receiveNotice(platform, {
      paymentId: notice.paymentId ?? newId(),
      nossoNumero: notice.nossoNumero,
      value: cents(notice.value),
      paidAt: notice.paidAt ?? platform.clock.now().toISOString(),
    }),
  );

/** Customers of a shop pay such amounts in cash, now. */
export async function givenReceipts(platform: Platform, shop: Shop, amounts: readonly number[]) {
  const { contractId, borrowerId } = await givenInstallments(platform, shop);
  const paid = [];
  for (const amount of amounts) paid.push((await deskOf(platform, shop).payAmount(contractId, amount)).paymentId);
  return { contractId, borrowerId, paymentIds: paid };
}

/** A billing of what the shop's tills took up to now, whose money came twice, and the second payment, which waits. */
export async function givenBilling(platform: Platform, shop: Shop) {
  const { retailerId, actor } = shop;
  const clock = { now: () => new Date(platform.clock.now().getTime() + 10 * DAY_SECONDS * 1_000) };
  const later = { ...platform, clock };
  await closeWeek(later, { retailerId, zone: actor.zone, today: dayIn(actor.zone, clock.now()) });
  const [invoice] = await asSystem('test', () => standingInvoices(platform.db, retailerId));
  if (!invoice) throw new Error('the shop took nothing');
  const { billingId, nossoNumero, valueCents: value } = invoice;
  await asSystem('test', () => registerInvoice(later, testBank(platform), invoice));
  for (let time = 0; time < 2; time += 1) await arriveFor(platform, { nossoNumero, value });
  const { rows } = await sql<{ id: string }>`
    select id from billing_receipts where retailer_id = ${retailerId}::uuid
      and billing_id = ${billingId}::uuid and outcome = 'WAITING'`.execute(platform.db);
  return { billingId, billingReceiptId: rows[0]?.id ?? '' };
}

/** An analyst of the provider's own house. */
export async function givenProviderAnalyst(platform: Platform, shop: Shop): Promise<Actor> {
  const retailerId = await givenRetailer(platform.db, { fantasyName: 'Provedor', isProvider: true });
  const operatorId = await givenOperator(platform, { retailerId, name: 'BIA', role: 'analyst' });
  return { ...shop.actor, operatorId, retailerId, storeId: null, name: 'BIA', role: 'analyst' };
}

export { reissueBilling } from './use-cases/reissue-billing.ts';
