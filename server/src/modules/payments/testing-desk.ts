import { sql } from 'kysely';
import { Refusal } from '../../kernel/refusal.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimOf, givenCustomer, givenSale, paymentsPorts, type Shop } from '../../testing/shop.ts';
import { listInstallments } from './use-cases/list-installments.ts';
import { payAmount } from './use-cases/pay-amount.ts';
import { payInstallments } from './use-cases/pay-installments.ts';

/** 'done', or the code of the refusal; any other failure as it is. */
export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

export interface Options {
  by?: Shop;
  key?: string;
  storeId?: string;
}

/** What a cashier of the shop does with payments, as tests say it. */
export function deskOf(platform: Platform, shop: Shop) {
  return {
    open: async (borrowerId: string) => {
      const ask = { borrowerId, status: 'OPEN' as const };
      return (await listInstallments(platform, shop.actor, ask)).installments;
    },
    pay: (
      installmentIds: readonly string[],
      { by = shop, key, storeId = by.storeId, ...ask }: Options & { expectedTotal?: number } = {},
    ) =>
      payInstallments(platform, paymentsPorts, by.actor, claimOf(by, 'POST /pay', key), {
        installmentIds,
        storeId,
        ...ask,
      }),
    payAmount: (
      contractId: string,
      amount: number,
      { by = shop, key, storeId = by.storeId, ...ask }: Options & { expectedRemaining?: number } = {},
    ) =>
      payAmount(platform, paymentsPorts, by.actor, claimOf(by, 'POST /coordinator/contracts/{id}/payments', key), {
        contractId,
        amount: amount as never,
        storeId,
        ...(ask as { expectedRemaining?: never }),
      }),
    usedCents: async (borrowerId: string) => {
      const used = await sql<{ used: number }>`
        select used_cents as used from credit_limits where borrower_id = ${borrowerId}::uuid`.execute(platform.db);
      return used.rows[0]?.used;
    },
  };
}

/** A customer with one sale of 600 reais in so many installments; ids by number. */
export async function givenInstallments(platform: Platform, shop: Shop, count = 6) {
  const borrowerId = await givenCustomer(platform, shop);
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, count });
  const rows = await deskOf(platform, shop).open(borrowerId);
  return { borrowerId, contractId, rows, ids: rows.map((row) => row.id) };
}
