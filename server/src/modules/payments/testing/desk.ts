import { cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { by as keyed, givenCustomer, givenSale, paymentsPorts, type Shop } from '../../../testing/shop.ts';
import { listInstallments } from '../amounts/use-cases/list-installments.ts';
import { quotePayoff } from '../payoff/use-cases/quote-payoff.ts';
import { payAmount } from '../receiving/use-cases/pay-amount.ts';
import { payInstallments } from '../receiving/use-cases/pay-installments.ts';
import { undoPayment } from '../undo/use-cases/undo-payment.ts';
import { centsIfAny } from '../../../testing/in-cents.ts';

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
      { by = shop, key, storeId = by.storeId, expectedTotal }: Options & { expectedTotal?: number } = {},
    ) =>
      payInstallments(platform, paymentsPorts, keyed(by, 'POST /pay', key), {
        installmentIds,
        storeId,
        expectedTotal: centsIfAny(expectedTotal),
      }),
    payAmount: (
      contractId: string,
      amount: number,
      { by = shop, key, storeId = by.storeId, expectedRemaining }: Options & { expectedRemaining?: number } = {},
    ) =>
      payAmount(platform, paymentsPorts, keyed(by, 'POST /coordinator/contracts/{id}/payments', key), {
        contractId,
        amount: cents(amount),
        storeId,
        expectedRemaining: centsIfAny(expectedRemaining),
      }),
    payoff: (contractId: string) => quotePayoff(platform, shop.actor, contractId),
    undo: (paymentId: string, { by, key, storeId = by.storeId }: Options & { by: Shop }) =>
      undoPayment(platform, paymentsPorts, keyed(by, 'POST /coordinator/payments/{id}/undo', key), {
        paymentId,
        storeId,
        reason: 'Pago por engano',
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

/** Another person of the shop's staff, who may take payments back. */
export async function givenColleague(platform: Platform, shop: Shop): Promise<Shop> {
  const operatorId = newId();
  await sql`
    insert into operators (retailer_id, id, store_id, name, cpf_hash, cpf_sealed, email, phone, role, password_hash)
    values (${shop.retailerId}::uuid, ${operatorId}::uuid, ${shop.storeId}::uuid, 'GERENTE DE TESTE', ${operatorId}, '',
      ${`${operatorId}@teste.example`}, '', 'manager', '')`.execute(platform.db);
  return { ...shop, actor: { ...shop.actor, operatorId, name: 'GERENTE DE TESTE', role: 'manager' } };
}
