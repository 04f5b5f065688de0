/** Invariants of the IOF of installments paid late; the shape is that of `Invariant`. */
export const lateIofInvariants = [
  {
    id: 'I9e',
    says: 'complementary IOF of what a payment settled late = principal x daily rate x days under the cap, the customer pays it only by the terms',
    // An agreement counts to its own day at least. Null: paid before the tax was counted.
    sql: `with late as (
        select m.id, m.late_iof_cents as charged, m.late_iof_cents + m.late_iof_absorbed_cents as booked, m.principal_cents as principal,
          c.terms -> 'lateIof' as terms, i.due_on - c.offered_on as due, greatest(p.paid_on, r.accepted_on) - c.offered_on as paid
        from payment_items m
        join payments p on p.borrower_id = m.borrower_id and p.id = m.payment_id
        join installments i on i.borrower_id = m.borrower_id and i.id = m.installment_id
        join contracts c on c.borrower_id = i.borrower_id and c.id = i.contract_id
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
    id: 'I9f',
    says: 'complementary IOF of the items of a payment = IOF posted as owed, and as borne by the lender',
    sql: `select coalesce(a.payment_id, b.payment_id)::text as found from
      (select borrower_id, payment_id, sum(late_iof_cents + coalesce(late_iof_absorbed_cents, 0)) as owed, sum(coalesce(late_iof_absorbed_cents, 0)) as absorbed
        from payment_items where late_iof_cents <> 0 or late_iof_absorbed_cents <> 0 group by borrower_id, payment_id) a
      full join (select e.borrower_id, e.subject_id as payment_id, -coalesce(sum(l.amount_cents) filter (where l.account = 'iof_payable'), 0) as owed,
          coalesce(sum(l.amount_cents) filter (where l.account = 'iof_absorbed'), 0) as absorbed
        from journal_lines l join journal_entries e on e.borrower_id = l.borrower_id and e.id = l.entry_id
        where l.account in ('iof_payable', 'iof_absorbed') and e.event = 'PAYMENT' group by e.borrower_id, e.subject_id) b
        on b.borrower_id = a.borrower_id and b.payment_id = a.payment_id
      where (a.owed, a.absorbed) is distinct from (b.owed, b.absorbed)`,
  },
];
