import { actInvariants } from './act-invariants.ts';
import { cancellationInvariants } from './cancellation-invariants.ts';
import { deviceInvariants } from './device-invariants.ts';
import { lateIofInvariants } from './late-iof-invariants.ts';
import { undoInvariants } from './undo-invariants.ts';
import { pixInvariants } from './pix-invariants.ts';
import { programInvariants } from './program-invariants.ts';
import { renegotiationInvariants } from './renegotiation-invariants.ts';

/** A rule of the books as a query that must return no row. `found` names what breaks it. */
export interface Invariant {
  id: string;
  says: string;
  sql: string;
}

/** Invariants of the blueprint that exist so far; I12 comes with settlement, I15 is checked in `check-books.ts`. */
export const invariants: readonly Invariant[] = [
  {
    id: 'I1',
    says: 'each journal entry sums to zero and has lines',
    sql: `select e.id::text as found from journal_entries e
      left join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id
      group by e.borrower_id, e.id having coalesce(sum(l.amount_cents), 1) <> 0`,
  },
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
    says: 'loans receivable of a borrower = principal of the unpaid installments',
    sql: `select coalesce(a.borrower_id, b.borrower_id)::text as found from
      (select borrower_id, sum(amount_cents) as cents from journal_lines where account = 'loans_receivable' group by borrower_id) a
      full join (select borrower_id, sum(principal_cents - settled_principal_cents) as cents from installments where status = 'OPEN' group by borrower_id) b
        on a.borrower_id = b.borrower_id
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
    sql: `with standing as (select i.* from payment_items i where not exists (
        select 1 from payment_undos u where u.borrower_id = i.borrower_id and u.payment_id = i.payment_id))
      select i.id::text as found from installments i
      left join standing p on p.borrower_id = i.borrower_id and p.installment_id = i.id
      group by i.borrower_id, i.id, i.status, i.payment_id, i.amount_cents, i.settled_cents
      having count(p.id) filter (where not p.is_partial) <> (case when i.status = 'PAID' then 1 else 0 end)
        or (i.status = 'PAID') <> (i.payment_id is not null)
        or coalesce(sum(p.face_cents) filter (where p.is_partial), 0) > i.settled_cents
        or (i.status = 'PAID' and coalesce(sum(p.face_cents) filter (where not p.is_partial), 0) <> i.amount_cents - i.settled_cents)
      union all
      select f.id::text from fees f left join standing p on p.borrower_id = f.borrower_id and p.fee_id = f.id
      group by f.borrower_id, f.id, f.status having count(p.id) <> (case when f.status = 'PAID' then 1 else 0 end)`,
  },
  {
    id: 'I4',
    says: 'no unpaid installment below a paid one of its contract',
    sql: `select contract_id::text as found from installments where status <> 'CANCELED'
      group by borrower_id, contract_id
      having min(number) filter (where status = 'OPEN') < max(number) filter (where status = 'PAID')`,
  },
  {
    id: 'I5',
    says: 'an accepted contract has exactly its own accepted proposal',
    sql: `select c.id::text as found from contracts c
      left join proposals p on p.borrower_id = c.borrower_id and p.id = c.accepted_proposal_id and p.contract_id = c.id
      where (c.status in ('OFFERED', 'EXPIRED') and c.accepted_proposal_id is not null) or (c.status in ('ACCEPTED', 'CANCELED') and p.id is null)`,
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
    id: 'I7',
    says: 'accepted means one approved verification of that proposal, in time, within its tries',
    sql: `select c.id::text as found from contracts c
      left join purchase_verifications v on v.borrower_id = c.borrower_id and v.proposal_id = c.accepted_proposal_id
      where c.status in ('ACCEPTED', 'CANCELED') and (v.proposal_id is null or v.status <> 'APPROVED' or v.attempts >= v.max_attempts
        or v.used_at is null or v.used_at > v.usable_until or v.approved_at > v.expires_at or v.used_at < v.approved_at)`,
  },
  {
    id: 'I8',
    says: 'one receipt for each accepted contract, each payment, each undo of one and each cancellation',
    sql: `select c.id::text as found from contracts c
      where c.status in ('ACCEPTED', 'CANCELED') and not exists (select 1 from receipts r where r.subject_id = c.id and r.kind = 'ORIGINATION')
      union all
      select p.id::text from payments p where not exists (select 1 from receipts r where r.subject_id = p.id and r.kind = 'PAYMENT')
      union all
      select u.id::text from payment_undos u where not exists (select 1 from receipts r where r.subject_id = u.payment_id and r.kind = 'PAYMENT_UNDO')
      union all
      select d.id::text from contract_cancellations d where not exists (select 1 from receipts r where r.subject_id = d.id and r.kind = 'CANCELLATION')`,
  },
  {
    id: 'I9',
    says: 'payment = its items = cash posted',
    sql: `select p.id::text as found from payments p
      left join (select borrower_id, payment_id, sum(paid_cents) as cents from payment_items group by borrower_id, payment_id) i
        on i.borrower_id = p.borrower_id and i.payment_id = p.id
      left join journal_entries e on e.borrower_id = p.borrower_id and e.subject_id = p.id and e.event = 'PAYMENT'
      left join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account in ('cash_at_retailer', 'cash_at_bank')
      where p.total_cents is distinct from i.cents or p.total_cents is distinct from l.amount_cents`,
  },
  {
    id: 'I11',
    says: "a message's dedup key is sent once",
    sql: `select dedup_key as found from messages group by dedup_key having count(*) > 1
      union all
      select id::text from messages where (status = 'SENT') <> (sent_at is not null)`,
  },
  {
    id: 'I13',
    says: 'a purchase code serves one contract at most',
    sql: `select proposal_id::text as found from purchase_verifications v where used_at is not null
      and not exists (select 1 from contracts c where c.borrower_id = v.borrower_id and c.accepted_proposal_id = v.proposal_id)`,
  },
  {
    id: 'I14',
    says: 'store, operator and row belong to one retailer',
    sql: `select c.id::text as found from contracts c
      where not exists (select 1 from stores s where s.retailer_id = c.retailer_id and s.id = c.store_id)
        or not exists (select 1 from operators o where o.retailer_id = c.retailer_id and o.id = c.operator_id)
      union all
      select p.id::text from payments p
      where not exists (select 1 from stores s where s.retailer_id = p.retailer_id and s.id = p.store_id)
        or (p.operator_id is not null
          and not exists (select 1 from operators o where o.retailer_id = p.retailer_id and o.id = p.operator_id))`,
  },
  ...actInvariants,
  ...cancellationInvariants,
  ...deviceInvariants,
  ...undoInvariants,
  ...lateIofInvariants,
  ...pixInvariants,
  ...programInvariants,
  ...renegotiationInvariants,
];
