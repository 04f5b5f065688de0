import { formatDate } from '@balcao/contract';
import type { PaymentReceipt, ReceiptBalance, ReceiptPaymentItem } from '../receipts.ts';
import { type Block, detail, divider, gap, pair, text, thickDivider } from './blocks.ts';
import { customerBlocks, footBlocks, headBlocks } from './party-blocks.ts';
import { money } from './wording.ts';

function nameOf(item: ReceiptPaymentItem): string {
  if (item.kind === 'FEE') return 'Taxa de utilização';
  const name = `Parcela ${item.installmentNumber}/${item.installmentCount}`;
  return item.isPartial ? `${name} (parte)` : name;
}

function itemBlocks(item: ReceiptPaymentItem): Block[] {
  const parts: [string, number][] = [
    ['desconto', -item.discountCents],
    ['multa', item.fineCents],
    ['juros de mora', item.lateInterestCents],
    ['juros do contrato', item.contractInterestCents],
  ];
  const changes = parts.filter(([, cents]) => cents !== 0);
  return [
    pair(nameOf(item), money(item.paidCents), 'strong'),
    ...(item.dueOn === null ? [] : [detail('vencimento', formatDate(item.dueOn))]),
    ...(changes.length === 0 ? [] : [detail('valor', money(item.faceCents))]),
    ...changes.map(([label, cents]) => detail(label, money(cents))),
    gap(3),
  ];
}

function contractBlocks(contractNumber: string, items: readonly ReceiptPaymentItem[]): Block[] {
  return [
    ...divider,
    pair('Contrato', contractNumber, 'body', 'strong'),
    gap(3),
    ...items.filter((item) => item.contractNumber === contractNumber).flatMap(itemBlocks),
  ];
}

function balanceBlocks(balance: ReceiptBalance): Block[] {
  const { openInstallments: open } = balance;
  const left = open === 0 ? 'quitado' : open === 1 ? '1 parcela em aberto' : `${open} parcelas em aberto`;
  return [pair('Contrato', balance.contractNumber), detail(left, money(balance.openCents))];
}

/** The receipt of a payment: what was paid of each contract, the total, and what is left. */
export function paymentBlocks(receipt: PaymentReceipt): Block[] {
  const numbers = [...new Set(receipt.items.map((item) => item.contractNumber))];
  return [
    ...headBlocks(receipt, 'Comprovante de pagamento', receipt.paidAt),
    ...customerBlocks(receipt),
    ...numbers.flatMap((number) => contractBlocks(number, receipt.items)),
    ...thickDivider,
    pair('Total pago', money(receipt.totalCents), 'strong', 'figure'),
    ...thickDivider,
    text('Saldo', 'strong'),
    ...receipt.balances.flatMap(balanceBlocks),
    ...footBlocks(receipt, receipt.authenticationCode),
  ];
}
