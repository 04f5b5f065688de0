import { firstName, type Handled } from '@balcao/contract';
import { civilDate, daysBetween, sumCents } from '@balcao/credit-math';
import { askerOf, type Customer } from '../../../kernel/act/principal.ts';
import { known, rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { borrowerNameFact } from '../../borrowers/index.ts';
import { type CreditPorts, showOwnCredit } from '../../credit/index.ts';
import { listInstallments } from '../../payments/index.ts';
import { listAgreementPayments } from '../../renegotiation/index.ts';

type Home = Handled<'GET /portal/home'>['answer'];

/** What a customer sees first: what is late before anything else, the limit, the next installment and the next payment of an agreement. */
export async function showHome(platform: Platform, ports: CreditPorts, by: Customer): Promise<Home> {
  const { borrowerId } = by;
  const facts = await rowOf(platform.db, select({ name: known(borrowerNameFact(borrowerId)) }));
  const { asOf, installments, fees, feesToCome } = await listInstallments(platform, askerOf(by), {
    borrowerId,
    status: 'OPEN',
  });
  const { payments } = await listAgreementPayments(platform, askerOf(by), { borrowerId });
  const late = installments.filter(({ status }) => status === 'PAYMENT_OVERDUE');
  // By due date: the first is the oldest.
  const [oldest] = late;
  return {
    firstName: firstName(facts?.name ?? ''),
    asOf,
    ...(await showOwnCredit(platform, ports, by)),
    late: oldest
      ? {
          installmentIds: late.map(({ id }) => id),
          due: sumCents(late.map(({ paymentDue }) => paymentDue)),
          daysLate: daysBetween(civilDate(oldest.dueDate), civilDate(asOf)),
        }
      : null,
    next: installments[0] ?? null,
    agreement: payments.find(({ status }) => status === 'DUE') ?? null,
    fees,
    feesToCome,
  };
}
