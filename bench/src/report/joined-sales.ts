import { type Client, statement } from '../sales/client.ts';

/** The report as it was before the projection: sales joined over all customers, counted over the range. */
const joined = statement(
  'joined',
  `with page as materialized (
     select * from contracts c where c.retailer_id = $1 and c.status in ('ACCEPTED', 'CANCELED')
       and c.accepted_at >= ($2::date::timestamp at time zone $4) and c.accepted_at < (($3::date + 1)::timestamp at time zone $4)
     order by c.accepted_at, c.id limit 501)
   select (select count(*) from contracts c where c.retailer_id = $1 and c.status in ('ACCEPTED', 'CANCELED')
       and c.accepted_at >= ($2::date::timestamp at time zone $4)
       and c.accepted_at < (($3::date + 1)::timestamp at time zone $4)) as total,
     (select coalesce(json_agg(r), '[]'::json) from (
       select c.id, c.accepted_at, c.canceled_on, s.name as store, b.name as borrower, o.name as operator, c.principal_cents,
         c.coupon_discount_cents, c.returned_cents,
         (p.plan ->> 'iofDailyCents')::bigint + (p.plan ->> 'iofAdditionalCents')::bigint as iof,
         (select coalesce(json_agg(l), '[]'::json) from (
           select l.account, l.amount_cents from journal_entries e
           join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id
           where e.borrower_id = c.borrower_id and e.subject_id = c.id and e.event = 'ORIGINATION' order by l.line) l) as postings
       from page c
       join stores s on s.retailer_id = c.retailer_id and s.id = c.store_id
       join operators o on o.retailer_id = c.retailer_id and o.id = c.operator_id
       join borrowers b on b.id = c.borrower_id
       join proposals p on p.borrower_id = c.borrower_id and p.id = c.accepted_proposal_id
       order by c.accepted_at, c.id) r) as rows`,
);

export interface Range {
  retailerId: string;
  startDate: string;
  endDate: string;
  zone: string;
}

export async function joinedSales(client: Client, { retailerId, startDate, endDate, zone }: Range): Promise<number> {
  const { rows } = await client.query<{ total: string }>({
    ...joined,
    values: [retailerId, startDate, endDate, zone],
  });
  return Number(rows[0]?.total);
}
