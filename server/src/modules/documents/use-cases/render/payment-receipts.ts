import type { Actor } from '../../../../kernel/auth/actor.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { DocumentsPorts } from '../../ports.ts';
import { printReceipts, type ReceiptFormat } from '../../print.ts';
import type { ReceiptDocument } from '../../receipts.ts';
import { type Sheet, sheetsOf } from '../../rules/sheets.ts';
import { keptReceipts } from './kept-receipts.ts';

/**
 * Receipts of payments as one PDF, a page a payment however many of its entries were asked for. One undone since says
 * so, and the receipt of that follows.
 * @throws Refusal DOCUMENT_NOT_FOUND when any id is unknown or another retailer's: a part would look like the whole.
 */
export async function renderPaymentReceipts(
  platform: Platform,
  ports: DocumentsPorts,
  actor: Actor,
  input: { ids: readonly string[]; format?: ReceiptFormat },
): Promise<Uint8Array> {
  return printReceipts(await paymentReceipts(platform, ports, actor, input), input.format);
}

/** The same by their parts. @throws Refusal as {@link renderPaymentReceipts}. */
export async function showPaymentReceipts(
  platform: Platform,
  ports: DocumentsPorts,
  actor: Actor,
  input: { ids: readonly string[] },
): Promise<Sheet[]> {
  return sheetsOf(await paymentReceipts(platform, ports, actor, input));
}

async function paymentReceipts(
  { db }: Platform,
  ports: DocumentsPorts,
  actor: Actor,
  input: { ids: readonly string[] },
): Promise<ReceiptDocument[]> {
  const asked = [...new Set(input.ids)];
  const payments = await ports.paymentsOf(db, asked);
  if (asked.some((id) => !payments.has(id))) refuse('DOCUMENT_NOT_FOUND');
  const subjectIds = [...new Set(payments.values())];
  return keptReceipts(db, ports, { retailerId: actor.retailerId, kind: 'PAYMENT', subjectIds });
}
