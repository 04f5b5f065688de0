-- Purchases whose customer an analyst calls (ADR 0055): one row of each authorisation that waits for a person, with what the queue
-- shows. It is asked for anew once it lapsed; who decided is in the audit.
create table purchase_calls (
  borrower_id      uuid not null,
  proposal_id      uuid not null,
  retailer_id      uuid not null,
  reason           text not null check (reason in ('POLICY', 'FACE', 'ASKED')),
  customer_name    text not null,
  store_name       text not null,
  value_cents      bigint not null,
  -- Who sells: somebody else decides.
  operator_id      uuid not null,
  asked_at         timestamptz not null,
  due_at           timestamptz not null,
  ends_at          timestamptz not null,
  status           text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'DENIED', 'CONFIRMED', 'LOCKED')),
  code_sealed      text,
  claimed_by       uuid,
  claimed_by_name  text,
  claimed_until    timestamptz,
  decided_by       uuid,
  decided_at       timestamptz,
  decision_reason  text,
  primary key (borrower_id, proposal_id),
  check ((claimed_by is null) = (claimed_until is null) and (claimed_by is null) = (claimed_by_name is null)),
  check (decided_by <> operator_id),
  check ((status in ('APPROVED', 'DENIED')) = (decided_by is not null)),
  check ((decided_by is null) = (decision_reason is null)),
  check ((status = 'WAITING') = (decided_at is null)),
  check (status = 'WAITING' or code_sealed is null)
);
create index purchase_calls_waiting on purchase_calls (asked_at, proposal_id) where status = 'WAITING';
create index purchase_calls_ended on purchase_calls (ends_at);
alter table purchase_calls enable row level security;
create policy of_system on purchase_calls to balcao_system using (true);
-- The till of the customer's purchase asks for the call; the provider's analyst makes those of every retailer.
create policy app_reads on purchase_calls for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid
  or exists (select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
create policy app_adds on purchase_calls for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on purchase_calls for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, update on purchase_calls to balcao_app;
