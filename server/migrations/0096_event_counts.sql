-- How often the screens are used, by retailer and day (ADR 0051): of no person, session or customer.
create table event_counts (
  retailer_id uuid not null references retailers (id),
  day         date not null,
  name        text not null check (name ~ '^[a-z][a-z0-9_]{0,39}$'),
  count       bigint not null check (count > 0),
  primary key (retailer_id, day, name)
);
create index event_counts_forget on event_counts (day);

alter table event_counts enable row level security;
create policy of_system on event_counts to balcao_system using (true);
create policy app_reads on event_counts for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on event_counts for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on event_counts for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, update (count) on event_counts to balcao_app;
