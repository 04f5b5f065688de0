import type { Invariant } from '../../kernel/module.ts';

/** Agreements on late debts. */
export const renegotiationInvariants: readonly Invariant[] = [
  {
    id: 'I9e',
    says: 'complementary IOF of what a payment settled late = principal x daily rate x days under the cap, the customer pays it only by the terms',
    // An agreement counts to its own day at least. Null: paid before the tax was counted.
    // What was paid late is found first: few rows, which the planner does not expect, meet the wide ones.
    sql: `with paid as materialized (
        select m.borrower_id, m.id, m.payment_id, m.installment_id, m.late_iof_cents as charged,
          m.late_iof_cents + m.late_iof_absorbed_cents as booked, m.principal_cents as principal, p.paid_on
        from payment_items m join payments p on p.borrower_id = m.borrower_id and p.id = m.payment_id
        where m.late_iof_absorbed_cents is not null and m.installment_id is not null),
      owed as materialized (
        select m.*, i.contract_id, i.due_on from paid m join installments i on i.borrower_id = m.borrower_id and i.id = m.installment_id
        where m.paid_on > i.due_on or m.charged <> 0 or m.booked <> m.charged),
      late as (
        select m.id, m.charged, m.booked, m.principal,
          c.terms, m.due_on - sold.counted_from as due, greatest(m.paid_on, r.accepted_on) - sold.counted_from as paid
        from owed m
        join (select borrower_id, id, accepted_proposal_id, offered_on, terms -> 'lateIof' as terms from contracts offset 0) c
          on c.borrower_id = m.borrower_id and c.id = m.contract_id
        join (select borrower_id, id, (plan ->> 'countedFrom')::date as counted_from from proposals offset 0) o
          on o.borrower_id = c.borrower_id and o.id = c.accepted_proposal_id
        cross join lateral (select coalesce(o.counted_from, c.offered_on) as counted_from) sold
        left join payment_items a on a.borrower_id = m.borrower_id and a.payment_id = m.payment_id and a.kind = 'RENEGOTIATION'
        left join renegotiations r on r.borrower_id = a.borrower_id and r.id = a.contract_id)
      select id::text as found from late
      where booked <> coalesce(round(principal * (terms ->> 'dailyRate')::numeric
          * greatest(0, least((terms ->> 'capDays')::int, paid) - least((terms ->> 'capDays')::int, due))), 0)
        or (charged <> 0 and terms ->> 'rule' <> 'CHARGE')`,
  },
  {
    id: 'I19a',
    says: 'an accepted agreement = its debts as they stood, and its payments = those debts less the discount, numbered from one',
    sql: `select r.id::text as found from renegotiations r
      left join (select borrower_id, renegotiation_id, sum(due_cents) as due, sum(charges_cents) as charges
          from renegotiation_debts group by borrower_id, renegotiation_id) d
        on d.borrower_id = r.borrower_id and d.renegotiation_id = r.id
      left join (select borrower_id, renegotiation_id, sum(principal_cents) as principal, count(*) as n, min(number) as first, max(number) as last
          from renegotiation_payments group by borrower_id, renegotiation_id) p
        on p.borrower_id = r.borrower_id and p.renegotiation_id = r.id
      where r.option_id is not null and (d.due is distinct from r.debt_cents or d.charges is distinct from r.charges_cents
        or p.principal is distinct from r.debt_cents - r.discount_cents or p.first <> 1 or p.last <> p.n)`,
  },
  {
    id: 'I19b',
    says: 'what the unpaid payments of an active agreement pay of its debts is what is left of them, less the discount',
    sql: `select r.id::text as found from renegotiations r
      join (select borrower_id, renegotiation_id, coalesce(sum(principal_cents) filter (where status = 'DUE'), 0) as due
          from renegotiation_payments group by borrower_id, renegotiation_id) p
        on p.borrower_id = r.borrower_id and p.renegotiation_id = r.id
      left join (select rp.borrower_id, rp.renegotiation_id, sum(i.paid_cents) as cents from renegotiation_payments rp
          join payment_items i on i.borrower_id = rp.borrower_id and i.payment_id = rp.payment_id and i.kind = 'INSTALLMENT'
          group by rp.borrower_id, rp.renegotiation_id) s
        on s.borrower_id = r.borrower_id and s.renegotiation_id = r.id
      where r.status = 'ACTIVE' and p.due <> r.debt_cents - coalesce(s.cents, 0) - r.discount_cents`,
  },
  {
    id: 'I19c',
    says: 'an open installment is in no agreement but an active one; of an active or closed one all are in it, of a closed one all is paid',
    sql: `select i.id::text as found from installments i where i.status = 'OPEN' and i.renegotiation_id is not null and not exists (
        select 1 from renegotiations r join renegotiation_debts d on d.borrower_id = r.borrower_id and d.renegotiation_id = r.id
        where r.borrower_id = i.borrower_id and r.id = i.renegotiation_id and r.status = 'ACTIVE' and d.installment_id = i.id)
      union all
      select d.installment_id::text from renegotiation_debts d
      join renegotiations r on r.borrower_id = d.borrower_id and r.id = d.renegotiation_id
      join installments i on i.borrower_id = d.borrower_id and i.id = d.installment_id
      where (r.status in ('ACTIVE', 'CLOSED') and i.renegotiation_id is distinct from r.id) or (r.status = 'CLOSED' and i.status <> 'PAID')
      union all
      select p.id::text from renegotiation_payments p
      join renegotiations r on r.borrower_id = p.borrower_id and r.id = p.renegotiation_id
      where (r.status = 'CLOSED' and p.status <> 'PAID') or (r.status = 'ACTIVE' and p.status = 'CANCELED')
        or (r.status = 'BROKEN' and p.status = 'DUE')
      union all
      select r.id::text from renegotiations r where r.status = 'ACTIVE' and not exists (
        select 1 from renegotiation_payments p where p.borrower_id = r.borrower_id and p.renegotiation_id = r.id and p.status = 'DUE')`,
  },
  {
    id: 'I19d',
    says: 'an accepted agreement has one code of its option, in time and within its tries',
    sql: `select r.id::text as found from renegotiations r
      left join renegotiation_codes c on c.borrower_id = r.borrower_id and c.renegotiation_id = r.id
      where r.option_id is not null and (c.option_id is distinct from r.option_id or c.status <> 'APPROVED'
        or c.attempts >= c.max_attempts or c.used_at is null or c.used_at > c.usable_until or c.approved_at > c.expires_at)
      union all
      select c.renegotiation_id::text from renegotiation_codes c
      join renegotiations r on r.borrower_id = c.borrower_id and r.id = c.renegotiation_id
      where c.used_at is not null and r.option_id is null`,
  },
  {
    id: 'I19e',
    says: 'a paid payment of an agreement is one payment, with one item for its interest, that was not undone',
    sql: `select p.id::text as found from renegotiation_payments p
      left join payment_items i on i.borrower_id = p.borrower_id and i.payment_id = p.payment_id and i.kind = 'RENEGOTIATION'
      where p.status = 'PAID' and (i.contract_id is distinct from p.renegotiation_id or exists (
        select 1 from payment_undos u where u.borrower_id = p.borrower_id and u.payment_id = p.payment_id))
      union all
      select i.id::text from payment_items i where i.kind = 'RENEGOTIATION'
        and not exists (select 1 from payment_undos u where u.borrower_id = i.borrower_id and u.payment_id = i.payment_id)
        and (select count(*) from renegotiation_payments p where p.borrower_id = i.borrower_id and p.payment_id = i.payment_id) <> 1`,
  },
  {
    id: 'I19f',
    says: 'an agreement is on contracts that its own retailer sold',
    sql: `select d.installment_id::text as found from renegotiation_debts d
      join renegotiations r on r.borrower_id = d.borrower_id and r.id = d.renegotiation_id
      join contracts c on c.borrower_id = d.borrower_id and c.id = d.contract_id
      where c.retailer_id <> r.retailer_id`,
  },
];
