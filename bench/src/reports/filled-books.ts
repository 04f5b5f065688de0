import type { CivilDate } from '@balcao/contract';
import type { Client } from '../sales/client.ts';

/** The month that is asked about, and as many rows of it in every database. */
export const days = { from: '2026-10-01' as CivilDate, to: '2026-10-31' as CivilDate };
export const ASKED_ROWS = 2_000;
export const ZONE = 'America/Manaus';
/** Rows of one statement: what fails is small, and so is its memory. */
const BATCH = 50_000;
const MONTHS_BEFORE = 12;

interface Fill {
  /** Begins the numbers of its contracts. */
  tag: string;
  contracts: number;
  /** SQL of `g`, a contract's number: whose it is, and the day of it. */
  retailer: string;
  day: string;
}

/** Sales of a contract of the demonstration, again and again, with what the projection and the books have of each. */
async function fill(client: Client, { tag, contracts, retailer, day }: Fill): Promise<void> {
  for (let from = 1; from <= contracts; from += BATCH) {
    const to = Math.min(contracts, from + BATCH - 1);
    const rows = `generate_series(${from}, ${to}) g cross join lateral (
      select md5('${tag}' || g)::uuid as id, ${retailer} as retailer_id, (${day})::date as on_day,
        (${day})::date + time '15:00' at time zone 'UTC' as at) x join bench_base b on b.n = g % (select count(*) from bench_base)`;
    await client.query(`insert into contracts select r.* from ${rows} cross join lateral jsonb_populate_record(b.c,
      jsonb_build_object('id', x.id, 'number', '${tag}' || g, 'retailer_id', x.retailer_id, 'accepted_at', x.at)) r`);
    await client.query(`insert into retailer_sales (retailer_id, contract_id, borrower_id, store_id, operator_id, borrower_name,
        accepted_at, sold_on, principal_cents, coupon_cents, returned_cents, mdr_cents, net_cents, iof_cents)
      select x.retailer_id, x.id, b.borrower_id, b.store_id, b.operator_id, 'CLIENTE', x.at, x.on_day, 10000, 0, 0, 400, 9600, 100
      from ${rows}`);
    await client.query(`insert into journal_entries (borrower_id, id, event, subject_id, retailer_id, store_id, posted_at, posted_on)
      select b.borrower_id, x.id, 'ORIGINATION', x.id, x.retailer_id, b.store_id, x.at, x.on_day from ${rows}`);
    await client.query(`insert into journal_lines (borrower_id, entry_id, line, account, amount_cents)
      select b.borrower_id, x.id, l.line, l.account, l.cents from ${rows} cross join
        (values (0, 'loans_receivable', 10000), (1, 'retailer_payable', -10000)) l (line, account, cents)`);
    await client.query(`insert into contract_postings (borrower_id, contract_id, on_day, event, debit, credit, amount_cents, posted_at)
      select b.borrower_id, x.id, x.on_day, 'ACCRUAL', 'accrued_interest', 'interest_income', 177, x.at from ${rows}`);
    await client.query(`insert into contract_provisions (borrower_id, contract_id, on_day, gross_cents, days_late, incurred_percent,
        additional_percent, incurred_cents, additional_cents, is_written_off)
      select b.borrower_id, x.id, (date_trunc('month', x.on_day) + interval '1 month')::date - 1, 10000, g % 120, '0', '1.9', 0, 190,
        false from ${rows}`);
  }
}

/** Months before the one asked about are closed, with what their days came to. */
const closeMonths = `
  with months as (select (date '${days.from}' - make_interval(months => n))::date as month
    from generate_series(1, ${MONTHS_BEFORE + 1}) n)
  insert into ledger_months (month, month_end, previous_month, zone, cut_at, asked_by, asked_by_name, asked_at, closed_by, closed_by_name, closed_at)
  select month, (month + interval '1 month')::date - 1, lag(month) over (order by month), '${ZONE}',
    '${days.from}'::timestamptz, gen_random_uuid(), 'ANA', '${days.from}', gen_random_uuid(), 'EVA', '${days.from}'
  from months order by month`;
const sumClosedDays = `
  insert into ledger_days (month, on_day, account, debit_cents, credit_cents)
  select date_trunc('month', e.posted_on)::date, e.posted_on, l.account, sum(greatest(l.amount_cents, 0)), sum(greatest(-l.amount_cents, 0))
  from journal_entries e join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id
  where e.posted_on < '${days.from}' group by 1, 2, 3`;

/** A retailer with its month, in a database with so many contracts of others in the months before. */
export async function fillBooks(client: Client, retailerId: string, contracts: number): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query(`create temp table bench_base as select c, c.borrower_id, c.store_id, c.operator_id,
    row_number() over (order by c.id) - 1 as n from contracts c where c.status = 'ACCEPTED' and c.accepted_at is not null`);
  await fill(client, {
    tag: 'OTHER-',
    contracts: Math.max(0, contracts - ASKED_ROWS),
    retailer: `md5('retailer' || g % 50)::uuid`,
    day: `date '${days.from}' - 1 - (${MONTHS_BEFORE} * 30 - g * ${MONTHS_BEFORE} * 30 / ${contracts + 1})::integer`,
  });
  await fill(client, {
    tag: 'ASKED-',
    contracts: ASKED_ROWS,
    retailer: `'${retailerId}'::uuid`,
    day: `date '${days.from}' + g % 31`,
  });
  await client.query(`insert into retailer_sale_days (retailer_id, sold_on, store_id, sales, canceled, principal_cents, coupon_cents,
      returned_cents, mdr_cents, net_cents, iof_cents)
    select retailer_id, sold_on, store_id, count(*), 0, sum(principal_cents), 0, 0, sum(mdr_cents), sum(net_cents), sum(iof_cents)
    from retailer_sales where borrower_name = 'CLIENTE' group by 1, 2, 3`);
  await client.query(
    `insert into retailer_projections (retailer_id, version, edition) select $1, 1, max(edition) from retailer_projections
     on conflict (retailer_id) do update set edition = excluded.edition`,
    [retailerId],
  );
  await client.query('delete from ledger_days');
  await client.query('delete from ledger_months');
  await client.query(closeMonths);
  await client.query(sumClosedDays);
  await client.query('vacuum analyze');
  await client.query('checkpoint');
}
