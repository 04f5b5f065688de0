import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kernel/db/database.ts';
import type { PaymentsPorts } from '../payments/index.ts';
import { reopenedAgreementFragments } from './store.ts';

type Key = string | RawBuilder<unknown>;

/** Scalar: whether an agreement of a borrower stands. Never null. */
export function hasOpenAgreementFact(borrowerId: Key): RawBuilder<boolean> {
  return sql`exists (select 1 from renegotiations where borrower_id = ${borrowerId}::uuid and status = 'ACTIVE')`;
}

/** Scalar: the agreement of installment `i`, unless it ended: what was paid in one that ended was paid of the installment. */
export const standingAgreementFact: RawBuilder<string | null> = sql`case when not exists (select 1 from renegotiations r
  where r.borrower_id = i.borrower_id and r.id = i.renegotiation_id and r.status in ('BROKEN', 'CLOSED')) then i.renegotiation_id end`;

/** What payments asks of agreements to take one of their payments back. */
export const agreementsOfPayments: PaymentsPorts['agreements'] = {
  agreementFact: (borrowerId, paymentId) => sql`(
    select r.id from renegotiation_payments rp join renegotiations r on r.borrower_id = rp.borrower_id and r.id = rp.renegotiation_id
    where rp.borrower_id = ${borrowerId} and rp.payment_id = ${paymentId} and r.status in ('ACTIVE', 'CLOSED'))`,
  paymentsQuery: (borrowerId, agreementId) => sql`
    select rp.payment_id from renegotiation_payments rp
    where rp.borrower_id = ${borrowerId} and rp.renegotiation_id = ${agreementId}`,
  reopened: reopenedAgreementFragments,
};

/** Payment of each id that is of a paid payment of an agreement: asked id -> payment id. Others are left out. */
export async function agreementPaymentsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const result = await sql<{ id: string; payment: string }>`
    select id, payment_id as payment from renegotiation_payments
    where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid) and payment_id is not null`.execute(
    db,
  );
  return new Map(result.rows.map((row) => [row.id, row.payment]));
}
