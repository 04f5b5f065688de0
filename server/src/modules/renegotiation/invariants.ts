import type { Invariant } from '../../kernel/module.ts';

/** Agreements on late debts. */
export const renegotiationInvariants: readonly Invariant[] = [
  {
    id: 'I9e',
    says: 'complementary IOF of what a payment settled late = principal x daily rate x days under the cap that no agreement counted, the customer pays it only by the terms',
    // An agreement counts to its own day at least. Null: paid before the tax was counted.
    sql: `with late as (
        select m.id, m.late_iof_cents as charged, m.late_iof_cents + m.late_iof_absorbed_cents as booked, m.principal_cents as principal,
          c.terms -> 'lateIof' as terms, greatest(i.due_on, m.late_iof_from) - sold.counted_from as due, greatest(p.paid_on, r.accepted_on) - sold.counted_from as paid
        from payment_items m
        join payments p on p.borrower_id = m.borrower_id and p.id = m.payment_id
        join installments i on i.borrower_id = m.borrower_id and i.id = m.installment_id
        join contracts c on c.borrower_id = i.borrower_id and c.id = i.contract_id
        join proposals o on o.borrower_id = c.borrower_id and o.id = c.accepted_proposal_id
        cross join lateral (select coalesce((o.plan ->> 'countedFrom')::date, c.offered_on) as counted_from) sold
        left join payment_items a on a.borrower_id = m.borrower_id and a.payment_id = m.payment_id and a.kind = 'RENEGOTIATION'
        left join renegotiations r on r.borrower_id = a.borrower_id and r.id = a.contract_id
        where m.late_iof_absorbed_cents is not null
          and (p.paid_on > i.due_on or m.late_iof_cents <> 0 or m.late_iof_absorbed_cents <> 0))
      select id::text as found from late
      where booked <> coalesce(round(principal * (terms ->> 'dailyRate')::numeric
          * greatest(0, least((terms ->> 'capDays')::int, paid) - least((terms ->> 'capDays')::int, due))), 0)
        or (charged <> 0 and terms ->> 'rule' <> 'CHARGE')`,
  },
  {
    id: 'I9l',
    says: 'complementary IOF of an agreement = principal x daily rate x late days under the cap that none before it counted, posted on its day; its payments owe the days since',
    // Null: accepted before the tax fell due with it.
    sql: `with debts as (
        select d.borrower_id, d.renegotiation_id, d.installment_id, d.late_iof_cents as booked, d.principal_cents as principal, c.terms -> 'lateIof' as terms,
          greatest(i.due_on, before.accepted_on) - sold.counted_from as due, r.accepted_on - sold.counted_from as agreed
        from renegotiation_debts d
        join renegotiations r on r.borrower_id = d.borrower_id and r.id = d.renegotiation_id
        join installments i on i.borrower_id = d.borrower_id and i.id = d.installment_id
        join contracts c on c.borrower_id = i.borrower_id and c.id = i.contract_id
        join proposals o on o.borrower_id = c.borrower_id and o.id = c.accepted_proposal_id
        cross join lateral (select coalesce((o.plan ->> 'countedFrom')::date, c.offered_on) as counted_from) sold
        left join lateral (select max(b.accepted_on) as accepted_on from renegotiation_debts e
          join renegotiations b on b.borrower_id = e.borrower_id and b.id = e.renegotiation_id
          where e.borrower_id = d.borrower_id and e.installment_id = d.installment_id and e.late_iof_cents is not null
            and b.accepted_at < r.accepted_at) before on true
        where d.late_iof_cents is not null)
      select installment_id::text as found from debts
      where booked <> coalesce(round(principal * (terms ->> 'dailyRate')::numeric
        * greatest(0, least((terms ->> 'capDays')::int, agreed) - least((terms ->> 'capDays')::int, due))), 0)
      union all
      select coalesce(a.id, b.id)::text from (select borrower_id, renegotiation_id as id, sum(booked) as cents from debts where booked <> 0
          group by borrower_id, renegotiation_id) a
      full join (select e.borrower_id, e.subject_id as id, -sum(l.amount_cents) as cents, r.accepted_on = e.posted_on as is_of_day from journal_entries e
          join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account = 'iof_payable'
          left join renegotiations r on r.borrower_id = e.borrower_id and r.id = e.subject_id
          where e.event = 'AGREEMENT' group by e.borrower_id, e.subject_id, r.accepted_on, e.posted_on) b on b.borrower_id = a.borrower_id and b.id = a.id
      where a.cents is distinct from b.cents or not coalesce(b.is_of_day, false)
      union all
      select m.id::text from payment_items m
      join payment_items a on a.borrower_id = m.borrower_id and a.payment_id = m.payment_id and a.kind = 'RENEGOTIATION'
      join renegotiations r on r.borrower_id = a.borrower_id and r.id = a.contract_id
      join renegotiation_debts d on d.borrower_id = r.borrower_id and d.renegotiation_id = r.id and d.installment_id = m.installment_id
      where d.late_iof_cents is not null and m.late_iof_from is distinct from r.accepted_on`,
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
    id: 'I19g',
    says: 'what payments of an agreement forgive is the share of the rebate that they pay of it, within a cent or two a payment',
    sql: `select r.id::text as found from renegotiations r
      join (select borrower_id, renegotiation_id, sum(principal_cents) as paid, count(*) as n from renegotiation_payments
          where status = 'PAID' group by borrower_id, renegotiation_id) p on p.borrower_id = r.borrower_id and p.renegotiation_id = r.id
      join (select rp.borrower_id, rp.renegotiation_id, sum(m.forgiven_cents) as cents from renegotiation_payments rp
          join payment_items m on m.borrower_id = rp.borrower_id and m.payment_id = rp.payment_id and m.kind = 'INSTALLMENT'
          group by rp.borrower_id, rp.renegotiation_id) f on f.borrower_id = r.borrower_id and f.renegotiation_id = r.id
      where exists (select 1 from renegotiation_debts d where d.borrower_id = r.borrower_id and d.renegotiation_id = r.id and d.late_iof_cents is not null)
        and r.debt_cents > r.discount_cents
        and abs(f.cents - r.discount_cents * p.paid::numeric / (r.debt_cents - r.discount_cents)) > 2 * p.n`,
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
