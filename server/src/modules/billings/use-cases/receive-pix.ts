import type { Handled, PixOutcome } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { endOfDay } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { debtorFact } from '../../retailers/index.ts';
import { ownerOf, readBilling, receiptsFact } from '../facts.ts';
import { nossoNumeroOfTxid, txidOf } from '../rules/pix-txid.ts';
import { receiveNotice } from './receive-notice.ts';

type Call = Handled<'POST /webhooks/pix'>;
type Shown = Handled<'GET /inbox/pix-charges/{txid}'>['answer'];

/** As banks and telephones are told it. */
const outcomeOf = (outcome: string): PixOutcome => (outcome === 'PAID' ? 'SETTLED' : 'WAITING');

/** Takes the bank's notice of a Pix for a billing as it takes one of its boleto, once an endToEndId; null when it is for none. */
export async function receiveBillingPix(platform: Platform, notice: Call['body']): Promise<Call['answer'] | null> {
  const nossoNumero = nossoNumeroOfTxid(notice.txid);
  if (nossoNumero === undefined) return null;
  const { endToEndId, value, paidAt } = notice;
  const received = await receiveNotice(
    platform,
    { paymentId: endToEndId, nossoNumero, value, paidAt },
    { isPix: true },
  );
  return received && { endToEndId, outcome: outcomeOf(received.outcome) };
}

/** The Pix of a billing at the retailer's bank; null when the txid is of none. */
export async function showInboxPix({ db, clock }: Platform, txid: string): Promise<Shown | null> {
  const nossoNumero = nossoNumeroOfTxid(txid);
  const owner = nossoNumero === undefined ? undefined : await ownerOf(db, nossoNumero);
  if (!owner) return null;
  const { retailerId, billingId, number } = owner;
  const { billing, invoices } = await readBilling(db, retailerId, billingId);
  const invoice = invoices.find((one) => one.number === number);
  if (!invoice || invoice.pixTxid === null || invoice.pixCents === null) return null;
  const found = await rowOf(
    db,
    select({ debtor: debtorFact(retailerId), receipts: receiptsFact(retailerId, billingId) }),
  );
  const expires = endOfDay(found?.debtor?.zone ?? 'America/Manaus', invoice.dueOn);
  // Another code was asked for since, or money came: this one asks for too much.
  const isOver = !txidOf(invoice.nossoNumero, billing.version).startsWith(txid) || !invoice.pixTxid.startsWith(txid);
  const waiting = isOver ? 'CANCELED' : 'ACTIVE';
  return {
    txid: invoice.pixTxid,
    value: invoice.pixCents,
    expiresAt: expires.toISOString(),
    status: billing.status === 'paid' ? 'SETTLED' : clock.now() < expires ? waiting : 'EXPIRED',
    receipts: (found?.receipts ?? []).map((receipt) => ({
      id: receipt.id,
      value: receipt.valueCents,
      outcome: outcomeOf(receipt.outcome),
      appliedValue: cents(receipt.valueCents - receipt.waitingCents),
      unappliedValue: receipt.waitingCents,
    })),
  };
}
