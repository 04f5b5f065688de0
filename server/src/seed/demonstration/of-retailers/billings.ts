import { today as dayOf } from '@balcao/contract';
import { addDays, nextBankBusinessDay, weekday } from '@balcao/credit-math';
import { asOperator } from '../../../kernel/act/principal.ts';
import { setClock } from '../../../kernel/clock.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import {
  closeWeek,
  expireBillings,
  receiveNotice,
  REGISTER_JOB,
  registerInvoice,
  reissueBilling,
  type StandingInvoice,
  standingInvoices,
} from '../../../modules/billings/index.ts';
import { actorOf, claimOf, registering } from '../counter.ts';
import { settleMessages } from '../live-customers.ts';
import { type DemonstrationRetailer, retailers } from '../shops.ts';

const DAYS = 430;
const at = (day: string, hour: string) => new Date(`${day}T${hour}:00:00Z`);

/**
 * What the shops owe for what their tills took: week by week, paid when it was due. Of the last ones that are due one is
 * expired and one was issued again; those that are not yet due wait.
 */
export async function addBillings(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const today = dayOf(undefined, now);
  const since = newId();
  for (const retailer of retailers.filter((one) => one.stores.length > 0)) {
    const clock = setClock(now);
    const past = { ...platform, clock };
    const monday = addDays(today, -DAYS - ((weekday(today) + 6) % 7));
    for (let week = monday; week <= today; week = addDays(week, 7)) {
      const day = nextBankBusinessDay(week);
      if (day > today) break;
      clock.set(at(day, '09'));
      while (await closeWeek(past, { retailerId: retailer.id, zone: retailer.zone, today: day }));
    }
    const invoices = await standingInvoices(platform.db, retailer.id);
    await registerAll(past, clock, invoices);
    const due = invoices.filter(({ dueOn }) => dueOn < today);
    for (const invoice of due.slice(0, -2)) await pay(past, clock, invoice);
    await expireBillings.run(platform.db, { day: today, now, cursor: null, limit: 100 });
    const again = due.at(-2);
    if (again) await issueAgain(platform, retailer, again);
    await registerAll(past, clock, await standingInvoices(platform.db, retailer.id));
  }
  await settleMessages(platform.db, since);
  // Of these jobs the ids are in no order; in an empty database all are of here.
  await sql`update jobs set done_at = run_at, attempts = 1 where kind = ${REGISTER_JOB} and done_at is null`.execute(
    platform.db,
  );
}

/** At the bank, when each was made; one that is registered stays as it is. */
async function registerAll(
  platform: Platform,
  clock: ReturnType<typeof setClock>,
  invoices: readonly StandingInvoice[],
) {
  for (const invoice of invoices) {
    clock.set(invoice.createdAt);
    await registerInvoice(platform, registering, invoice);
  }
}

async function pay(platform: Platform, clock: ReturnType<typeof setClock>, invoice: StandingInvoice): Promise<void> {
  const { nossoNumero, valueCents: value, dueOn } = invoice;
  clock.set(at(dueOn, '14'));
  const paidAt = clock.now().toISOString();
  await receiveNotice(platform, { paymentId: `demonstration-${nossoNumero}`, nossoNumero, value, paidAt });
}

/** By the retailer's own office. */
async function issueAgain(platform: Platform, retailer: DemonstrationRetailer, { billingId }: StandingInvoice) {
  const [store] = retailer.stores;
  if (!store) return;
  const actor = actorOf(retailer, store, 'retailer_analyst', platform.clock.now());
  const by = asOperator(actor, claimOf('POST /billings/{id}/reissue', billingId));
  await reissueBilling(platform, by, { id: billingId, retailerId: undefined });
}
