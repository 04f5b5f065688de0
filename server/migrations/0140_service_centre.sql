-- Lookups of the service centre by operator, store and day: where the way to a purchase begins. No customer is in it.
create table service_days (
  retailer_id uuid not null,
  operator_id uuid not null,
  store_id    uuid not null,
  on_day      date not null,
  lookups     integer not null check (lookups > 0),
  primary key (retailer_id, operator_id, store_id, on_day),
  foreign key (retailer_id, operator_id) references operators (retailer_id, id)
);
create index service_days_of_day on service_days (retailer_id, on_day);
alter table service_days enable row level security;
create policy of_system on service_days to balcao_system using (true);
create policy app_reads on service_days for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on service_days for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on service_days for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, update (lookups) on service_days to balcao_app;

-- What an operator sold on which day, and whether a customer bought before.
create index retailer_sales_of_operator on retailer_sales (retailer_id, operator_id, sold_on);
create index retailer_sales_of_borrower on retailer_sales (retailer_id, borrower_id, accepted_at);
create index incentives_of_day on incentives (retailer_id, on_day, operator_id);
