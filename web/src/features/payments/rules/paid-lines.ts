import { sorted } from '../../../domain/lists/sorted.ts';
import type { Installment } from '../../../domain/payments/installment.ts';
import { sumDue } from './total.ts';
import { linesTexts } from '../texts.ts';

type Paid = Pick<Installment, 'contractNumber' | 'installmentOrder' | 'numberOfInstallments' | 'paymentDue'>;

interface PaidLine {
  readonly contractNumber: string;
  /** 'parcela 2 de 6', 'parcelas 2 a 4 de 6'. */
  readonly text: string;
  /** Reais. */
  readonly total: number;
}

function ordersText(orders: readonly number[]): string {
  const first = orders[0] ?? 0;
  const last = orders.at(-1) ?? 0;
  if (orders.length === 1) return linesTexts.one(first);
  const isRun = last - first === orders.length - 1;
  if (orders.length > 2 && isRun) return linesTexts.run(first, last);
  return linesTexts.list(orders.slice(0, -1), last);
}

/** One line for each contract: what is paid of it, said short enough to be read aloud. */
export function paidLines(selected: readonly Paid[]): readonly PaidLine[] {
  const numbers = [...new Set(selected.map((one) => one.contractNumber))];
  return numbers.map((contractNumber) => {
    const paid = selected.filter((one) => one.contractNumber === contractNumber);
    const orders = sorted(
      paid.map((one) => one.installmentOrder),
      (a, b) => a - b,
    );
    return {
      contractNumber,
      text: linesTexts.ofAll(ordersText(orders), paid[0]?.numberOfInstallments ?? 0),
      total: sumDue(paid),
    };
  });
}
