import { fact, type ShapeOf } from '../../../kernel/db/select.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import { contracts, proposals } from '../tables.ts';

const p = proposals.fact('plan_p');
const c = contracts.fact('plan_c');
const shape = {
  proposalId: p.id,
  ...pick(p, 'count', 'installmentCents', 'totalCents', 'firstDueOn'),
  contractId: c.id,
  contractNumber: c.number,
  ...pick(c, 'principalCents', 'customerFeeCents', 'captureReferenceId'),
};

/** One way to pay, in few figures. */
export type PlanFact = ShapeOf<typeof shape>;

/** Scalar subquery: the plan of a proposal as it was offered, or signed; null when there is none. */
export const planFact = (borrowerId: string | Template, proposalId: string | Template): Template<PlanFact | null> =>
  fact(
    shape,
    sql`from ${proposals.sql} plan_p join ${contracts.sql} plan_c
      on plan_c.borrower_id = plan_p.borrower_id and plan_c.id = plan_p.contract_id
      where plan_p.borrower_id = ${borrowerId}::uuid and plan_p.id = ${proposalId}::uuid`,
  );
