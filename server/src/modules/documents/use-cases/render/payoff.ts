import type { Asker } from '../../../../kernel/auth/actor.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import type { DocumentsPorts } from '../../ports.ts';
import { printReceipts, type ReceiptFormat } from '../../print.ts';
import { type Sheet, sheetsOf } from '../../rules/sheets.ts';

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

/** The same by its parts. @throws Refusal as {@link renderPayoff}. */
export async function showPayoff(
  platform: Platform,
  ports: DocumentsPorts,
  asker: Asker,
  ask: { contractId: string; storeId: string },
): Promise<Sheet[]> {
  return sheetsOf([{ kind: 'PAYOFF', document: await ports.payoffOf(platform, asker, ask) }]);
}
