import type { Invariant } from '../../kernel/module.ts';

/** Cancellations and returns. */
export const cancellationInvariants: readonly Invariant[] = [
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
    id: 'I16',
    says: 'what is returned of a contract is what its cancellations say; a cancelled one has nothing open',
    sql: `select c.id::text as found from contracts c
      left join (select borrower_id, contract_id, sum(value_cents) as cents from contract_cancellations group by borrower_id, contract_id) d
        on d.borrower_id = c.borrower_id and d.contract_id = c.id
      where c.returned_cents <> coalesce(d.cents, 0)
        or (c.status = 'CANCELED') <> (c.returned_cents = c.principal_cents)
        or (c.status = 'CANCELED') <> (c.canceled_on is not null)
        or (c.status = 'CANCELED' and (exists (select 1 from installments i
            where i.borrower_id = c.borrower_id and i.contract_id = c.id and i.status = 'OPEN')
          or exists (select 1 from fees f where f.borrower_id = c.borrower_id and f.contract_id = c.id and f.status = 'OPEN')))`,
  },
  {
    id: 'I17',
    // Cash was a line of the first entry before it had one of its own.
    says: 'a refund is of a payment that stands, never more than was paid before charges were forgiven, and posted as cash',
    sql: `select r.payment_item_id::text as found
      from (select borrower_id, payment_item_id, sum(face_cents) as face, sum(principal_cents) as principal, sum(refund_cents) as refund
        from contract_cancellation_items where payment_item_id is not null group by borrower_id, payment_item_id) r
      left join payment_items p on p.borrower_id = r.borrower_id and p.id = r.payment_item_id
      where p.id is null or r.face > p.face_cents or r.principal > p.principal_cents or r.refund > p.paid_cents + p.forgiven_cents
        or exists (select 1 from payment_undos u where u.borrower_id = p.borrower_id and u.payment_id = p.payment_id)
      union all
      select d.id::text from contract_cancellations d
      left join (select borrower_id, cancellation_id, sum(refund_cents) as cents from contract_cancellation_items
        group by borrower_id, cancellation_id) i on i.borrower_id = d.borrower_id and i.cancellation_id = d.id
      left join (select e.borrower_id, e.subject_id, -sum(l.amount_cents) as cents from journal_entries e
        join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account = 'cash_at_retailer'
        where e.event in ('CANCELLATION', 'CANCELLATION_REFUND') group by e.borrower_id, e.subject_id) cash
        on cash.borrower_id = d.borrower_id and cash.subject_id = d.id
      where d.refund_cents <> coalesce(i.cents, 0)
        or d.refund_cents + d.correction_cents - d.set_off_cents <> coalesce(cash.cents, 0)`,
  },
  {
    id: 'I17e',
    says: 'monetary correction is of what was paid for defective goods, by a table, and an expense of the provider that was paid',
    sql: `select d.id::text as found from contract_cancellations d
      join contracts c on c.borrower_id = d.borrower_id and c.id = d.contract_id
      left join (select borrower_id, cancellation_id, sum(correction_cents) as cents from contract_cancellation_items
        group by borrower_id, cancellation_id) i on i.borrower_id = d.borrower_id and i.cancellation_id = d.id
      left join (select e.borrower_id, e.subject_id, sum(l.amount_cents) as cents from journal_entries e
        join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account = 'correction_expense'
        where e.event = 'CANCELLATION' group by e.borrower_id, e.subject_id) b
        on b.borrower_id = d.borrower_id and b.subject_id = d.id
      where d.correction_cents <> coalesce(i.cents, 0)
        or (d.correction_cents <> 0 and (d.reason <> 'DEFECT' or d.correction_policy_id is null))
        or coalesce(b.cents, 0) <> case when c.terms ->> 'ownedBy' = 'STORE' then 0 else d.correction_cents end`,
  },
  {
    id: 'I17c',
    says: 'what a return sets off is one payment of it that stands, of debts with the same lender',
    sql: `select d.id::text as found from contract_cancellations d
      left join payments p on p.borrower_id = d.borrower_id and p.id = d.set_off_payment_id and p.method = 'RETURN_CREDIT'
        and not exists (select 1 from payment_undos u where u.borrower_id = p.borrower_id and u.payment_id = p.id)
      where d.set_off_cents <> coalesce(p.total_cents, 0)
      union all
      select p.id::text from payments p where p.method = 'RETURN_CREDIT'
        and (select count(*) from contract_cancellations d where d.borrower_id = p.borrower_id and d.set_off_payment_id = p.id) <> 1
      union all
      select m.id::text from contract_cancellations d
      join contracts c on c.borrower_id = d.borrower_id and c.id = d.contract_id
      join payment_items m on m.borrower_id = d.borrower_id and m.payment_id = d.set_off_payment_id
      join contracts o on o.borrower_id = m.borrower_id and o.id = m.contract_id
      where o.terms ->> 'lenderCnpj' <> c.terms ->> 'lenderCnpj'`,
  },
  {
    id: 'I17b',
    says: 'the store that sold gives back what it was owed for what was returned, the store that took goods back its cash',
    sql: `select d.id::text as found from contract_cancellations d
      join contracts c on c.borrower_id = d.borrower_id and c.id = d.contract_id
      left join journal_entries e on e.borrower_id = d.borrower_id and e.subject_id = d.id and e.event = 'CANCELLATION'
      left join journal_entries r on r.borrower_id = d.borrower_id and r.subject_id = d.id and r.event = 'CANCELLATION_REFUND'
      where e.id is null or e.store_id <> c.store_id or r.store_id <> d.store_id
      union all
      select s.contract_id::text from (select borrower_id, id as contract_id, id as subject_id from contracts where status = 'CANCELED'
          union all select d.borrower_id, d.contract_id, d.id from contract_cancellations d
            join contracts c on c.borrower_id = d.borrower_id and c.id = d.contract_id and c.status = 'CANCELED'
          union all select m.borrower_id, m.contract_id, m.id from payment_items m
            join contracts c on c.borrower_id = m.borrower_id and c.id = m.contract_id and c.status = 'CANCELED') s
      join journal_entries e on e.borrower_id = s.borrower_id and e.subject_id = s.subject_id and e.event in ('ORIGINATION', 'CANCELLATION', 'SELLER_SHARE', 'SELLER_SHARE_UNDO')
      join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account = 'retailer_payable'
      where not exists (select 1 from contracts c where c.borrower_id = s.borrower_id and c.id = s.contract_id and c.terms ->> 'ownedBy' = 'STORE')
      group by s.borrower_id, s.contract_id, e.store_id having sum(l.amount_cents) <> 0`,
  },
];
