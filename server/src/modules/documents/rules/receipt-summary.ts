import { type Handled, today } from '@balcao/contract';
import type { CancellationReceipt } from '../cancellation-receipt.ts';
import type { ReceiptDocument } from '../receipts.ts';

export type CheckedReceipt = Handled<'GET /receipts/{authenticationCode}'>['answer'];

/** What was undone since: the day of a payment's undoing or of a whole cancellation, and whether a part was returned. */
export interface UndoneSince {
  undoneOn: string | null;
  isPartlyReturned: boolean;
}

const PARTICLES = new Set(['da', 'de', 'do', 'das', 'dos', 'e']);

/** First name and initials: 'Maria do Socorro Pinto' -> 'Maria S. P.'; who holds the paper knows the rest. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const counted = others.filter((word) => !PARTICLES.has(word.toLowerCase()));
  return [first, ...counted.map((word) => `${/^./u.exec(word)?.[0].toUpperCase() ?? ''}.`)].join(' ');
}

type Facts = Pick<CheckedReceipt, 'kind' | 'issuedOn' | 'value'>;

function factsOf(receipt: ReceiptDocument): Facts {
  const { document } = receipt;
  const inZone = (at: string) => today(document.zone, new Date(at));
  switch (receipt.kind) {
    case 'ORIGINATION': {
      const { issuedAt, principalCents } = receipt.document;
      return { kind: 'PURCHASE', issuedOn: inZone(issuedAt), value: principalCents };
    }
    case 'PAYMENT': {
      const { paidAt, totalCents } = receipt.document;
      return { kind: 'PAYMENT', issuedOn: inZone(paidAt), value: totalCents };
    }
    case 'PAYMENT_UNDO': {
      const { undoneOn, totalCents } = receipt.document;
      return { kind: 'PAYMENT_UNDO', issuedOn: undoneOn, value: totalCents };
    }
    case 'CANCELLATION': {
      const { isWhole, canceledOn, valueCents } = receipt.document;
      return { kind: isWhole ? 'CANCELLATION' : 'RETURN', issuedOn: canceledOn, value: valueCents };
    }
  }
}

/** What undid a purchase, of its cancellations and returns. */
export function undoneByCancellations(cancellations: readonly CancellationReceipt[]): UndoneSince {
  const whole = cancellations.find(({ isWhole }) => isWhole);
  return { undoneOn: whole?.canceledOn ?? null, isPartlyReturned: !whole && cancellations.length > 0 };
}

/** What a receipt is told as to whoever holds it: never a CPF, never a whole name, nothing that the paper does not show. */
export function summaryOf(receipt: ReceiptDocument, { undoneOn, isPartlyReturned }: UndoneSince): CheckedReceipt {
  const { retailer, store, customer } = receipt.document;
  return {
    ...factsOf(receipt),
    retailerName: retailer.fantasyName,
    storeName: store.name,
    customerName: shortName(customer.name),
    standing: undoneOn !== null ? 'UNDONE' : isPartlyReturned ? 'PARTLY_RETURNED' : 'VALID',
    undoneOn,
  };
}
