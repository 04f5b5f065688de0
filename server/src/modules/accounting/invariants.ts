import type { Invariant } from '../../kernel/module.ts';

/** What the entries of a contract come to on an account. */
const sumOf = (account: string) =>
  `sum(case when debit = '${account}' then amount_cents when credit = '${account}' then 0 - amount_cents else 0 end)`;

/** The books of the lender: standings, and months that are closed. */
export const accountingInvariants: readonly Invariant[] = [
  {
    id: 'I50',
    says: 'what a contract accrued and what is set aside for it = the sum of its entries; once it is over nothing of it is controlled as written off',
    sql: `select s.contract_id::text as found from contract_standings s
      left join (select borrower_id, contract_id, ${sumOf('accrued_interest')} as accrued, ${sumOf('allowance_incurred')} as incurred,
          ${sumOf('allowance_additional')} as additional, ${sumOf('allowance_excess')} as excess,
          ${sumOf('memo_written_off')} as controlled
        from contract_postings group by borrower_id, contract_id) p
        on p.borrower_id = s.borrower_id and p.contract_id = s.contract_id
      where s.accrued_cents <> coalesce(p.accrued, 0) or s.incurred_cents <> 0 - coalesce(p.incurred, 0)
        or s.additional_cents <> 0 - coalesce(p.additional, 0) or coalesce(p.excess, 0) <> 0
        or (not s.is_live and coalesce(p.controlled, 0) <> 0)`,
  },
  {
    id: 'I50b',
    isAcrossCustomers: true,
    says: 'every day of the books sums to zero, closed or not',
    sql: `select on_day::text as found from ledger_days group by on_day having sum(debit_cents) <> sum(credit_cents)`,
  },
  {
    id: 'I50c',
    isAcrossCustomers: true,
    says: 'a closed month is what was posted in it before it was closed',
    sql: `with lines as (
        select e.posted_on as day, e.posted_at as at, l.account, l.amount_cents from journal_entries e
          join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id
        union all select e.posted_on, e.posted_at, l.account, l.amount_cents from retailer_entries e
          join retailer_lines l on l.retailer_id = e.retailer_id and l.entry_id = e.id
        union all select on_day, posted_at, debit, amount_cents from contract_postings
        union all select on_day, posted_at, credit, 0 - amount_cents from contract_postings),
      booked as (
        select account, amount_cents, coalesce((select (lines.at at time zone m.zone)::date from ledger_months m
          where m.month_end >= lines.day and m.cut_at <= lines.at limit 1), lines.day) as on_day from lines),
      sums as (
        select on_day, account, sum(greatest(amount_cents, 0)) as debit, sum(greatest(0 - amount_cents, 0)) as credit from booked
        where on_day <= (select max(month_end) from ledger_months) group by on_day, account)
      select coalesce(s.on_day, d.on_day)::text as found from sums s
      full join ledger_days d on d.on_day = s.on_day and d.account = s.account
      where coalesce(s.debit, 0) <> coalesce(d.debit_cents, 0) or coalesce(s.credit, 0) <> coalesce(d.credit_cents, 0)`,
  },
];
