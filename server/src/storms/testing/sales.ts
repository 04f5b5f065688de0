import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { payInstallments } from '../../modules/payments/index.ts';
import { accept, by, givenCustomer, paymentsPorts } from '../../testing/shop.ts';
import { givenVerifiedOffers } from './offers.ts';
import type { Storm } from './storm.ts';

export interface Sold {
  borrowerId: string;
  /** Installments of each contract, lowest number first. */
  contracts: string[][];
}

/** A new customer with accepted sales of `count` installments each. */
export async function givenSales(
  { platform, shop }: Pick<Storm, 'platform' | 'shop'>,
  number: number,
  count: number,
): Promise<Sold> {
  const borrowerId = await givenCustomer(platform, shop, { limitCents: number * 10_000 });
  const offers = await givenVerifiedOffers(platform, [shop], borrowerId, { number, cents: 10_000, count });
  for (const { proposalId } of offers) await accept(platform, shop, proposalId);
  const found = await sql<{ ids: string[] }>`
    select array_agg(id::text order by number) as ids from installments where borrower_id = ${borrowerId}::uuid
    group by contract_id`.execute(platform.db);
  return { borrowerId, contracts: found.rows.map(({ ids }) => ids) };
}

/** Receives installments at the storm's shop, under a fresh key unless one is given. */
export function pay({ platform, shop }: Storm, installmentIds: readonly string[], key: string = newId()) {
  const cashier = by(shop, 'POST /coordinator/contracts/installments/pay-multiple', key);
  return payInstallments(platform, paymentsPorts, cashier, { installmentIds, storeId: shop.storeId });
}
