-- A face in conflict waits for a person in the one queue (ADR 0118): whose it is and where it was taken stand beside it, and one
-- analyst at a time has it.
alter table biometry_faces
  add column borrower_name   text not null default '',
  add column store_name      text,
  add column claimed_by      uuid,
  add column claimed_by_name text,
  add column claimed_until   timestamptz,
  add column decided_by_name text,
  add constraint biometry_faces_claim check ((claimed_by is null) = (claimed_until is null)
    and (claimed_by is null) = (claimed_by_name is null));
-- One whose comparison came to nothing within half an hour.
create index biometry_faces_compared on biometry_faces (taken_at) where status = 'IN_PROGRESS';
-- What a person decided today.
create index biometry_faces_decided on biometry_faces (decided_at) where decided_by is not null;

-- The desk lists what waits and counts what was decided, of customers that nobody named; no other face is seen without naming whose.
drop policy app_reads on biometry_faces;
create policy app_reads on biometry_faces for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid
  or ((status in ('CONFLICT', 'IN_PROGRESS') or decided_by is not null) and (retailer_id = current_setting('balcao.retailer')::uuid
    or exists (select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider))));
