import type { Asker } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { fact, rowOf, select } from '../../../kernel/db/select.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { borrowerFact, grantFact } from '../../borrowers/index.ts';
import { limitFact } from '../../credit/index.ts';
import { storeFact } from '../../retailers/index.ts';
import { type PayFacts, unpaidFeesFact } from '../../payments/index.ts';
import { agreementPaymentsFact, contractInstallmentsFact } from '../facts.ts';
import { type AgreementPaymentFact, renegotiationPayments, renegotiations } from '../tables.ts';

export interface AgreementPayFacts extends PayFacts {
  /** All payments of the agreement, in any state. */
  payments: AgreementPaymentFact[];
}

/** One payment of an agreement, and where it is received. */
export interface AgreementPayRead {
  id: string;
  storeId: string;
}

const agreementOf = (id: Template) => sql`from ${renegotiationPayments.sql} asked
    join ${renegotiations.sql} r on r.borrower_id = asked.borrower_id and r.id = asked.renegotiation_id
    where asked.id = ${id}::uuid`;

/** Everything a payment of an agreement is decided on, in one read; undefined when there is no such payment. */
export async function readAgreementPayFacts(
  db: Db | Tx,
  actor: Asker,
  { id, storeId }: AgreementPayRead,
  now: Date,
): Promise<AgreementPayFacts | undefined> {
  const borrowerId = sql.ref('r.borrower_id');
  const shape = {
    borrowerId: renegotiations.row('r').borrowerId,
    grant: grantFact(actor, borrowerId, now),
    borrower: borrowerFact(borrowerId),
    store: storeFact(actor.retailerId, storeId),
    limit: limitFact(borrowerId),
    fees: unpaidFeesFact(borrowerId),
    installments: contractInstallmentsFact(borrowerId, sql.ref('r.contract_ids')),
    payments: agreementPaymentsFact(borrowerId, sql.ref('r.id')),
  };
  const found = await rowOf(db, select(shape, agreementOf(sql`${id}`)));
  return found?.borrower ? { ...found, borrower: found.borrower } : undefined;
}

/** Scalar subquery: what an agreement owes, by one of its payments, for money that names no store; null for a null id. */
export const agreementOwedFact = (borrowerId: Template, paymentId: Template) =>
  fact(
    {
      payments: agreementPaymentsFact(borrowerId, sql.ref('r.id')),
      installments: contractInstallmentsFact(borrowerId, sql.ref('r.contract_ids')),
    },
    sql`${agreementOf(paymentId)} and asked.borrower_id = ${borrowerId}`,
  );

/** Condition: a payment (null: none) is of an agreement on a contract. */
export const isOnContract = (borrowerId: Template, paymentId: Template, contractId: string | Template) =>
  sql`exists (select 1 ${agreementOf(paymentId)} and asked.borrower_id = ${borrowerId} and r.contract_ids ? (${contractId}::uuid)::text)`;
