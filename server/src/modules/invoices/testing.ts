import { cents } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { asOperator } from '../../kernel/act/principal.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { testBank } from '../../testing/papers/boleto-bank.ts';
import { givenCustomer, givenSale, paymentsPorts, type Shop } from '../../testing/shop.ts';
import { saveConfiguration } from '../retailers/index.ts';
import { issueNext } from './use-cases/issue-next.ts';
import { receivePayment } from './use-cases/receive-payment.ts';

/** Lets a shop issue boletos. */
export const allowInvoices = (platform: Platform, { retailerId, storeId }: Shop) =>
  saveConfiguration(platform, { retailerId, storeId }, { invoices: { isAllowed: true } });

/** The boleto of a customer's next installment at the shop. */
export const givenBoleto = (platform: Platform, shop: Shop, borrowerId: string, bank = testBank(platform)) =>
  issueNext(platform, bank, asOperator(shop.actor), { borrowerId });

/** The bank says that a boleto was paid, now. */
export const arrive = (
  platform: Platform,
  notice: { nossoNumero: string; value: number; paymentId?: string; paidAt?: Date },
) =>
  receivePayment(platform, paymentsPorts, {
    paymentId: notice.paymentId ?? newId(),
    nossoNumero: notice.nossoNumero,
    value: cents(notice.value),
    paidAt: (notice.paidAt ?? platform.clock.now()).toISOString(),
  });

/** A customer who owes installments of one purchase and its fee, with the boleto of the first. */
export async function givenBilled(platform: Platform, shop: Shop, { count = 3 } = {}) {
  await allowInvoices(platform, shop);
  const borrowerId = await givenCustomer(platform, shop);
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, count });
  const boleto = await givenBoleto(platform, shop, borrowerId);
  return { borrowerId, contractId, boleto, value: boleto.value as number };
}

/** A boleto of a customer that somebody paid with another value, and that payment; ids of both. */
export async function givenWaiting(platform: Platform, shop: Shop, borrowerId: string) {
  await allowInvoices(platform, shop);
  const boleto = await givenBoleto(platform, shop, borrowerId);
  const paymentId = newId();
  await arrive(platform, { nossoNumero: boleto.nossoNumero, value: 1, paymentId });
  const found = await sql<{ id: string }>`
    select id from boleto_payments where payment_ref = ${paymentId}`.execute(platform.db);
  return { boletoId: boleto.id, boletoPaymentId: found.rows[0]?.id ?? '' };
}

export { issueNext } from './use-cases/issue-next.ts';
export { decidePayment } from './use-cases/decide-payment.ts';
