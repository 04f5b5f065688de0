/** Invariants of partial payments and of payments taken back; the shape is that of `Invariant`. */
export const undoInvariants = [
  {
    id: 'I3b',
    says: 'what is settled of an installment is what payments that stand settled in part, where no goods were returned',
    sql: `select i.id::text as found from installments i
      left join (select m.borrower_id, m.installment_id, sum(m.face_cents) as face, sum(m.principal_cents) as principal, sum(m.limit_cents) as shares
          from payment_items m where m.is_partial and not exists (
            select 1 from payment_undos u where u.borrower_id = m.borrower_id and u.payment_id = m.payment_id)
          group by m.borrower_id, m.installment_id) p
        on p.borrower_id = i.borrower_id and p.installment_id = i.id
      where (i.settled_cents, i.settled_principal_cents, i.settled_limit_cents)
          is distinct from (coalesce(p.face, 0), coalesce(p.principal, 0), coalesce(p.shares, 0))
        and not exists (select 1 from contract_cancellations d where d.borrower_id = i.borrower_id and d.contract_id = i.contract_id)`,
  },
  {
    id: 'I9d',
    says: 'the entry of an undone payment is reversed line by line, and no other',
    sql: `select u.payment_id::text as found from payment_undos u
      left join journal_entries e on e.borrower_id = u.borrower_id and e.subject_id = u.payment_id and e.event = 'PAYMENT'
      left join journal_entries r on r.borrower_id = u.borrower_id and r.subject_id = u.payment_id and r.event = 'PAYMENT_UNDO'
      where e.id is null or r.id is null or exists (
        select 1 from (select line, account, amount_cents from journal_lines where borrower_id = e.borrower_id and entry_id = e.id) paid
        full join (select line, account, amount_cents from journal_lines where borrower_id = r.borrower_id and entry_id = r.id) back
          on back.line = paid.line
        where back.account is distinct from paid.account or back.amount_cents is distinct from -paid.amount_cents)
      union all
      select r.subject_id::text from journal_entries r where r.event = 'PAYMENT_UNDO' and not exists (
        select 1 from payment_undos u where u.borrower_id = r.borrower_id and u.payment_id = r.subject_id)`,
  },
  {
    id: 'I14b',
    says: 'who undoes a payment is of its retailer and did not receive it, and so is the store',
    sql: `select u.id::text as found from payment_undos u
      join payments p on p.borrower_id = u.borrower_id and p.id = u.payment_id
      where u.retailer_id <> p.retailer_id or u.operator_id = p.operator_id
        or not exists (select 1 from stores s where s.retailer_id = u.retailer_id and s.id = u.store_id)
        or not exists (select 1 from operators o where o.retailer_id = u.retailer_id and o.id = u.operator_id)`,
  },
];
