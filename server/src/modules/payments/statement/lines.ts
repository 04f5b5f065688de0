import { type Cents, type CivilDate, type Handled, today } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import type { ReceiptDocument } from '../../documents/index.ts';
import { amountDue } from '../amounts/rules/amount-due.ts';
import type { InstallmentRow } from '../tables.ts';

type Statement = Handled<'GET /coordinator/borrowers/{id}/statement'>['answer'];
export type StatementLine = Statement['lines'][number];

/** A receipt as a line: its day, what it is about, and its figure, word for word as it was printed. */
export function lineOf(receipt: ReceiptDocument): StatementLine {
  const { store, authenticationCode, zone } = receipt.document;
  const of = (at: string, on: string, kind: StatementLine['kind'], value: Cents, numbers: readonly string[]) => ({
    on,
    at: new Date(at).toISOString(),
    kind,
    contractNumbers: [...new Set(numbers)],
    storeName: store.name,
    value,
    authenticationCode,
  });
  const dayOf = (at: string) => today(zone, new Date(at));
  switch (receipt.kind) {
    case 'ORIGINATION': {
      const { issuedAt, totalCents, contractNumber } = receipt.document;
      return of(issuedAt, dayOf(issuedAt), 'PURCHASE', totalCents, [contractNumber]);
    }
    case 'PAYMENT': {
      const { paidAt, totalCents, items } = receipt.document;
      return of(
        paidAt,
        dayOf(paidAt),
        'PAYMENT',
        totalCents,
        items.map((item) => item.contractNumber),
      );
    }
    case 'PAYMENT_UNDO': {
      const { undoneAt, undoneOn, totalCents, items } = receipt.document;
      return of(
        undoneAt,
        undoneOn,
        'PAYMENT_UNDO',
        totalCents,
        items.map((item) => item.contractNumber),
      );
    }
    case 'CANCELLATION': {
      const { canceledAt, canceledOn, isWhole, valueCents, contractNumber } = receipt.document;
      return of(canceledAt, canceledOn, isWhole ? 'CANCELLATION' : 'RETURN', valueCents, [contractNumber]);
    }
  }
}

/** Sums of the lines by what they are. */
export function totalsOf(lines: readonly StatementLine[]): Statement['totals'] {
  const sum = (...kinds: StatementLine['kind'][]) =>
    sumCents(lines.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => cents(value)));
  return {
    bought: sum('PURCHASE'),
    paid: sum('PAYMENT'),
    undone: sum('PAYMENT_UNDO'),
    returned: sum('CANCELLATION', 'RETURN'),
  };
}

/** What is open on a day by contract, the one that falls due first at the top. */
export function openContracts(rows: readonly InstallmentRow[], on: CivilDate): Statement['open'] {
  const byContract = new Map<string, InstallmentRow[]>();
  for (const row of rows) byContract.set(row.contractId, [...(byContract.get(row.contractId) ?? []), row]);
  return [...byContract.values()]
    .map((open) => {
      const amounts = open.map((row) => amountDue(row, on));
      const [first] = open;
      return {
        contractId: first?.contractId ?? '',
        contractNumber: first?.contractNumber ?? '',
        openInstallments: open.length,
        overdueInstallments: amounts.filter(({ isOverdue }) => isOverdue).length,
        nextDueDate: open.map(({ dueOn }) => dueOn).toSorted()[0] ?? on,
        due: sumCents(amounts.map(({ dueCents }) => dueCents)),
        isAgreed: open.some(({ renegotiationId }) => renegotiationId !== null),
      };
    })
    .toSorted((one, other) => (one.nextDueDate < other.nextDueDate ? -1 : 1));
}
