import { today as dayOf } from '@balcao/contract';
import { borrowersPorts } from '../../bindings.ts';
import { asOperator } from '../../kernel/act/principal.ts';
import { sql } from '../../kernel/db/sql.ts';
import { addSeconds, DAY_SECONDS, setClock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { addBorrower } from '../../modules/borrowers/index.ts';
import { SEND_JOB } from '../../modules/notifications/index.ts';
import { serveCustomer } from '../../modules/service-centre/index.ts';
import { identityCardSvg } from '../images/identity-card.ts';
import { portraitSvg } from '../images/portrait.ts';
import { agreementHappenings } from './agreements.ts';
import type { DemonstrationCustomer } from './customers.ts';
import { deviceHappenings } from './devices.ts';
import { live } from './happenings.ts';
import { addLimit, blockLimits, limitHappenings } from './limits.ts';
import { settleCoupons, evaluationHappenings } from './programs.ts';
import { boletoHappenings, purchaseHappening } from './purchases.ts';
import { operatorOf, storeOf } from './shops.ts';

/** Before the first limit and the first purchase of anybody. */
const REGISTERED_DAYS_AGO = 430;

const drawn = (svg: string) => ({ contentType: 'image/svg+xml' as const, bytes: Buffer.from(svg) });

function addCustomer(platform: Platform, customer: DemonstrationCustomer): Promise<string> {
  const images = { portrait: drawn(portraitSvg(customer.face)), documentPhoto: drawn(identityCardSvg(customer)) };
  const isHighRecurrence = customer.billDueDay !== null;
  return addBorrower(platform, { ...customer, isHighRecurrence, ...(customer.hasImages ? images : {}) });
}

/** Messages of the past are told as sent: none of them may reach a real gateway now. `since`: the first id of them. */
export async function settleMessages(db: Db, since: string): Promise<void> {
  await sql`
    update messages set status = 'SENT', sent_at = created_at where status = 'QUEUED' and id > ${since}::uuid`.execute(
    db,
  );
  await sql`
    update jobs set done_at = run_at, attempts = 1
    where kind = ${SEND_JOB} and done_at is null and id > ${since}::uuid`.execute(db);
}

/**
 * Registers customers and lets their purchases and payments happen up to the platform's now. The platform's database
 * should be a transaction that nobody else sees into: half a past is worse than none.
 */
export async function liveCustomers(platform: Platform, customers: readonly DemonstrationCustomer[]): Promise<void> {
  const now = platform.clock.now();
  const today = dayOf(undefined, now);
  const since = newId();
  const clock = setClock(addSeconds(now, -REGISTERED_DAYS_AGO * DAY_SECONDS));
  const counter = { clock, platform: { ...platform, clock } };
  for (const customer of customers) {
    await addCustomer(counter.platform, customer);
    await addLimit(platform.db, customer, today);
  }
  const purchases = customers.flatMap((customer) =>
    customer.purchases.map((purchase) => purchaseHappening(counter, customer, purchase, today)),
  );
  const evaluations = customers.flatMap((customer) => evaluationHappenings(counter, customer, today));
  const devices = customers.flatMap((customer) => deviceHappenings(counter, customer, today));
  const boletos = customers.flatMap((customer) => boletoHappenings(counter, customer, today));
  const agreements = customers.flatMap((customer) => agreementHappenings(counter, customer, today));
  const limits = customers.flatMap((customer) => limitHappenings(counter, customer, now));
  await live([...purchases, ...evaluations, ...devices, ...boletos, ...agreements, ...limits], clock, now);
  await settleCoupons(counter, since);
  await blockLimits(platform.db, customers, today);
  await settleMessages(platform.db, since);
}

/** Whom sellers of Norte looked up in the service centre, and how many days ago; the attendant sold to some of them. */
const days = [
  { role: 'promoter', daysAgo: [1, 1, 2, 4, 6, 9, 13, 17, 22, 26] },
  { role: 'attendant', daysAgo: [1, 2, 2, 5, 9, 12] },
] as const;

export async function addLookups(platform: Platform, customers: readonly DemonstrationCustomer[]): Promise<void> {
  const { retailer, store } = storeOf('centro');
  for (const { role, daysAgo } of days) {
    const { id: operatorId, name } = operatorOf(retailer.key, role);
    for (const [index, ago] of daysAgo.entries()) {
      const clock = setClock(addSeconds(platform.clock.now(), -ago * DAY_SECONDS - index * 60));
      const of = { operatorId, name, role, retailerId: retailer.id, storeId: store.id, zone: retailer.zone };
      const by = asOperator({ ...of, sessionExpiresAt: addSeconds(clock.now(), 3_600), tokenHash: '' });
      const document = customers[index]?.cpf ?? '';
      await serveCustomer({ ...platform, clock }, borrowersPorts, by, {
        document,
        storeId: store.id,
        operatorId: undefined,
      });
    }
  }
}
