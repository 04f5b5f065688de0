import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { isTrue, rowsOf, scalar, select } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import type { PaymentsPorts } from '../payments/index.ts';
import { reopenedAgreementFragments } from './store.ts';
import { renegotiationPayments, renegotiations } from './tables.ts';

type Key = string | Template;

/** Scalar: whether an agreement of a borrower stands. Never null. */
export function hasOpenAgreementFact(borrowerId: Key): Template<boolean> {
  return isTrue(sql`exists (
    select 1 from ${renegotiations.sql} where borrower_id = ${borrowerId}::uuid and status = 'ACTIVE')`);
}

/** What payments asks of agreements to take one of their payments back. */
export const agreementsOfPayments: PaymentsPorts['agreements'] = {
  agreementFact: (borrowerId, paymentId) =>
    scalar(
      renegotiations.fact('r').id,
      sql`from ${renegotiationPayments.sql} rp join ${renegotiations.sql} r on r.borrower_id = rp.borrower_id and r.id = rp.renegotiation_id
    where rp.borrower_id = ${borrowerId} and rp.payment_id = ${paymentId} and r.status in ('ACTIVE', 'CLOSED')`,
    ),
  paymentsQuery: (borrowerId, agreementId) => sql`
    select rp.payment_id from ${renegotiationPayments.sql} rp
    where rp.borrower_id = ${borrowerId} and rp.renegotiation_id = ${agreementId}`,
  reopened: reopenedAgreementFragments,
};

/** Payment of each id that is of a paid payment of an agreement: asked id -> payment id. Others are left out. */
export async function agreementPaymentsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const p = renegotiationPayments.row('p');
  const asked = sql`select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid`;
  const paid = await rowsOf(
    db,
    select(pick(p, 'id', 'paymentId'), sql`from ${renegotiationPayments.sql} p where p.id in (${asked})`),
  );
  return new Map(paid.flatMap(({ id, paymentId }) => (paymentId === null ? [] : [[id, paymentId] as const])));
}
