import type { Moment } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { newId } from '../../../kernel/ids.ts';
import { paidCents, type PayableItem } from './rules/paid-items.ts';
import type { NewPayment } from '../store.ts';

export interface Cash {
  borrowerId: string;
  storeId: string;
  items: readonly PayableItem[];
}

/** The payment of these items in cash, that an operator takes at a store now. */
export function cashPayment({ actor }: Operator, { borrowerId, storeId, items }: Cash, moment: Moment): NewPayment {
  const { retailerId, operatorId } = actor;
  return {
    borrowerId,
    id: newId(),
    retailerId,
    storeId,
    operatorId,
    method: 'STORE_CASH',
    totalCents: paidCents(items),
    at: moment.now,
    postedAt: moment.now,
    on: moment.today,
  };
}
