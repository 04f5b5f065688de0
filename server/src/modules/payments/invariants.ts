import type { Invariant } from '../../kernel/module.ts';

/** Principal that a borrower owes, of the store's own credit or of the provider's. */
const openPrincipal = (
  isOwnedByStore: boolean,
) => `select i.borrower_id, sum(i.principal_cents - i.settled_principal_cents) as cents from installments i
  join contracts c on c.borrower_id = i.borrower_id and c.id = i.contract_id
  where i.status = 'OPEN' and coalesce(c.terms ->> 'ownedBy' = 'STORE', false) = ${isOwnedByStore} group by i.borrower_id`;

/** Limits, books and installments agree, and so do payments, their items and their undoing. */
export const paymentsInvariants: readonly Invariant[] = [
  {
    id: 'I2',
    says: 'used limit = limit share of the unpaid installments, and never below zero',
    sql: `select l.borrower_id::text as found from credit_limits l
      left join (select borrower_id, sum(limit_cents - settled_limit_cents) as cents from installments where status = 'OPEN' group by borrower_id) open
        on open.borrower_id = l.borrower_id
      where l.used_cents <> coalesce(open.cents, 0) or l.used_cents < 0
      union all
      select distinct i.borrower_id::text from installments i where not exists (select 1 from credit_limits l where l.borrower_id = i.borrower_id)`,
  },
  {
    id: 'I2b',
    says: "loans receivable of a borrower = principal of the unpaid installments of the provider's credit",
    sql: `select coalesce(a.borrower_id, b.borrower_id)::text as found from
      (select borrower_id, sum(amount_cents) as cents from journal_lines where account = 'loans_receivable' group by borrower_id) a
      full join (${openPrincipal(false)}) b on a.borrower_id = b.borrower_id
      where coalesce(a.cents, 0) <> coalesce(b.cents, 0)`,
  },
  {
    id: 'I2d',
    says: "the stores' own loans to a borrower = principal of the unpaid installments of such contracts",
    sql: `select coalesce(a.borrower_id, b.borrower_id)::text as found from
      (select borrower_id, sum(amount_cents) as cents from journal_lines where account = 'memo_store_loans' group by borrower_id) a
      full join (${openPrincipal(true)}) b on a.borrower_id = b.borrower_id
      where coalesce(a.cents, 0) <> coalesce(b.cents, 0)`,
  },
  {
    id: 'I2c',
    says: 'fees receivable of a borrower = the open fees',
    sql: `select coalesce(a.borrower_id, b.borrower_id)::text as found from
      (select borrower_id, sum(amount_cents) as cents from journal_lines where account = 'fees_receivable' group by borrower_id) a
      full join (select borrower_id, sum(amount_cents) as cents from fees where status = 'OPEN' group by borrower_id) b
        on a.borrower_id = b.borrower_id
      where coalesce(a.cents, 0) <> coalesce(b.cents, 0)`,
  },
  {
    id: 'I3',
    says: 'an installment or fee is settled at most once by payments that were not undone, and exactly when it says so',
    // Both kinds of debt at once: what was settled is summed in one pass.
    sql: `select d.id::text as found from (
        select borrower_id, id, status, payment_id, amount_cents, settled_cents from installments
        union all select borrower_id, id, status, payment_id, null, null from fees) d
      left join (select borrower_id, coalesce(installment_id, fee_id) as debt_id, count(*) as items, count(*) filter (where not is_partial) as wholes,
          sum(face_cents) filter (where is_partial) as parts, sum(face_cents) filter (where not is_partial) as rest
        from payment_items i where not exists (
          select 1 from payment_undos u where u.borrower_id = i.borrower_id and u.payment_id = i.payment_id)
        group by borrower_id, coalesce(installment_id, fee_id)) p
        on p.borrower_id = d.borrower_id and p.debt_id = d.id
      where coalesce(case when d.amount_cents is null then p.items else p.wholes end, 0) <> (case when d.status = 'PAID' then 1 else 0 end)
        or (d.amount_cents is not null and (d.status = 'PAID') <> (d.payment_id is not null))
        or p.parts > d.settled_cents
        or (d.status = 'PAID' and p.rest <> d.amount_cents - d.settled_cents)`,
  },
  {
    id: 'I4',
    says: 'a paid installment above an unpaid one of its contract was prepaid from the last backwards',
    sql: `select p.contract_id::text as found from installments p
      join (select borrower_id, contract_id, min(number) as first, max(number) as last from installments
          where status = 'OPEN' group by borrower_id, contract_id) o
        on o.borrower_id = p.borrower_id and o.contract_id = p.contract_id
      where p.status = 'PAID' and p.number > o.first and (p.number < o.last or p.paid_on >= p.due_on)`,
  },
  {
    id: 'I6',
    says: 'accepted means installments 1..n whose sums, paid in time, are exact; offered means none',
    sql: `select c.id::text as found from contracts c
      left join proposals p on p.borrower_id = c.borrower_id and p.id = c.accepted_proposal_id
      left join (select borrower_id, contract_id, count(*) as n, min(number) as first, max(number) as last,
          sum(amount_cents - bonus_cents) as amount, sum(principal_cents) as principal, sum(limit_cents) as shares from installments group by borrower_id, contract_id) i
        on i.borrower_id = c.borrower_id and i.contract_id = c.id
      where (c.status in ('OFFERED', 'EXPIRED') and i.n is not null)
        or (c.status in ('ACCEPTED', 'CANCELED') and (i.n is distinct from p.count or i.first <> 1 or i.last <> p.count or i.amount <> p.total_cents
          or i.shares <> c.principal_cents - c.coupon_discount_cents - c.extra_limit_cents or i.principal <> (p.plan ->> 'financedCents')::bigint))`,
  },
  {
    id: 'I9',
    says: 'payment = its items = cash posted',
    sql: `select p.id::text as found from payments p
      left join (select borrower_id, payment_id, sum(paid_cents) as cents from payment_items group by borrower_id, payment_id) i
        on i.borrower_id = p.borrower_id and i.payment_id = p.id
      left join journal_entries e on e.borrower_id = p.borrower_id and e.subject_id = p.id and e.event = 'PAYMENT'
      left join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account in ('cash_at_retailer', 'cash_at_bank', 'boletos_to_credit', 'customer_credits')
      where p.total_cents is distinct from i.cents or p.total_cents is distinct from l.amount_cents`,
  },
  {
    id: 'I9o',
    says: 'what is paid by boleto is credited at the bank, cent for cent',
    sql: `select e.subject_id::text as found from journal_entries e
      join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account = 'boletos_to_credit'
      where e.event in ('PAYMENT', 'BOLETO_CREDIT') group by e.borrower_id, e.subject_id having sum(l.amount_cents) <> 0`,
  },
  {
    id: 'I9n',
    says: 'what was waived of a payment = its items = the account of what is waived, by somebody of the retailer who did not receive it',
    sql: `with waived as (select borrower_id, payment_id, sum(waived_cents) as cents,
          sum(waived_cents) filter (where kind = 'FEE') as fees,
          bool_or(waived_cents > fine_cents + late_interest_cents + contract_interest_cents and kind <> 'FEE') as is_too_much
        from payment_items where waived_cents <> 0 group by borrower_id, payment_id)
      select coalesce(w.payment_id, i.payment_id)::text as found from payment_waivers w
      full join waived i on i.borrower_id = w.borrower_id and i.payment_id = w.payment_id
      where w.charges_cents + w.fees_cents is distinct from i.cents or w.fees_cents <> coalesce(i.fees, 0) or i.is_too_much
      union all
      select w.payment_id::text from payment_waivers w
      join payments p on p.borrower_id = w.borrower_id and p.id = w.payment_id
      where w.retailer_id <> p.retailer_id or w.approved_by = p.operator_id
        or not exists (select 1 from operators o where o.retailer_id = w.retailer_id and o.id = w.approved_by)
      union all
      select coalesce(a.payment_id, b.subject_id)::text from (
        select m.borrower_id, m.payment_id, sum(m.waived_cents) as cents from payment_items m
        join contracts c on c.borrower_id = m.borrower_id and c.id = m.contract_id
        where m.waived_cents <> 0 and (m.kind = 'FEE' or c.terms ->> 'ownedBy' is distinct from 'STORE')
        group by m.borrower_id, m.payment_id) a
      full join (select e.borrower_id, e.subject_id, sum(l.amount_cents) as cents from journal_entries e
        join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account = 'waived_charges'
        where e.event = 'PAYMENT' group by e.borrower_id, e.subject_id) b on b.borrower_id = a.borrower_id and b.subject_id = a.payment_id
      where a.cents is distinct from b.cents`,
  },
  {
    id: 'I9h',
    says: 'a part of a late installment settles principal only when none of its interest is left (ADR 0031)',
    sql: `with late as (select m.*, p.limit_version from payment_items m join payments p on p.borrower_id = m.borrower_id and p.id = m.payment_id
        where m.is_partial and m.principal_cents > 0 and m.retailer_credit_cents is not null
          and (m.fine_cents + m.late_interest_cents + m.contract_interest_cents > 0 or m.charges_before ->> 'through' is not null)
          and not exists (select 1 from payment_undos u where u.borrower_id = m.borrower_id and u.payment_id = m.payment_id)
          and not exists (select 1 from contract_cancellations d where d.borrower_id = m.borrower_id and d.contract_id = m.contract_id))
      select l.id::text as found from late l
      join installments i on i.borrower_id = l.borrower_id and i.id = l.installment_id
      cross join lateral (select i.amount_cents - i.settled_cents - i.principal_cents + i.settled_principal_cents as interest) o
      where i.status = 'OPEN' and o.interest > 0 and (i.bonus_cents = 0 or o.interest < i.bonus_cents)
      union all
      select l.id::text from late l
      join payment_items n on n.borrower_id = l.borrower_id and n.installment_id = l.installment_id and n.interest_cents > n.bonus_cents
      join payments p on p.borrower_id = n.borrower_id and p.id = n.payment_id and p.limit_version > l.limit_version
      where not exists (select 1 from payment_undos u where u.borrower_id = n.borrower_id and u.payment_id = n.payment_id)`,
  },
  {
    id: 'I9i',
    says: 'what a payment moves at the store that sold is what its items say, there, and reversed when it is undone',
    sql: `with shares as (select e.borrower_id, e.id, e.store_id, m.payment_id, m.contract_id, e.subject_id from journal_entries e
        left join payment_items m on m.borrower_id = e.borrower_id and m.id = e.subject_id where e.event = 'SELLER_SHARE')
      select coalesce(a.payment_id, b.payment_id)::text as found from
      (select borrower_id, payment_id, contract_id, sum(retailer_credit_cents) as cents from payment_items
        where retailer_credit_cents <> 0 group by borrower_id, payment_id, contract_id) a
      full join (select s.borrower_id, s.payment_id, s.contract_id, sum(l.amount_cents) as cents from shares s
        join journal_lines l on l.borrower_id = s.borrower_id and l.entry_id = s.id and l.account = 'retailer_interest_income'
        group by s.borrower_id, s.payment_id, s.contract_id) b
        on b.borrower_id = a.borrower_id and b.payment_id = a.payment_id and b.contract_id = a.contract_id
      where a.cents is distinct from b.cents
      union all
      select s.subject_id::text from shares s
      left join contracts c on c.borrower_id = s.borrower_id and c.id = s.contract_id
      left join payment_undos u on u.borrower_id = s.borrower_id and u.payment_id = s.payment_id
      left join journal_entries r on r.borrower_id = s.borrower_id and r.subject_id = s.subject_id and r.event = 'SELLER_SHARE_UNDO'
      where s.store_id is distinct from c.store_id or (u.payment_id is null) <> (r.id is null) or (r.id is not null and exists (
        select 1 from (select line, account, amount_cents from journal_lines where borrower_id = s.borrower_id and entry_id = s.id) paid
        full join (select line, account, amount_cents from journal_lines where borrower_id = r.borrower_id and entry_id = r.id) back
          on back.line = paid.line
        where back.account is distinct from paid.account or back.amount_cents is distinct from -paid.amount_cents))`,
  },
  {
    id: 'I9k',
    says: 'what a payment collects of the own credit of stores goes to the stores that sold, cent for cent',
    sql: `select coalesce(m.payment_id, e.subject_id)::text as found from journal_entries e
      join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account = 'collections_payable'
      left join payment_items m on m.borrower_id = e.borrower_id and m.id = e.subject_id
      group by e.borrower_id, coalesce(m.payment_id, e.subject_id), e.event in ('PAYMENT_UNDO', 'SELLER_SHARE_UNDO')
      having sum(l.amount_cents) <> 0`,
  },
  {
    id: 'I9j',
    says: 'the retailer gets back what it paid for an installment once its bonus is lost, and never more',
    sql: `with paid as (select i.borrower_id, i.id, i.status,
          i.principal_cents - round(i.principal_cents / power(1 + (p.plan ->> 'rateMonthly')::numeric, (i.due_on - coalesce((p.plan ->> 'countedFrom')::date, c.offered_on)) / 30.0)) as cents,
          exists (select 1 from contract_cancellations d where d.borrower_id = c.borrower_id and d.contract_id = c.id) as is_returned
        from installments i join contracts c on c.borrower_id = i.borrower_id and c.id = i.contract_id
        join proposals p on p.borrower_id = c.borrower_id and p.id = c.accepted_proposal_id
        where i.bonus_cents > 0 and p.plan ? 'retailerInterestCents' and c.terms ->> 'ownedBy' is distinct from 'STORE'),
      back as (select m.borrower_id, m.installment_id, sum(m.retailer_credit_cents) as cents, bool_and(m.retailer_credit_cents is not null) as is_counted,
          sum(m.bonus_cents) as bonus from payment_items m
        where not exists (select 1 from payment_undos u where u.borrower_id = m.borrower_id and u.payment_id = m.payment_id)
        group by m.borrower_id, m.installment_id)
      select paid.id::text as found from paid join back on back.borrower_id = paid.borrower_id and back.installment_id = paid.id
      where back.cents > paid.cents or (back.cents <> 0 and back.bonus <> 0)
        or (paid.status = 'PAID' and back.bonus = 0 and back.is_counted and not paid.is_returned and back.cents <> paid.cents)`,
  },
  {
    id: 'I9d',
    says: 'the entry of an undone payment is reversed line by line, and no other',
    // What came by boleto goes back from the bank: its credit there stays an entry of its own.
    sql: `select u.payment_id::text as found from payment_undos u
      left join journal_entries e on e.borrower_id = u.borrower_id and e.subject_id = u.payment_id and e.event = 'PAYMENT'
      left join journal_entries r on r.borrower_id = u.borrower_id and r.subject_id = u.payment_id and r.event = 'PAYMENT_UNDO'
      where e.id is null or r.id is null or exists (
        select 1 from (select line, case account when 'boletos_to_credit' then 'cash_at_bank' else account end as account, amount_cents
            from journal_lines where borrower_id = e.borrower_id and entry_id = e.id) paid
        full join (select line, account, amount_cents from journal_lines where borrower_id = r.borrower_id and entry_id = r.id) back
          on back.line = paid.line
        where back.account is distinct from paid.account or back.amount_cents is distinct from -paid.amount_cents)
      union all
      select r.subject_id::text from journal_entries r where r.event = 'PAYMENT_UNDO' and not exists (
        select 1 from payment_undos u where u.borrower_id = r.borrower_id and u.payment_id = r.subject_id)`,
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
      where (coalesce(a.owed, 0), coalesce(a.absorbed, 0)) is distinct from (coalesce(b.owed, 0), coalesce(b.absorbed, 0))`,
  },
  {
    id: 'I13g',
    says: 'a coupon that nobody used stands for a purchase that is paid off',
    sql: `select k.id::text as found from coupons k
      join contracts c on c.borrower_id = k.borrower_id and c.id = k.subject_id
      where k.trigger = 'PAID_PURCHASE' and k.status in ('ISSUED', 'EXPIRED') and (c.status <> 'ACCEPTED' or exists (
        select 1 from installments i where i.borrower_id = c.borrower_id and i.contract_id = c.id and i.status = 'OPEN'))`,
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
