import { type CivilDate, firstName, type Handled, maskPhone } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import { addSeconds, dayIn } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/database.ts';
import { known, rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import { sha256 } from '../../kernel/secrets.ts';
import { borrowerFact, phoneOf } from '../borrowers/index.ts';
import { planFact } from '../contracts/index.ts';
import { availableCents, limitFact } from '../credit/index.ts';
import { storeFact } from '../retailers/index.ts';
import { TOLD_SECONDS } from './rules/limits.ts';
import { isSettled, stepOf } from './rules/status.ts';
import { qrPurchases } from './tables.ts';
import { checkGoesOn } from './visits.ts';

type Page = Handled<'POST /qr-purchase/page'>['answer'];

const borrowerId = sql.ref('q.borrower_id');
const facts = {
  borrower: borrowerFact(borrowerId),
  plan: planFact(borrowerId, sql.ref('q.proposal_id')),
  store: known(storeFact(sql.ref('q.retailer_id'), sql.ref('q.store_id'))),
};

/** With what is added to it there today: the day is that of the store, which the row says. */
const limitThere = async (db: Db, of: { borrowerId: string; retailerId: string }, today: CivilDate) =>
  (await rowOf(db, select({ limit: limitFact(of.borrowerId, { retailerId: of.retailerId, today }) })))?.limit ?? null;

/**
 * Where the page of a customer stands; what became of it is told for an hour, to the page that holds the key.
 * @throws Refusal QR_UNKNOWN, QR_CANCELED, QR_EXPIRED, QR_SETTLED.
 */
export async function showPage({ db, secrets, clock }: Platform, key: string): Promise<Page> {
  const from = sql`from ${qrPurchases.sql} q where q.key_hash = ${sha256(key)}::text`;
  const found = (await rowOf(db, select({ ...qrPurchases.row('q'), ...facts }, from))) ?? refuse('QR_UNKNOWN');
  const { borrower, plan, store, ...row } = found;
  const now = clock.now();
  const isTold = isSettled(row) && row.status !== 'CANCELED' && row.settledAt !== null;
  if (!isTold || addSeconds(row.settledAt ?? now, TOLD_SECONDS) <= now) checkGoesOn(row, now);
  const phone = borrower && phoneOf(secrets, borrower);
  const limit =
    row.borrowerId === null
      ? null
      : await limitThere(db, { ...row, borrowerId: row.borrowerId }, dayIn(store.zone, now));
  return {
    step: stepOf(row),
    storeName: store.name,
    value: row.valueCents,
    endsAt: row.endsAt.toISOString(),
    customer:
      borrower && row.status !== 'OPENED' && row.status !== 'DECLINED'
        ? {
            firstName: firstName(borrower.name),
            phoneNumber: phone === null ? '' : maskPhone(phone),
            totalLimit: limit?.totalCents ?? cents(0),
            availableLimit: limit ? availableCents(limit) : cents(0),
          }
        : null,
    chosen: plan && {
      proposalId: plan.proposalId,
      contractNumber: plan.contractNumber,
      creditValue: plan.principalCents,
      numberOfInstallments: plan.count,
      installmentValue: plan.installmentCents,
      totalValue: sumCents([plan.totalCents, plan.customerFeeCents]),
      firstInstallmentDueDate: plan.firstDueOn,
    },
  };
}
