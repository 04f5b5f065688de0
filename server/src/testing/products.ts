import { sql } from 'kysely';
import { newId } from '../kernel/ids.ts';
import type { Platform } from '../kernel/platform.ts';
import type { PricingPolicy } from '../modules/contracts/index.ts';
import { testPolicy } from '../modules/contracts/testing.ts';
import { nextImei } from '../modules/smartphone-sale/testing.ts';
import type { Shop } from './shop.ts';

type Database = Pick<Platform, 'db'>;

/** A pricing policy of the shop's retailer, in force since long ago unless said otherwise. Returns its id. */
export async function givenPolicy(
  { db }: Database,
  shop: Shop,
  row: { sourceProduct?: string; storeId?: string; validFrom?: string; validUntil?: string },
  over: Partial<PricingPolicy> = {},
): Promise<string> {
  const id = newId();
  await sql`
    insert into pricing_policies (id, retailer_id, store_id, source_product, valid_from, valid_until, document)
    values (${id}::uuid, ${shop.retailerId}::uuid, ${row.storeId ?? null}::uuid, ${row.sourceProduct ?? null}::text,
      ${row.validFrom ?? '2020-01-01'}::date, ${row.validUntil ?? null}::date,
      ${JSON.stringify({ ...testPolicy, ...over })}::jsonb)`.execute(db);
  return id;
}

/** A coupon of a customer, good everywhere: R$ 50,00 off, paid by the provider. Returns its id. */
export async function givenCoupon(
  { db }: Database,
  borrowerId: string,
  over: {
    percent?: string;
    maximumCents?: number;
    minimumCents?: number;
    fundedBy?: string;
    validThrough?: string;
  } = {},
): Promise<string> {
  const id = newId();
  await sql`
    insert into coupons (borrower_id, id, campaign_id, trigger, subject_id, percent, monetary_cents, minimum_purchase_cents,
      maximum_discount_cents, funded_by, status, issued_at, valid_through)
    values (${borrowerId}::uuid, ${id}::uuid, ${newId()}::uuid, 'PAID_PURCHASE', ${newId()}::uuid, ${over.percent ?? null}::numeric,
      ${over.percent === undefined ? 5_000 : null}::bigint, ${over.minimumCents ?? 0}::bigint,
      ${over.maximumCents ?? null}::bigint, ${over.fundedBy ?? 'PROVIDER'}::text, 'ISSUED', '2026-11-01T12:00:00Z',
      ${over.validThrough ?? '2027-12-31'}::date)`.execute(db);
  return id;
}

/** An extra limit the customer accepted in the shop: R$ 100,00 to R$ 2.000,00, good for a month. Returns its id. */
export async function givenEvaluation(
  { db }: Database,
  shop: Shop,
  borrowerId: string,
  over: { sourceProduct?: string; maximumCents?: number; expiresAt?: string } = {},
): Promise<string> {
  const id = newId();
  await sql`
    insert into credit_evaluations (borrower_id, id, retailer_id, store_id, operator_id, policy_id, source_product, status,
      decision, requested_cents, minimum_cents, maximum_cents, created_at, accepted_at, expires_at)
    values (${borrowerId}::uuid, ${id}::uuid, ${shop.retailerId}::uuid, ${shop.storeId}::uuid, ${shop.actor.operatorId}::uuid,
      ${newId()}::uuid, ${over.sourceProduct ?? 'SUPER_PURCHASE'}::text, 'ACCEPTED', 'APPROVED', 200000, 10000,
      ${over.maximumCents ?? 200_000}::bigint, '2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z',
      ${over.expiresAt ?? '2026-12-20T12:00:00Z'}::timestamptz)`.execute(db);
  return id;
}

/** Puts a device behind an offer, locked as after the lock step unless said otherwise. Returns its IMEI. */
export async function givenDevice(
  { db }: Database,
  shop: Shop,
  sale: { borrowerId: string; contractId: string; productId: string; imei?: string; status?: string },
): Promise<string> {
  const imei = sale.imei ?? nextImei();
  await sql`
    insert into contract_devices (borrower_id, contract_id, retailer_id, product_id, imei, brand, status, verified_at, locked_at)
    values (${sale.borrowerId}::uuid, ${sale.contractId}::uuid, ${shop.retailerId}::uuid, ${sale.productId}::uuid, ${imei}::text,
      'Samsung', ${sale.status ?? 'LOCKED'}::text, '2026-11-21T15:00:00Z', '2026-11-21T15:00:00Z')`.execute(db);
  return imei;
}

/** The lines of a contract's entry of origination: account -> cents. */
export async function originationOf({ db }: Database, contractId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; cents: number }>`
    select l.account, l.amount_cents as cents from journal_lines l
    join journal_entries e on e.borrower_id = l.borrower_id and e.id = l.entry_id
    where e.subject_id = ${contractId}::uuid and e.event = 'ORIGINATION'`.execute(db);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}
