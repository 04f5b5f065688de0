import { type Cents, type Handled, routes } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type IsGenuine, openSigned } from '../../../kernel/signature.ts';
import { installmentsFact, type PaymentsPorts } from '../../payments/index.ts';
import { storeFact } from '../../retailers/index.ts';
import { boletoFact, ofNumber, paymentsWhere } from '../facts.ts';
import type { BoletoBankPorts, InvoicesPorts } from '../ports.ts';
import { askedOn } from '../rules/bill.ts';
import { receiveAny } from './receive-payment.ts';

type Shown = Handled<'GET /inbox/boletos/{nossoNumero}'>['answer'];
type Paid = Handled<'POST /inbox/boletos/{nossoNumero}/pay'>['answer'];

/**
 * A boleto at the customer's bank, with what it asks for today.
 * @throws Refusal NOT_FOUND unless the embedded bank is on, BOLETO_NOT_FOUND
 */
export async function showInboxBoleto(
  platform: Platform,
  { others }: InvoicesPorts,
  bank: BoletoBankPorts,
  nossoNumero: string,
): Promise<Shown> {
  if (!bank.customerPays) refuse('NOT_FOUND');
  const other = await others.show(platform, nossoNumero);
  if (other) return other;
  const { boleto, valueToday, payments } = await findBoleto(platform, nossoNumero);
  return {
    nossoNumero,
    value: boleto.amountCents,
    valueToday,
    dueDate: boleto.dueOn,
    status: boleto.status,
    payments: payments.map(({ id, valueCents, outcome }) => ({ id, value: valueCents, outcome })),
  };
}

/**
 * The customer pays at the embedded bank: it signs its notice, which is checked, read and received as the webhook does.
 * @throws Refusal NOT_FOUND unless the embedded bank is on, BOLETO_NOT_FOUND
 */
export async function payInInbox(
  platform: Platform,
  ports: PaymentsPorts & InvoicesPorts,
  { bank, isGenuine }: { bank: BoletoBankPorts; isGenuine: IsGenuine },
  ask: { nossoNumero: string; valueCents: Cents | undefined },
): Promise<Paid> {
  if (!bank.customerPays) refuse('NOT_FOUND');
  const { nossoNumero } = ask;
  const { valueToday } = await showInboxBoleto(platform, ports, bank, nossoNumero);
  const notice = bank.customerPays({ nossoNumero, valueCents: ask.valueCents ?? valueToday });
  return receiveAny(platform, ports, routes['POST /webhooks/boletos'].body.parse(openSigned(notice, isGenuine)));
}

async function findBoleto({ db, clock }: { db: Db; clock: Platform['clock'] }, nossoNumero: string) {
  const shape = {
    boleto: boletoFact,
    store: storeFact(sql.ref('b.retailer_id'), sql.ref('b.store_id')),
    payments: paymentsWhere(sql`bp.boleto_id = b.id order by bp.received_at`),
    installments: installmentsFact(sql`i.borrower_id = b.borrower_id and i.id = b.installment_id`),
  };
  const found = await rowOf(db, select(shape, sql`from ${ofNumber(nossoNumero)}`));
  if (!found?.boleto || !found.store) refuse('BOLETO_NOT_FOUND');
  const { boleto, store, payments, installments } = found;
  const on = dayIn(store.zone, clock.now());
  return { boleto, payments, valueToday: askedOn(boleto, on, installments[0]?.localHolidays ?? []) };
}
