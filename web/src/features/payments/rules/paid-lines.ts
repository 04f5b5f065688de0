import { sumReais } from '@balcao/contract/kernel';
import { sorted } from '../../../domain/lists/sorted.ts';
import type { Installment } from '../../../domain/payments/installment.ts';
import { sumDue } from './total.ts';
import { linesTexts } from '../texts.ts';

type Paid = Pick<
  Installment,
  'contractNumber' | 'installmentOrder' | 'numberOfInstallments' | 'paymentDue' | 'discount'
>;

interface PaidLine {
  readonly contractNumber: string;
  /** 'parcela 2 de 6', 'parcelas 2 a 4 de 6'. */
  readonly text: string;
  /** Reais. */
  readonly total: number;
  /** Reais taken off, already out of the total. */
  readonly discount: number;
}

/** Three or more in a row are said by their ends. */
function ordersText(orders: readonly number[]): string {
  const runs: number[][] = [];
  for (const order of orders) {
    const run = runs.at(-1);
    if (run?.at(-1) === order - 1) run.push(order);
    else runs.push([order]);
  }
  const said = runs.flatMap((run) =>
    run.length > 2 ? [linesTexts.run(run[0] ?? 0, run.at(-1) ?? 0)] : run.map(String),
  );
  const last = said.pop() ?? '';
  return linesTexts.list(orders.length === 1, said, last);
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
      discount: sumReais(paid.map(({ discount }) => discount)),
    };
  });
}
