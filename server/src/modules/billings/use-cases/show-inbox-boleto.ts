import type { Handled } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { ownerOf, readBilling, receiptsFact } from '../facts.ts';
import { owedOf } from '../rules/settle.ts';

type Shown = Handled<'GET /inbox/boletos/{nossoNumero}'>['answer'];

/** A boleto of a billing at the retailer's bank, with what is left of it; null when the number is of none. */
export async function showInboxBoleto({ db }: Platform, nossoNumero: string): Promise<Shown | null> {
  const owner = await ownerOf(db, nossoNumero);
  if (!owner) return null;
  const { retailerId, billingId, number } = owner;
  const { billing, invoices } = await readBilling(db, retailerId, billingId);
  const invoice = invoices.find((one) => one.number === number);
  if (!invoice) return null;
  const { receipts = [] } = (await rowOf(db, select({ receipts: receiptsFact(retailerId, billingId) }))) ?? {};
  const left = sumCents(Object.values(owedOf(billing, invoice)));
  return {
    nossoNumero,
    value: invoice.valueCents,
    valueToday: left > 0 ? left : invoice.valueCents,
    dueDate: invoice.dueOn,
    status: invoice.status,
    payments: receipts.map(({ id, valueCents, outcome }) => ({ id, value: valueCents, outcome })),
  };
}
