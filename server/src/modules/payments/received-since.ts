import { centsOf, fact, known } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { paymentItems, payments, paymentUndos } from './tables.ts';

const t = paymentItems.fact('t');
const sumOf = (cents: Template) => centsOf(sql`coalesce(sum(${cents}), 0)`);

/** Scalar subquery: what payments after a day, up to another, brought of a contract besides principal. Never null. */
export const receivedSinceFact = (
  borrowerId: Template,
  contractId: Template,
  span: { after: Template; to: Template },
) =>
  known(
    fact(
      {
        interestCents: sumOf(t.interestCents),
        contractInterestCents: sumOf(t.contractInterestCents),
        fineCents: sumOf(t.fineCents),
        lateInterestCents: sumOf(t.lateInterestCents),
        bonusCents: sumOf(t.bonusCents),
        discountCents: sumOf(t.discountCents),
        forgivenCents: sumOf(t.forgivenCents),
        waivedCents: sumOf(t.waivedCents),
      },
      sql`from ${paymentItems.sql} t join ${payments.sql} p on p.borrower_id = t.borrower_id and p.id = t.payment_id
        where t.borrower_id = ${borrowerId} and t.contract_id = ${contractId} and t.kind <> 'FEE'
          and p.paid_on > ${span.after} and p.paid_on <= ${span.to} and not exists (
          select 1 from ${paymentUndos.sql} u where u.borrower_id = t.borrower_id and u.payment_id = t.payment_id)`,
    ),
  );
