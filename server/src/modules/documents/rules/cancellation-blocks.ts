import { formatDate } from '@balcao/contract';
import type { CancellationReceipt } from '../cancellation-receipt.ts';
import { type Block, centred, detail, divider, gap, pair, row, text, thickDivider } from './blocks.ts';
import { customerBlocks, footBlocks, headBlocks } from './party-blocks.ts';
import { money } from './wording.ts';

/** 'Cancelamento de compra' when nothing is left, 'Devolução' when something is. */
export const cancellationTitle = ({ isWhole }: Pick<CancellationReceipt, 'isWhole'>): string =>
  isWhole ? 'Cancelamento de compra' : 'Devolução';

const line = (label: string, cents: number): Block[] => (cents === 0 ? [] : [pair(label, money(cents))]);

function valueBlocks(receipt: CancellationReceipt): Block[] {
  const left = receipt.principalCents - receipt.returnedBeforeCents - receipt.valueCents;
  return [
    ...divider,
    pair('Valor da compra', money(receipt.principalCents)),
    ...line('Já devolvido antes', receipt.returnedBeforeCents),
    pair('Valor devolvido', money(receipt.valueCents), 'strong'),
    ...line('Resta da compra', left),
    gap(4),
    pair('Motivo', receipt.reason),
    ...(receipt.approverName === undefined ? [] : [pair('Autorizado por', receipt.approverName)]),
    gap(4),
    pair('Parcelas canceladas', money(receipt.releasedCents)),
    ...line('IOF estornado', receipt.iofGivenBackCents),
    ...line('Limite devolvido', receipt.limitCents),
    ...(receipt.isCouponGivenBack ? [text('O cupom desta compra volta a valer até a sua data de validade.')] : []),
  ];
}

function refundBlocks(receipt: CancellationReceipt): Block[] {
  const { refundCents, feeRefundCents, downPaymentCents, setOffCents, correction } = receipt;
  return [
    ...thickDivider,
    pair('Devolver ao cliente', money(refundCents), 'strong', 'figure'),
    ...(setOffCents === undefined ? [] : [pair('Abatido de parcelas', money(setOffCents))]),
    ...correctionBlocks(correction),
    ...(feeRefundCents === 0 ? [] : [detail('taxa de utilização', money(feeRefundCents))]),
    ...(downPaymentCents === 0 ? [] : [pair('Entrada, à parte', money(downPaymentCents))]),
    ...(correction?.downPaymentCents ? [detail('correção da entrada', money(correction.downPaymentCents))] : []),
    ...thickDivider,
  ];
}

/** Its own line also where prices fell and it is nothing. */
function correctionBlocks(correction: CancellationReceipt['correction']): Block[] {
  if (correction === undefined) return [];
  const { index, amountCents, lastMonth } = correction;
  return [
    detail(`correção monetária (${index})`, money(amountCents)),
    ...(lastMonth === null ? [] : [text(`Índice até ${monthText(lastMonth)}; depois, o desse mês.`, 'fine')]),
  ];
}

/** '2026-10' -> '10/2026' */
const monthText = (month: string): string => month.split('-').toReversed().join('/');

function agreementBlocks({ agreement }: CancellationReceipt): Block[] {
  if (!agreement) return [];
  const { number, count, payments } = agreement;
  if (payments.length === 0) return [text(`O acordo ${number} foi encerrado: não resta nada a pagar dele.`, 'strong')];
  return [
    text(`O acordo ${number} continua, com novos valores`, 'strong'),
    gap(2),
    row(['Parcela', 'Vencimento', 'Valor'], 'fine'),
    ...payments.map((one) => row([`${one.number}/${count}`, formatDate(one.dueOn), money(one.amountCents)])),
  ];
}

function leftBlocks({ installments, count, isWhole, agreement }: CancellationReceipt): Block[] {
  if (agreement && !isWhole) return [];
  if (isWhole || installments.length === 0) return [text('Não resta nada a pagar deste contrato.', 'strong')];
  return [
    text('Parcelas que continuam', 'strong'),
    gap(2),
    row(['Parcela', 'Vencimento', 'Valor'], 'fine'),
    ...installments.map(({ number, dueOn, amountCents }) =>
      row([`${number}/${count}`, formatDate(dueOn), money(amountCents)]),
    ),
    ...(installments.some(({ isOverdue }) => isOverdue)
      ? [gap(2), text('As parcelas vencidas têm ainda encargos de atraso, contados até o dia do pagamento.')]
      : []),
  ];
}

/** The receipt of a cancellation or return: what was taken back, what is handed back, what stays to be paid. */
export function cancellationBlocks(receipt: CancellationReceipt): Block[] {
  return [
    ...headBlocks(receipt, cancellationTitle(receipt), receipt.canceledAt),
    pair('Contrato', receipt.contractNumber, 'body', 'strong'),
    ...customerBlocks(receipt),
    ...valueBlocks(receipt),
    ...refundBlocks(receipt),
    ...leftBlocks(receipt),
    ...agreementBlocks(receipt),
    ...footBlocks(receipt, receipt.authenticationCode),
  ];
}

/** What stands on top of a purchase receipt printed after its purchase was undone, in whole or in part. */
export function stampBlocks(cancellations: readonly CancellationReceipt[]): Block[] {
  const whole = cancellations.find(({ isWhole }) => isWhole);
  if (cancellations.length === 0) return [];
  const words = whole ? `CANCELADO em ${formatDate(whole.canceledOn)}` : 'DEVOLUÇÃO PARCIAL';
  return [centred(words, 'title'), ...thickDivider];
}
