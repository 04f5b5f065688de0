import type { Invariant } from '../../kernel/module.ts';

/** What the books owe a retailer by an entry of the journal. */
const owed = `(select -coalesce(sum(l.amount_cents), 0) from journal_lines l
  where l.borrower_id = i.borrower_id and l.entry_id = i.id and l.account = 'retailer_payable')`;

/** What entries about a batch moved in an account. */
const movedOf = (account: string) => `(select sum(l.amount_cents) from retailer_entries e
  join retailer_lines l on l.retailer_id = e.retailer_id and l.entry_id = e.id and l.account = '${account}'
  where e.retailer_id = b.retailer_id and e.subject_id = b.id)`;

/** What retailers are owed and paid. */
export const transfersInvariants: readonly Invariant[] = [
  {
    id: 'I12',
    isAcrossCustomers: true,
    says: 'a batch is what its items sum to, and pays that and what the one before it left, never below zero',
    sql: `select b.id::text as found from transfer_batches b
      left join (select retailer_id, batch_id, count(*) filter (where kind = 'SALE') as sales, sum(principal_cents) as principal,
          sum(fee_cents) as fee, sum(discount_cents) as discount, sum(amount_cents) filter (where kind <> 'SALE') as adjusted
        from transfer_items where batch_id is not null group by retailer_id, batch_id) i
        on i.retailer_id = b.retailer_id and i.batch_id = b.id
      where b.reversed_at is null and (b.originations_count, b.principal_cents, b.fee_cents, b.discount_cents, b.adjusted_cents)
        is distinct from (coalesce(i.sales, 0), coalesce(i.principal, 0), coalesce(i.fee, 0), coalesce(i.discount, 0), coalesce(i.adjusted, 0))
      union all
      select h.retailer_id::text from transfer_heads h where h.carried_cents <> (
        select coalesce(sum(case when b.reversed_at is null then b.carried_cents - b.brought_cents else -b.set_off_cents end), 0)
        from transfer_batches b where b.retailer_id = h.retailer_id)
      union all
      select i.id::text from transfer_items i join transfer_batches b on b.retailer_id = i.retailer_id and b.id = i.batch_id
      where b.reversed_at is not null`,
  },
  {
    id: 'I12b',
    says: 'each item is what the books owe of its entry',
    sql: `select i.id::text as found from transfer_items i where i.kind <> 'ANTICIPATION' and i.amount_cents <> ${owed}`,
  },
  {
    id: 'I12c',
    isAcrossCustomers: true,
    says: 'what moved of a batch in the books is where it stands',
    sql: `select b.id::text as found from transfer_batches b where coalesce(${movedOf('cash_at_bank')}, 0)
        <> case when b.reversed_at is not null or b.status = 'AT_UME' then 0 else -b.paid_cents end
      union all
      select b.id::text from transfer_batches b where coalesce(${movedOf('retailer_payable')}, 0)
        <> case when b.reversed_at is null and b.status = 'AT_RETAILER' then b.paid_cents else 0 end
      union all
      select b.id::text from transfer_batches b where b.paid_cents > 0 and (
          select count(*) from transfer_steps s where s.retailer_id = b.retailer_id and s.batch_id = b.id)
        <> array_position(array['AT_UME', 'AT_BANKER', 'AT_TRANSITORY_ACCOUNT', 'AT_RETAILER'], b.status) - 1`,
  },
  {
    id: 'I12e',
    isAcrossCustomers: true,
    says: 'what came off a batch is what billings say was paid by it',
    sql: `select b.id::text as found from transfer_batches b
      left join (select retailer_id, batch_id, sum(value_cents) as cents from billing_receipts where batch_id is not null
        group by retailer_id, batch_id) r on r.retailer_id = b.retailer_id and r.batch_id = b.id
      where b.set_off_cents <> coalesce(r.cents, 0)`,
  },
  {
    id: 'I12f',
    isAcrossCustomers: true,
    says: 'a payout pays what its batch pays, stands in it while the bank has it, and finished its last step by its own id once it was paid',
    sql: `select p.id::text as found from payouts p
      left join transfer_batches b on b.retailer_id = p.retailer_id and b.id = p.batch_id
      left join transfer_steps s on s.retailer_id = p.retailer_id and s.batch_id = p.batch_id and s.step = 'TRANSITORY_TO_RETAILER'
      where b.id is null or p.amount_cents <> b.paid_cents
        or (p.status in ('REQUESTED', 'ACCEPTED') and (b.payout_id is distinct from p.id or b.status <> 'AT_TRANSITORY_ACCOUNT'))
        or (p.status in ('SETTLED', 'RETURNED') and (b.payout_id is distinct from p.id or s.end_to_end_id is distinct from p.end_to_end_id))
      union all
      select b.id::text from transfer_batches b left join payouts p on p.id = b.payout_id
      where b.payout_id is not null and (p.id is null or p.status = 'FAILED')`,
  },
  {
    id: 'I12d',
    isAcrossCustomers: true,
    says: 'what the books owe a retailer is what is in no batch, on its way, or not collected yet',
    sql: `with owed as (
        select e.retailer_id, -sum(l.amount_cents) as cents,
          -sum(l.amount_cents) filter (where not exists (
            select 1 from transfer_items i where i.retailer_id = e.retailer_id and i.id = e.id)) as not_collected
        from journal_entries e join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id
        where l.account = 'retailer_payable' group by e.retailer_id),
      moved as (
        select retailer_id, sum(amount_cents) as cents from retailer_lines where account = 'retailer_payable' group by retailer_id),
      waiting as (select retailer_id, sum(amount_cents) as cents from transfer_items where batch_id is null group by retailer_id),
      under_way as (
        select retailer_id, sum(paid_cents) filter (where status <> 'AT_RETAILER') as cents
        from transfer_batches where reversed_at is null group by retailer_id)
      select o.retailer_id::text as found from owed o
      left join moved m on m.retailer_id = o.retailer_id
      left join waiting w on w.retailer_id = o.retailer_id
      left join under_way u on u.retailer_id = o.retailer_id
      left join transfer_heads h on h.retailer_id = o.retailer_id
      where o.cents - coalesce(m.cents, 0) <> coalesce(o.not_collected, 0) + coalesce(w.cents, 0) + coalesce(u.cents, 0)
        + coalesce(h.carried_cents, 0)`,
  },
];
