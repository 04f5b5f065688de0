import type { Cents, CivilDate } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import type { AuditNote } from '../../kernel/audit/audit.ts';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { BorrowerFact } from '../borrowers/index.ts';
import { type LimitFact, moveLimitFragment } from '../credit/index.ts';
import {
  type InstallmentRow,
  type PayableItem,
  paymentAudit,
  type PaymentFacts,
  type PaymentsPorts,
  paymentWrite,
} from '../payments/index.ts';
import type { StoreFact } from '../retailers/index.ts';
import type { BoletoFact } from './tables.ts';

type Payment = PaymentFacts['payment'];

/** The payment of a boleto: of the store that sold, by nobody at a counter. */
export function paymentOf(
  { borrowerId, retailerId, storeId }: BoletoFact,
  paid: { id: string; totalCents: Cents; at: Date; postedAt: Date; on: CivilDate },
): Payment {
  return { ...paid, borrowerId, retailerId, storeId, operatorId: null, method: 'BOLETO' };
}

export interface BoletoPaid {
  platform: Platform;
  ports: PaymentsPorts;
  borrower: BorrowerFact;
  store: StoreFact;
  limit: LimitFact;
  installments: readonly InstallmentRow[];
  payment: Payment;
  items: readonly PayableItem[];
  bankHolidays: readonly CivilDate[];
}

/** All that paying writes: the limit first, then what every payment does. */
export function payFragments(paid: BoletoPaid): { writes: Fragment[]; audit: AuditNote } {
  const { platform, ports, borrower, store, limit, installments, payment, items, bankHolidays } = paid;
  const releasedCents = sumCents(items.map((item) => item.limitCents));
  const facts = { platform, ports, receivedBy: 'Boleto', payment, items, borrower, installments, store, bankHolidays };
  return {
    writes: [
      moveLimitFragment({ borrowerId: payment.borrowerId, cents: cents(0 - releasedCents), version: limit.version }),
      ...paymentWrite(facts),
    ],
    audit: paymentAudit(facts),
  };
}
