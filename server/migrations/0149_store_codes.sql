-- The printed QR code of a store (ADR 0083), and what customers ask by it: a cashier confirms the value, and the request becomes a
-- purchase by QR code whose page the customer holds already.
create table store_codes (
  retailer_id uuid not null,
  store_id    uuid not null,
  code        text not null,
  made_by     uuid not null,
  made_at     timestamptz not null,
  primary key (retailer_id, store_id),
  foreign key (retailer_id, made_by) references operators (retailer_id, id)
);
create unique index store_codes_code on store_codes (retailer_id, code);
create index store_codes_of_code on store_codes (code);
alter table store_codes enable row level security;
create policy of_system on store_codes to balcao_system using (true);
create policy app_reads on store_codes for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on store_codes for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on store_codes for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, update on store_codes to balcao_app;

create table store_requests (
  retailer_id uuid not null,
  -- Also of the purchase it becomes.
  id          uuid not null,
  store_id    uuid not null,
  value_cents bigint not null check (value_cents > 0),
  -- What customer and cashier compare.
  number      text not null,
  key_hash    text not null,
  status      text not null default 'WAITING' check (status in ('WAITING', 'CONFIRMED', 'REFUSED')),
  created_at  timestamptz not null,
  ends_at     timestamptz not null,
  decided_by  uuid,
  decided_at  timestamptz,
  primary key (retailer_id, id),
  foreign key (retailer_id, decided_by) references operators (retailer_id, id),
  check ((status = 'WAITING') = (decided_at is null)),
  check ((status = 'WAITING') = (decided_by is null))
);
create index store_requests_key on store_requests (key_hash);
create index store_requests_waiting on store_requests (retailer_id, store_id, created_at) where status = 'WAITING';
create index store_requests_ended on store_requests (ends_at);
alter table store_requests enable row level security;
create policy of_system on store_requests to balcao_system using (true);
create policy app_reads on store_requests for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on store_requests for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, update on store_requests to balcao_app;
