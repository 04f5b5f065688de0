import type { Invariant } from '../../kernel/module.ts';

/** Proposals, codes, and the coupons and evaluations a contract uses. */
export const contractsInvariants: readonly Invariant[] = [
  {
    id: 'I5',
    says: 'an accepted contract has exactly its own accepted proposal',
    sql: `select c.id::text as found from contracts c
      left join proposals p on p.borrower_id = c.borrower_id and p.id = c.accepted_proposal_id and p.contract_id = c.id
      where (c.status in ('OFFERED', 'EXPIRED') and c.accepted_proposal_id is not null) or (c.status in ('ACCEPTED', 'CANCELED') and p.id is null)`,
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
    id: 'I13',
    says: 'a purchase code serves one contract at most',
    sql: `select proposal_id::text as found from purchase_verifications v where used_at is not null
      and not exists (select 1 from contracts c where c.borrower_id = v.borrower_id and c.accepted_proposal_id = v.proposal_id)`,
  },
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
    id: 'I22',
    says: "the store's own credit is in memorandum accounts: the provider earns MDR and fees of it, and lends nothing",
    sql: `with sold as materialized (
        select e.borrower_id, e.id, c.is_own from journal_entries e
        join (select borrower_id, id, coalesce(terms ->> 'ownedBy' = 'STORE', false) as is_own from contracts offset 0) c
          on c.borrower_id = e.borrower_id and c.id = e.subject_id
        where e.event = 'ORIGINATION')
      select e.id::text as found from sold e
      join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id
      where case when e.is_own then l.account not like 'memo_%' and l.account not in
          ('retailer_payable', 'mdr_income', 'coupon_expense', 'fees_receivable', 'fee_income', 'incentive_expense', 'incentive_payable')
        else l.account like 'memo_%' end`,
  },
];
