import type { Handled } from '@balcao/contract';
import { askerOf, type Customer } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import {
  type DocumentsPorts,
  type InstrumentPorts,
  type PaperSigner,
  renderAwarenessTerms,
  renderInstrument,
  renderPayoff,
  renderPurchaseReceipt,
} from '../../documents/index.ts';
import { atSeller, ownSale } from '../seller.ts';

type Ask = Handled<'GET /portal/purchases/{id}/papers/{paper}/render'>['params'];

/** A paper of an own purchase as PDF, as the store that sold would print it. @throws Refusal CONTRACT_NOT_FOUND, and of each paper its own. */
export async function renderOwnPaper(
  platform: Platform,
  ports: DocumentsPorts & InstrumentPorts,
  signer: PaperSigner,
  by: Customer,
  { id: contractId, paper }: Ask,
): Promise<Uint8Array> {
  const sale = (await ownSale(platform, by, contractId)) ?? refuse('CONTRACT_NOT_FOUND');
  return atSeller(platform, by, sale, (at) => {
    const asker = askerOf(at);
    const { storeId } = sale;
    switch (paper) {
      case 'RECEIPT':
        return renderPurchaseReceipt(platform, ports, asker, { contractId, format: 'A4' });
      case 'INSTRUMENT':
        return renderInstrument(platform, ports, signer, asker, { contractId });
      case 'AWARENESS_TERMS':
        return renderAwarenessTerms(platform, ports, asker, { contractId });
      case 'PAYOFF':
        return renderPayoff(platform, ports, asker, { contractId, storeId, format: 'A4' });
    }
  });
}
