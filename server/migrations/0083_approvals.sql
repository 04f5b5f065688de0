-- What a second person allowed an operator to do once, at the operator's till (ADR 0054).
create table approvals (
  retailer_id uuid not null,
  id          uuid not null,
  act         text not null,
  subject_id  uuid not null,
  -- SHA-256 of act, subject and facts, as they were shown to who approved.
  digest      text not null,
  approver_id uuid not null,
  asked_by    uuid not null,
  granted_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  primary key (retailer_id, id),
  foreign key (retailer_id, approver_id) references operators (retailer_id, id),
  foreign key (retailer_id, asked_by) references operators (retailer_id, id),
  check (approver_id <> asked_by)
);
create index approvals_expires on approvals (expires_at);

alter table approvals enable row level security;
create policy of_system on approvals to balcao_system using (true);
create policy app_reads on approvals for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on approvals for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on approvals for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, update on approvals to balcao_app;
