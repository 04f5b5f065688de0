import type { PolicyInput } from '@balcao/contract';
import { sql } from '../kernel/db/sql.ts';
import type { Platform } from '../kernel/platform.ts';
import { testPolicy } from '../modules/contracts/testing.ts';
import { givenPolicyDocument } from '../modules/policies/testing.ts';
import { nextImei } from '../modules/smartphone-sale/testing.ts';
import type { Shop } from './shop.ts';

type Database = Pick<Platform, 'db'>;

/** A pricing policy of the shop's retailer, in force since long ago unless said otherwise. Returns its id. */
export async function givenPolicy(
  { db }: Database,
  shop: Shop,
  row: { sourceProduct?: string; storeId?: string; validFrom?: string; validUntil?: string },
  over: Partial<PolicyInput<'pricing'>> = {},
): Promise<string> {
  const { sourceProduct, ...place } = row;
  const document = { ...testPolicy, ...over };
  return givenPolicyDocument(db, {
    kind: 'pricing',
    variant: sourceProduct,
    retailerId: shop.retailerId,
    ...place,
    document,
  });
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

/** The lines of the entries of an event about a contract, a payment or a return: account -> cents. */
export async function entryOf({ db }: Database, event: string, subjectId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; cents: number }>`
    select l.account, l.amount_cents as cents from journal_lines l
    join journal_entries e on e.borrower_id = l.borrower_id and e.id = l.entry_id
    where e.subject_id = ${subjectId}::uuid and e.event = ${event}::text`.execute(db);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

export const originationOf = (at: Database, contractId: string) => entryOf(at, 'ORIGINATION', contractId);
