/** Invariants of coupons, evaluations, incentives and limit blocks; the shape is that of `Invariant`. */
export const programInvariants = [
  {
    id: 'I13e',
    says: 'a coupon is used exactly by the one contract in force that says so',
    sql: `select k.id::text as found from coupons k
      left join contracts c on c.borrower_id = k.borrower_id and c.id = k.contract_id and c.coupon_id = k.id and c.status = 'ACCEPTED'
      where k.status = 'USED' and c.id is null
      union all
      select c.id::text from contracts c
      left join coupons k on k.borrower_id = c.borrower_id and k.id = c.coupon_id and k.contract_id = c.id and k.status = 'USED'
      where c.status = 'ACCEPTED' and c.coupon_id is not null and k.id is null`,
  },
  {
    id: 'I13f',
    says: 'an evaluation is applied exactly to the one contract in force that says so, in its store and within its bounds',
    sql: `select e.id::text as found from credit_evaluations e
      left join contracts c on c.borrower_id = e.borrower_id and c.id = e.contract_id and c.evaluation_id = e.id and c.status = 'ACCEPTED'
      where e.status = 'APPLIED' and (c.id is null or c.store_id <> e.store_id or c.retailer_id <> e.retailer_id
        or c.principal_cents not between e.minimum_cents and e.maximum_cents or e.applied_at >= e.expires_at)
      union all
      select c.id::text from contracts c
      left join credit_evaluations e on e.borrower_id = c.borrower_id and e.id = c.evaluation_id and e.contract_id = c.id and e.status = 'APPLIED'
      where c.status = 'ACCEPTED' and c.evaluation_id is not null and e.id is null`,
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
    id: 'I18',
    says: 'what operators earned on a customer = incentives payable posted; no subject gives back more than it earned',
    sql: `select coalesce(i.borrower_id, l.borrower_id)::text as found from
      (select borrower_id, sum(amount_cents) as cents from incentives group by borrower_id) i
      full join (select borrower_id, -sum(amount_cents) as cents from journal_lines where account = 'incentive_payable' group by borrower_id) l
        on l.borrower_id = i.borrower_id
      where coalesce(i.cents, 0) <> coalesce(l.cents, 0)
      union all
      select subject_id::text from incentives group by retailer_id, subject_id, event
      having sum(amount_cents) < 0 or count(*) filter (where entry = 'ACCRUAL') <> 1`,
  },
] as const;
