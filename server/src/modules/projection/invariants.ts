import type { Invariant } from '../../kernel/module.ts';

/** What the books say of each sale; in a part of its own, since the planner would sum it anew for each sale where it takes them for few. */
const booked = `booked as materialized (select e.borrower_id, e.subject_id, sum(l.amount_cents) filter (where l.account = 'mdr_income') as mdr,
    sum(l.amount_cents) filter (where l.account = 'retailer_payable') as net
  from journal_entries e join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id
  where e.event = 'ORIGINATION' and l.account in ('mdr_income', 'retailer_payable') group by e.borrower_id, e.subject_id)`;

/** A sale as it is, by the columns of the projection. */
const sales = `select c.retailer_id, c.id as contract_id, c.borrower_id, c.store_id, c.operator_id, b.name as borrower_name, c.accepted_at,
    (c.accepted_at at time zone r.zone)::date as sold_on, c.canceled_on, c.source_product, c.principal_cents, c.coupon_discount_cents as coupon_cents,
    c.returned_cents, coalesce(-j.mdr, 0) as mdr_cents, coalesce(-j.net, 0) as net_cents,
    p.iof_cents
  from contracts c
  join retailers r on r.id = c.retailer_id
  join borrowers b on b.id = c.borrower_id
  join (select borrower_id, id, (plan ->> 'iofDailyCents')::bigint + (plan ->> 'iofAdditionalCents')::bigint as iof_cents
    from proposals offset 0) p on p.borrower_id = c.borrower_id and p.id = c.accepted_proposal_id
  left join booked j on j.borrower_id = c.borrower_id and j.subject_id = c.id
  where c.status in ('ACCEPTED', 'CANCELED')`;

const columns = `contract_id, borrower_id, store_id, operator_id, borrower_name, accepted_at, sold_on, canceled_on, source_product,
  principal_cents, coupon_cents, returned_cents, mdr_cents, net_cents, iof_cents`;
const of = (alias: string) => columns.replaceAll(/\w+/g, (name) => `${alias}.${name}`);
const sums = `count(*) as sales, count(canceled_on) as canceled, sum(principal_cents) as principal_cents, sum(coupon_cents) as coupon_cents,
  sum(returned_cents) as returned_cents, sum(mdr_cents) as mdr_cents, sum(net_cents) as net_cents, sum(iof_cents) as iof_cents`;
const summed = [
  'sales',
  'canceled',
  'principal_cents',
  'coupon_cents',
  'returned_cents',
  'mdr_cents',
  'net_cents',
  'iof_cents',
];

const ofWhole = (retailerId: string) =>
  `exists (select 1 from retailer_projections h where h.retailer_id = ${retailerId} and h.edition > 0)`;

/** The retailer projection (ADR 0022). */
export const projectionInvariants: readonly Invariant[] = [
  {
    id: 'I21',
    says: 'the projection of a retailer holds each of its sales as it is, but those whose change waits',
    sql: `with ${booked}
      select coalesce(c.contract_id, s.contract_id)::text as found
      from (${sales}) c full join retailer_sales s on s.retailer_id = c.retailer_id and s.contract_id = c.contract_id
      where (${of('c')}) is distinct from (${of('s')})
        and ${ofWhole('coalesce(c.retailer_id, s.retailer_id)')}
        and not exists (select 1 from sale_changes w where w.retailer_id = coalesce(c.retailer_id, s.retailer_id)
          and w.contract_id = coalesce(c.contract_id, s.contract_id))`,
  },
  {
    id: 'I21b',
    isAcrossCustomers: true,
    says: 'a day of the projection is what its sales sum to',
    sql: `select coalesce(w.store_id, d.store_id)::text || ' on ' || coalesce(w.sold_on, d.sold_on)::text as found
      from (select retailer_id, sold_on, store_id, ${sums} from retailer_sales group by retailer_id, sold_on, store_id) w
      full join retailer_sale_days d on d.retailer_id = w.retailer_id and d.sold_on = w.sold_on and d.store_id = w.store_id
      where (${summed.map((name) => `coalesce(w.${name}, 0)`).join(', ')}) <> (${summed
        .map((name) => `coalesce(d.${name}, 0)`)
        .join(', ')}) and ${ofWhole('coalesce(w.retailer_id, d.retailer_id)')}`,
  },
];
