import type { DeviceConsent } from '../device-consent.ts';
import type { PayoffNotice } from '../payoff-notice.ts';
import type { ReceiptDocument } from '../receipts.ts';
import type { Block } from './blocks.ts';
import { cancellationBlocks, cancellationTitle, stampBlocks } from './cancellation-blocks.ts';
import { deviceConsentBlocks } from './device-consent-blocks.ts';
import { paymentBlocks } from './payment-blocks.ts';
import { payoffBlocks } from './payoff-blocks.ts';
import { purchaseBlocks } from './purchase-blocks.ts';
import { undoBlocks, undoneBlocks } from './undo-blocks.ts';

/** Receipts that are kept, and notices that are not. */
export type Printable =
  | ReceiptDocument
  | { kind: 'PAYOFF'; document: PayoffNotice }
  | { kind: 'DEVICE_CONSENT'; document: DeviceConsent };

export interface Sheet {
  /** Name of the file that begins with it. */
  title: string;
  /** Instant it tells of. */
  at: string;
  blocks: Block[];
}

/** What a receipt reads as beside others: what was undone since says so on top. */
function sheetOf(one: Printable, beside: readonly Printable[]): Sheet {
  switch (one.kind) {
    case 'ORIGINATION': {
      const { document } = one;
      const cancellations = beside.flatMap((other) => (other.kind === 'CANCELLATION' ? [other.document] : []));
      const blocks = [...stampBlocks(cancellations), ...purchaseBlocks(document)];
      return { title: `Comprovante de compra ${document.contractNumber}`, at: document.issuedAt, blocks };
    }
    case 'PAYMENT': {
      const { document } = one;
      const undos = beside.flatMap((other) => (other.kind === 'PAYMENT_UNDO' ? [other.document] : []));
      const undo = undos.find(
        ({ paymentAuthenticationCode }) => paymentAuthenticationCode === document.authenticationCode,
      );
      const blocks = [...undoneBlocks(undo), ...paymentBlocks(document)];
      return { title: 'Comprovante de pagamento', at: document.paidAt, blocks };
    }
    case 'PAYMENT_UNDO':
      return { title: 'Estorno de pagamento', at: one.document.undoneAt, blocks: undoBlocks(one.document) };
    case 'CANCELLATION': {
      const { document } = one;
      const title = `${cancellationTitle(document)} ${document.contractNumber}`;
      return { title, at: document.canceledAt, blocks: cancellationBlocks(document) };
    }
    case 'DEVICE_CONSENT': {
      const { document } = one;
      const title = `Termo do bloqueio ${document.contractNumber}`;
      return { title, at: document.issuedAt, blocks: deviceConsentBlocks(document) };
    }
    case 'PAYOFF': {
      const { document } = one;
      return { title: `Quitação ${document.contractNumber}`, at: document.issuedAt, blocks: payoffBlocks(document) };
    }
  }
}

/** Receipts beside each other, each as it reads there. */
export const sheetsOf = (receipts: readonly Printable[]): Sheet[] =>
  receipts.map((receipt) => sheetOf(receipt, receipts));
