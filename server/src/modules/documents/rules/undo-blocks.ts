import { formatDate, formatDateTime } from '@balcao/contract';
import type { PaymentUndoReceipt } from '../undo-receipt.ts';
import { type Block, centred, divider, gap, pair, text, thickDivider } from './blocks.ts';
import { customerBlocks, footBlocks, headBlocks } from './party-blocks.ts';
import { itemBlocks } from './payment-blocks.ts';
import { money } from './wording.ts';

const HANDED_BACK = {
  STORE_CASH: 'Devolver em dinheiro',
  PIX: 'Devolver por Pix',
  BOLETO: 'Devolver por transferência',
  RETURN_CREDIT: 'Crédito de devolução',
} as const;

/** The receipt of a payment taken back: which one, why, what is handed back and what is owed again. */
export function undoBlocks(receipt: PaymentUndoReceipt): Block[] {
  return [
    ...headBlocks(receipt, 'Estorno de pagamento', receipt.undoneAt),
    ...customerBlocks(receipt),
    ...divider,
    pair('Pagamento de', formatDateTime(receipt.paidAt, receipt.zone)),
    text('Autenticação do comprovante', 'fine'),
    text(receipt.paymentAuthenticationCode, 'strong'),
    gap(4),
    pair('Motivo', receipt.reason),
    ...divider,
    text('Volta a ficar em aberto', 'strong'),
    gap(3),
    ...receipt.items.flatMap(itemBlocks),
    ...thickDivider,
    pair(HANDED_BACK[receipt.method], money(receipt.totalCents), 'strong', 'figure'),
    ...thickDivider,
    ...footBlocks(receipt, receipt.authenticationCode),
  ];
}

/** What stands on top of a payment receipt printed after its payment was undone. */
export function undoneBlocks(undo: PaymentUndoReceipt | undefined): Block[] {
  return undo === undefined ? [] : [centred(`ESTORNADO em ${formatDate(undo.undoneOn)}`, 'title'), ...thickDivider];
}
