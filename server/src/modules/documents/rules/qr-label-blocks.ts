import { type Cents, formatDateTime } from '@balcao/contract';
import { type Block, centred, divider, gap, pair, thickDivider } from './blocks.ts';
import { money } from './wording.ts';

/** What goes with the goods of a purchase by QR code: the value, and what the till takes of it. Nothing of the customer. */
export interface QrLabel {
  retailerName: string;
  storeName: string;
  zone: string;
  contractNumber: string;
  soldAt: string;
  valueCents: Cents;
  creditCents: Cents;
  /** Paid at the till. */
  restCents: Cents;
}

export function qrLabelBlocks(label: QrLabel): Block[] {
  const parts = [
    pair('No crediário', money(label.creditCents)),
    pair('A receber no caixa', money(label.restCents), 'strong'),
  ];
  return [
    centred(label.retailerName, 'name'),
    centred(label.storeName, 'body'),
    ...divider,
    centred('Compra por QR Code', 'strong'),
    gap(4),
    centred(money(label.valueCents), 'figure'),
    ...thickDivider,
    ...(label.restCents > 0 ? [...parts, ...divider] : []),
    pair('Contrato', label.contractNumber),
    pair('Data', formatDateTime(label.soldAt, label.zone)),
  ];
}
