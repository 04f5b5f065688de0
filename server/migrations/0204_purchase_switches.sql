-- Who let a customer buy no more, or buy again, and why (ADR 0114). What stands is `borrowers.is_purchase_disabled`.
create table purchase_switches (
  borrower_id          uuid not null references borrowers (id),
  id                   uuid not null,
  at                   timestamptz not null,
  is_disabled          boolean not null,
  reason               text not null,
  operator_id          uuid not null,
  -- As they were: the history tells who and why to their retailer and to the provider (ADR 0040).
  operator_name        text not null,
  operator_retailer_id uuid not null,
  primary key (borrower_id, id)
);
alter table purchase_switches enable row level security;
create policy of_system on purchase_switches to balcao_system using (true);
create policy app_reads on purchase_switches for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on purchase_switches for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert on purchase_switches to balcao_app;
