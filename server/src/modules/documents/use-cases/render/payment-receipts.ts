import type { Actor } from '../../../../kernel/auth/actor.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { DocumentsPorts } from '../../ports.ts';
import { printKeptReceipts } from './kept-receipts.ts';

/**
 * Receipts of payments as one PDF, a page a payment however many of its entries were asked for. One undone since says
 * so, and the receipt of that follows.
 * @throws Refusal DOCUMENT_NOT_FOUND when any id is unknown or another retailer's: a part would look like the whole.
 */
export async function renderPaymentReceipts(
  { db }: Platform,
  ports: DocumentsPorts,
  actor: Actor,
  input: { ids: readonly string[] },
): Promise<Uint8Array> {
  const asked = [...new Set(input.ids)];
  const payments = await ports.paymentsOf(db, asked);
  if (asked.some((id) => !payments.has(id))) refuse('DOCUMENT_NOT_FOUND');
  const subjectIds = [...new Set(payments.values())];
  return printKeptReceipts(db, ports, { retailerId: actor.retailerId, kind: 'PAYMENT', subjectIds });
}
