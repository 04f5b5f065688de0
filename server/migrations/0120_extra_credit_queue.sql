-- Extra credit that waits is decided by one analyst at a time, with a reason (ADR 0063). The queue shows the names as they were.
alter table credit_evaluations
  add column borrower_name   text not null default '',
  add column store_name      text not null default '',
  add column claimed_by      uuid,
  add column claimed_by_name text,
  add column claimed_until   timestamptz,
  -- What the analyst said; who is `accepted_by`.
  add column decision_reason text,
  add constraint credit_evaluations_claim check ((claimed_by is null) = (claimed_until is null)
    and (claimed_by is null) = (claimed_by_name is null)),
  add constraint credit_evaluations_reason check (decision_reason is null or accepted_by is not null);
update credit_evaluations e set
  borrower_name = coalesce((select b.name from borrowers b where b.id = e.borrower_id), ''),
  store_name = coalesce((select s.name from stores s where s.retailer_id = e.retailer_id and s.id = e.store_id), '')
  where e.status = 'CREATED';
create index credit_evaluations_waiting on credit_evaluations (created_at, id) where status = 'CREATED';

-- The provider's analyst decides on requests of every retailer; those of the own are seen without naming a customer.
drop policy app_reads on credit_evaluations;
create policy app_reads on credit_evaluations for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid
  or retailer_id = current_setting('balcao.retailer')::uuid
  or exists (select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
