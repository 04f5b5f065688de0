import { formatCnpj, formatDate } from '@balcao/contract';
import type { PurchaseReceipt } from '../receipts.ts';
import { type Block, detail, divider, gap, pair, row, text, thickDivider } from './blocks.ts';
import { deviceBlocks } from './credit/credit-blocks.ts';
import { dueCentsOf, iofCentsOf, netCentsOf, roundingCentsOf } from './credit/credit-figures.ts';
import { customerBlocks, footBlocks, headBlocks } from './party-blocks.ts';
import { basisText, installmentsOf, lateText, money, ratesOf } from './wording.ts';

function planBlocks(receipt: PurchaseReceipt): Block[] {
  const [first] = receipt.installments;
  const last = receipt.installments.at(-1);
  if (!first || !last) return [];
  const plan = `${receipt.count}x de ${money(first.amountCents)}`;
  const late = first.lateAmountCents;
  return [
    pair('Parcelamento', plan, 'body', 'strong'),
    ...(last.amountCents === first.amountCents ? [] : [detail('última parcela', money(last.amountCents))]),
    ...(late === undefined ? [] : [detail('paga com atraso', money(late))]),
    pair('Primeira parcela', formatDate(first.dueOn)),
  ];
}

/** The value of the purchase, and what of it was paid at the counter or taken off before it was financed. */
function valueBlocks({ principalCents, downPaymentCents, couponDiscountCents }: PurchaseReceipt): Block[] {
  const value = principalCents + (downPaymentCents ?? 0);
  return [
    pair('Valor da compra', money(value), 'strong'),
    ...(downPaymentCents === undefined ? [] : [pair('Entrada', money(0 - downPaymentCents))]),
    ...(couponDiscountCents === undefined ? [] : [pair('Cupom', money(0 - couponDiscountCents))]),
  ];
}

function costBlocks(receipt: PurchaseReceipt): Block[] {
  const iof = iofCentsOf(receipt);
  const rounding = roundingCentsOf(receipt);
  const interest = receipt.totalCents - receipt.financedCents;
  const rates = ratesOf(receipt);
  return [
    gap(4),
    pair('Juros', money(interest)),
    detail('ao mês', rates.month),
    detail('ao ano', rates.year),
    ...(iof === 0
      ? []
      : [
          gap(4),
          pair('IOF', money(iof)),
          detail('diário', money(receipt.iofDailyCents)),
          detail('adicional', money(receipt.iofAdditionalCents)),
          ...(rounding === 0 ? [] : [pair('Arredondamento', money(rounding))]),
          pair('Valor financiado', money(receipt.financedCents)),
        ]),
    ...(receipt.customerFeeCents === 0
      ? []
      : [gap(4), pair('Taxa de utilização', money(receipt.customerFeeCents)), detail('paga com a 1ª parcela', '')]),
  ];
}

function totalBlocks(receipt: PurchaseReceipt): Block[] {
  const { customerFeeCents, downPaymentCents = 0 } = receipt;
  const { cetMonth, cetYear } = ratesOf(receipt);
  return [
    ...thickDivider,
    pair('Total a pagar', money(dueCentsOf(receipt)), 'strong', 'figure'),
    ...(customerFeeCents === 0 ? [] : [detail('com taxa de utilização de', money(customerFeeCents))]),
    // Both totals of the other papers count the down payment.
    ...(downPaymentCents === 0 ? [] : [pair('Com a entrada', money(dueCentsOf(receipt) + downPaymentCents))]),
    pair('Total sem financiamento', money(netCentsOf(receipt) + downPaymentCents)),
    pair('CET', cetYear, 'strong'),
    pair('', cetMonth, 'strong'),
    ...thickDivider,
  ];
}

function dueBlocks(receipt: PurchaseReceipt): Block[] {
  return [
    text(installmentsOf(receipt.count, receipt.dueDateRule), 'strong'),
    gap(2),
    row(['Parcela', 'Vencimento', 'Valor'], 'fine'),
    ...receipt.installments.map(({ number, dueOn, amountCents }) =>
      row([`${number}/${receipt.count}`, formatDate(dueOn), money(amountCents)]),
    ),
    gap(2),
    pair('Soma das parcelas', money(receipt.totalCents), 'strong'),
  ];
}

const instruments = { CCB: 'Cédula de Crédito Bancário', SALE_CONTRACT: 'Contrato de venda a prazo' } as const;

function rightsBlocks(receipt: PurchaseReceipt): Block[] {
  const { instrument } = receipt;
  return [
    ...divider,
    text('Atraso', 'strong'),
    // Clauses that limit the customer's rights stand out (CDC art. 54 § 4).
    text(lateText(receipt), 'strong'),
    text('Vencimento em dia sem banco: pague no dia útil seguinte sem acréscimo.'),
    gap(6),
    text('Pagamento antecipado', 'strong'),
    text(
      'Antecipe parcelas ou quite tudo quando quiser, com desconto proporcional dos juros e sem custo (CDC, art. 52, § 2º).',
    ),
    gap(6),
    text('Devolução', 'strong'),
    text('Se a compra for desfeita, este crédito também é (CDC, art. 54-F).'),
    ...divider,
    ...(instrument === undefined ? [] : [text(`${instruments[instrument]}.`)]),
    text(
      `Crédito concedido por ${receipt.lenderName}, CNPJ ${formatCnpj(receipt.lenderCnpj)}. Sistema de amortização: Tabela Price.${basisText(receipt)}`,
    ),
  ];
}

/** The receipt of a purchase in the order and words of the cupom on the screen. */
export function purchaseBlocks(receipt: PurchaseReceipt): Block[] {
  return [
    ...headBlocks(receipt, 'Comprovante de compra', receipt.issuedAt),
    pair('Contrato', receipt.contractNumber, 'body', 'strong'),
    ...customerBlocks(receipt),
    ...divider,
    ...(receipt.device === undefined ? [] : [...deviceBlocks(receipt), gap(4)]),
    ...valueBlocks(receipt),
    ...planBlocks(receipt),
    ...costBlocks(receipt),
    ...totalBlocks(receipt),
    ...dueBlocks(receipt),
    ...rightsBlocks(receipt),
    ...footBlocks(receipt, receipt.authenticationCode),
  ];
}
