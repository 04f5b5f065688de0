-- Policies on a screen (ADR 0052): who entered and withdrew them by name as they were, and where a second person has to
-- approve before one holds. The version of the API before enters policies that wait for nobody.
alter table policy_documents
  add column author_name       text,
  add column withdrawn_by_name text,
  add column awaits_approval   boolean not null default false,
  add column approved_by       uuid,
  add column approved_by_name  text,
  add column approved_at       timestamptz,
  add constraint policy_documents_second_person check (approved_by <> author_id),
  add constraint policy_documents_approved check ((approved_by is null) = (approved_at is null)
    and (approved_by is null) = (approved_by_name is null) and not (awaits_approval and approved_by is not null));
update policy_documents p set author_name = o.name from operators o where o.id = p.author_id;
update policy_documents p set withdrawn_by_name = o.name from operators o where o.id = p.withdrawn_by;

-- The provider's analyst reads and enters the policies of every retailer.
drop policy app_reads on policy_documents;
create policy app_reads on policy_documents for select to balcao_app using (retailer_id is null
  or retailer_id = current_setting('balcao.retailer')::uuid
  or exists (select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
drop policy app_adds on policy_documents;
create policy app_adds on policy_documents for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid
  or exists (select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
drop policy app_changes on policy_documents;
create policy app_changes on policy_documents for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid
  or exists (select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
