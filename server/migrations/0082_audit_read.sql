-- The audit is read by people (ADR 0053): the newest first, and by each filter of its screen.
create index audit_entries_listed on audit_entries (retailer_id, at, id);
create index audit_entries_by_operator on audit_entries (retailer_id, operator_id, at, id) where operator_id is not null;
create index audit_entries_by_store on audit_entries (retailer_id, store_id, at, id) where store_id is not null;
create index audit_entries_by_action on audit_entries (retailer_id, action, at, id);
-- Whom an entry is about: named in its detail, the customer who acted, or the subject itself.
create index audit_entries_by_customer
  on audit_entries (retailer_id, (coalesce(detail ->> 'customerId', borrower_id::text, subject)), at, id);

-- Checks of a retailer's chain that somebody asked for, the one that runs by how far it is.
create table audit_checks (
  retailer_id  uuid not null,
  id           uuid not null,
  asked_by     uuid not null,
  started_at   timestamptz not null,
  -- Entries of the chain when it began.
  total        bigint not null,
  -- The newest link that was found to fit.
  checked      bigint not null,
  checked_hash text not null,
  broken_at    bigint,
  finished_at  timestamptz,
  primary key (retailer_id, id)
);
create unique index audit_checks_running on audit_checks (retailer_id) where finished_at is null;
create index audit_checks_listed on audit_checks (retailer_id, started_at);

alter table audit_checks enable row level security;
create policy of_system on audit_checks to balcao_system using (true);
create policy app_reads on audit_checks for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on audit_checks for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert on audit_checks to balcao_app;
