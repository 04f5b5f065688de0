import { printRoll } from '../../print.ts';
import { type QrLabel, qrLabelBlocks } from '../../rules/qr-label-blocks.ts';

/** The label of a purchase by QR code for an 80 mm roll; the same purchase always gives the same bytes. */
export const renderQrLabel = (label: QrLabel): Promise<Uint8Array> =>
  printRoll({
    title: `Compra por QR Code ${label.contractNumber}`,
    at: label.soldAt,
    blocks: qrLabelBlocks(label),
  });
