import type { Asker } from '../../../../kernel/auth/actor.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import type { DocumentsPorts } from '../../ports.ts';
import { printReceipts, type ReceiptFormat } from '../../print.ts';

/**
 * What pays a contract off today, as a PDF that names a store of the retailer.
 * @throws Refusal of the quote: CONTRACT_NOT_FOUND, NOTHING_TO_PAY, INSTALLMENT_IN_RENEGOTIATION, STORE_NOT_FOUND,
 * DEACTIVATED_STORE.
 */
export async function renderPayoff(
  platform: Platform,
  ports: DocumentsPorts,
  asker: Asker,
  { format, ...ask }: { contractId: string; storeId: string; format?: ReceiptFormat },
): Promise<Uint8Array> {
  return printReceipts([{ kind: 'PAYOFF', document: await ports.payoffOf(platform, asker, ask) }], format);
}
