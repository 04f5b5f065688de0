import { formatDate } from '@balcao/contract';
import type { PaymentReceipt, ReceiptBalance, ReceiptPaymentItem } from '../receipts.ts';
import { type Block, detail, divider, gap, pair, text, thickDivider } from './blocks.ts';
import { customerBlocks, footBlocks, headBlocks } from './party-blocks.ts';
import { money } from './wording.ts';

function nameOf(item: ReceiptPaymentItem): string {
  if (item.kind === 'FEE') return 'Taxa de utilização';
  const name = `Parcela ${item.installmentNumber}/${item.installmentCount}`;
  if (item.kind === 'RENEGOTIATION') return `${name} do acordo`;
  return item.isPartial ? `${name} (parte)` : name;
}

/** One thing paid, or to be paid, with what changes its amount. */
export function itemBlocks(item: ReceiptPaymentItem): Block[] {
  const parts: [string, number][] = [
    ['desconto', 0 - item.discountCents],
    ['multa', item.fineCents],
    ['juros de mora', item.lateInterestCents],
    ['juros do contrato', item.contractInterestCents],
    ['IOF complementar', item.lateIofCents ?? 0],
    ['dispensado', 0 - (item.waivedCents ?? 0)],
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
  const paid = items.filter((item) => item.contractNumber === contractNumber);
  const label = paid.some((item) => item.kind === 'RENEGOTIATION') ? 'Acordo' : 'Contrato';
  return [...divider, pair(label, contractNumber, 'body', 'strong'), gap(3), ...paid.flatMap(itemBlocks)];
}

function balanceBlocks(balance: ReceiptBalance): Block[] {
  const { openInstallments: open, bonusCents = 0 } = balance;
  const left = open === 0 ? 'quitado' : open === 1 ? '1 parcela em aberto' : `${open} parcelas em aberto`;
  return [
    pair(balance.isAgreement ? 'Acordo' : 'Contrato', balance.contractNumber),
    detail(left, money(balance.openCents)),
    ...(bonusCents === 0 ? [] : [detail('desconto por pagar em dia, já incluído', money(0 - bonusCents))]),
  ];
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
