import type { Invariant } from '../../kernel/module.ts';

/** Whether goods of what agreement `alias` is on came back while it ran. */
const isReturned = (alias: string) =>
  `exists (select 1 from contract_cancellations x where x.borrower_id = ${alias}.borrower_id and x.renegotiation_id = ${alias}.id)`;

/** Agreements, whatever of their goods came back. */
export const agreementInvariants: readonly Invariant[] = [
  {
    id: 'I19a',
    says: 'an accepted agreement = its debts as they stood, and its payments = those debts less the discount while no goods of it came back, numbered from one',
    sql: `select r.id::text as found from renegotiations r
      left join (select borrower_id, renegotiation_id, sum(due_cents) as due, sum(charges_cents) as charges
          from renegotiation_debts group by borrower_id, renegotiation_id) d
        on d.borrower_id = r.borrower_id and d.renegotiation_id = r.id
      left join (select borrower_id, renegotiation_id, sum(principal_cents) as principal, count(*) as n, min(number) as first, max(number) as last
          from renegotiation_payments group by borrower_id, renegotiation_id) p
        on p.borrower_id = r.borrower_id and p.renegotiation_id = r.id
      where r.option_id is not null and (d.due is distinct from r.debt_cents or d.charges is distinct from r.charges_cents
        or p.first <> 1 or p.last <> p.n
        or (p.principal is distinct from r.debt_cents - r.discount_cents and not ${isReturned('r')}))`,
  },
  {
    id: 'I19b',
    says: 'what the unpaid payments of an active agreement pay of its debts is what is left of them, less the discount and what returns took off it or paid of it',
    sql: `select r.id::text as found from renegotiations r
      join (select borrower_id, renegotiation_id, coalesce(sum(principal_cents) filter (where status = 'DUE'), 0) as due
          from renegotiation_payments group by borrower_id, renegotiation_id) p
        on p.borrower_id = r.borrower_id and p.renegotiation_id = r.id
      left join (select rp.borrower_id, rp.renegotiation_id, sum(i.paid_cents) as cents from renegotiation_payments rp
          join payment_items i on i.borrower_id = rp.borrower_id and i.payment_id = rp.payment_id and i.kind = 'INSTALLMENT'
          group by rp.borrower_id, rp.renegotiation_id) s
        on s.borrower_id = r.borrower_id and s.renegotiation_id = r.id
      left join (select borrower_id, renegotiation_id, sum(agreement_released_cents + agreement_paid_cents) as cents from contract_cancellations
          where renegotiation_id is not null group by borrower_id, renegotiation_id) d on d.borrower_id = r.borrower_id and d.renegotiation_id = r.id
      where r.status = 'ACTIVE' and p.due <> r.debt_cents - coalesce(s.cents, 0) - r.discount_cents - coalesce(d.cents, 0)`,
  },
  {
    id: 'I19g',
    says: 'what payments of an agreement of which no goods came back forgive is the share of the rebate that they pay of it, within a cent or two a payment',
    sql: `select r.id::text as found from renegotiations r
      join (select borrower_id, renegotiation_id, sum(principal_cents) as paid, count(*) as n from renegotiation_payments
          where status = 'PAID' group by borrower_id, renegotiation_id) p on p.borrower_id = r.borrower_id and p.renegotiation_id = r.id
      join (select rp.borrower_id, rp.renegotiation_id, sum(m.forgiven_cents) as cents from renegotiation_payments rp
          join payment_items m on m.borrower_id = rp.borrower_id and m.payment_id = rp.payment_id and m.kind = 'INSTALLMENT'
          group by rp.borrower_id, rp.renegotiation_id) f on f.borrower_id = r.borrower_id and f.renegotiation_id = r.id
      where exists (select 1 from renegotiation_debts d where d.borrower_id = r.borrower_id and d.renegotiation_id = r.id and d.late_iof_cents is not null)
        and r.debt_cents > r.discount_cents and not ${isReturned('r')}
        and abs(f.cents - r.discount_cents * p.paid::numeric / (r.debt_cents - r.discount_cents)) > 2 * p.n`,
  },
  {
    id: 'I19c',
    says: 'an open installment is in no agreement but an active one; of an active or closed one all are in it, of a closed one all is paid, or went with goods that came back',
    sql: `select i.id::text as found from installments i where i.status = 'OPEN' and i.renegotiation_id is not null and not exists (
        select 1 from renegotiations r join renegotiation_debts d on d.borrower_id = r.borrower_id and d.renegotiation_id = r.id
        where r.borrower_id = i.borrower_id and r.id = i.renegotiation_id and r.status = 'ACTIVE' and d.installment_id = i.id)
      union all
      select d.installment_id::text from renegotiation_debts d
      join renegotiations r on r.borrower_id = d.borrower_id and r.id = d.renegotiation_id
      join installments i on i.borrower_id = d.borrower_id and i.id = d.installment_id
      where (r.status in ('ACTIVE', 'CLOSED') and i.renegotiation_id is distinct from r.id) or (r.status = 'CLOSED' and i.status <> 'PAID' and not (i.status = 'CANCELED' and ${isReturned('r')}))
      union all
      select p.id::text from renegotiation_payments p
      join renegotiations r on r.borrower_id = p.borrower_id and r.id = p.renegotiation_id
      where (r.status = 'CLOSED' and p.status = 'DUE') or (r.status in ('ACTIVE', 'CLOSED') and p.status = 'CANCELED' and not ${isReturned('r')})
        or (r.status = 'BROKEN' and p.status = 'DUE')
      union all
      select r.id::text from renegotiations r where r.status = 'ACTIVE' and not exists (
        select 1 from renegotiation_payments p where p.borrower_id = r.borrower_id and p.renegotiation_id = r.id and p.status = 'DUE')`,
  },
  {
    id: 'I17d',
    says: 'a return of what is in a running agreement takes it off that agreement, and what it paid of it is of the set-off',
    sql: `select d.id::text as found from contract_cancellations d
      where d.renegotiation_id is not null and (d.agreement_paid_cents > d.set_off_cents or not exists (
        select 1 from renegotiation_debts t where t.borrower_id = d.borrower_id and t.renegotiation_id = d.renegotiation_id and t.contract_id = d.contract_id))`,
  },
];
