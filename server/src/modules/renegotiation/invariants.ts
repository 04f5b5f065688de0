import type { Invariant } from '../../kernel/module.ts';

/** Agreements on late debts. */
export const renegotiationInvariants: readonly Invariant[] = [
  {
    id: 'I9e',
    says: 'complementary IOF of what a payment settled late = principal x daily rate x days under the cap that no agreement counted, the customer pays it only by the terms',
    // An agreement counts to its own day at least. Null: paid before the tax was counted.
    // What was paid late is found first: few rows, which the planner does not expect, meet the wide ones.
    sql: `with paid as materialized (
        select m.borrower_id, m.id, m.payment_id, m.installment_id, m.late_iof_cents as charged,
          m.late_iof_cents + m.late_iof_absorbed_cents as booked, m.principal_cents as principal, m.late_iof_from, p.paid_on
        from payment_items m join payments p on p.borrower_id = m.borrower_id and p.id = m.payment_id
        where m.late_iof_absorbed_cents is not null and m.installment_id is not null),
      owed as materialized (
        select m.*, i.contract_id, i.due_on from paid m join installments i on i.borrower_id = m.borrower_id and i.id = m.installment_id
        where m.paid_on > i.due_on or m.charged <> 0 or m.booked <> m.charged),
      late as (
        select m.id, m.charged, m.booked, m.principal,
          c.terms, greatest(m.due_on, m.late_iof_from) - sold.counted_from as due, greatest(m.paid_on, r.accepted_on) - sold.counted_from as paid
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
            and (b.accepted_at, b.id) < (r.accepted_at, r.id)) before on true
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
