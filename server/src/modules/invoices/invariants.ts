import type { Invariant } from '../../kernel/module.ts';

/** Money that came by boleto. */
export const invoicesInvariants: readonly Invariant[] = [
  {
    id: 'I9m',
    says: 'what a bank said of a boleto paid once, cent for cent, or moved nothing',
    sql: `select bp.id::text as found from boleto_payments bp
      left join payments p on p.borrower_id = bp.borrower_id and p.id = bp.payment_id and p.method = 'BOLETO'
      where bp.outcome in ('PAID', 'APPLIED') and p.total_cents is distinct from bp.value_cents
      union all
      select p.id::text from payments p where p.method = 'BOLETO'
        and (select count(*) from boleto_payments bp where bp.borrower_id = p.borrower_id and bp.payment_id = p.id) <> 1`,
  },
];
