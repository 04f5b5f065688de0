-- What a store or a person is to sell in a month: the line on the pictures of sales.
create table sales_goals (
  retailer_id  uuid not null,
  -- First day of the month.
  month        date not null check (extract(day from month) = 1),
  kind         text not null check (kind in ('STORE', 'OPERATOR')),
  subject_id   uuid not null,
  -- Zero: none any more.
  amount_cents bigint not null check (amount_cents >= 0),
  set_by       uuid not null,
  set_at       timestamptz not null,
  primary key (retailer_id, month, kind, subject_id),
  foreign key (retailer_id, set_by) references operators (retailer_id, id)
);
alter table sales_goals enable row level security;
create policy of_system on sales_goals to balcao_system using (true);
create policy app_reads on sales_goals for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on sales_goals for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on sales_goals for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, update on sales_goals to balcao_app;
