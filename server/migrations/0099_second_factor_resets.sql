-- Why somebody took the second factor from a colleague: typed words belong in a row, never in the sealed audit.
create table second_factor_resets (
  retailer_id uuid not null,
  id          uuid not null,
  operator_id uuid not null,
  -- Who took it.
  reset_by    uuid not null,
  reason      text not null,
  reset_at    timestamptz not null,
  primary key (retailer_id, id),
  foreign key (retailer_id, operator_id) references operators (retailer_id, id)
);

alter table second_factor_resets enable row level security;
create policy of_system on second_factor_resets to balcao_system using (true);
create policy app_reads on second_factor_resets for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on second_factor_resets for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert on second_factor_resets to balcao_app;
