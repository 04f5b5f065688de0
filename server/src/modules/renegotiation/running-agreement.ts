import { sql, type Template } from '../../kernel/db/sql.ts';
import { fact } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { hasLenderOf } from '../contracts/index.ts';
import { type InstallmentRow, installmentsFact } from '../payments/index.ts';
import { agreementPaymentsFact } from './facts.ts';
import { type AgreementPaymentFact, renegotiationDebts, renegotiations } from './tables.ts';

/** An agreement that stands, with its payments and its open installments. */
export interface RunningAgreement {
  id: string;
  number: string;
  payments: AgreementPaymentFact[];
  installments: InstallmentRow[];
  /** Those of them that the lender of the contract asked for is owed. */
  ofLender: InstallmentRow[];
}

/** Scalar subquery: the agreement that stands in the place of installments of a contract; null without one. */
export function runningAgreementFact(borrowerId: Template, contractId: string): Template<RunningAgreement | null> {
  const id = sql.ref('running_f.id');
  const open = sql`i.borrower_id = running_f.borrower_id and i.renegotiation_id = running_f.id and i.status = 'OPEN'`;
  const shape = {
    ...pick(renegotiations.fact('running_f'), 'id', 'number'),
    payments: agreementPaymentsFact(sql.ref('running_f.borrower_id'), id),
    installments: installmentsFact(open),
    ofLender: installmentsFact(sql`${open} and ${hasLenderOf(contractId)}`),
  };
  return fact(
    shape,
    sql`from ${renegotiations.sql} running_f where running_f.borrower_id = ${borrowerId}::uuid and running_f.status = 'ACTIVE'
      and exists (select 1 from ${renegotiationDebts.sql} agreed_f where agreed_f.borrower_id = running_f.borrower_id
        and agreed_f.renegotiation_id = running_f.id and agreed_f.contract_id = ${contractId}::uuid)`,
  );
}
