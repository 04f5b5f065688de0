-- Who changed a layer of the configuration, when and why (ADR 0046). `configurations` and `public_configurations` hold what
-- holds now, as the version of the API before reads it.
create table configuration_versions (
  id          uuid primary key,
  scope       text not null check (scope in ('DEFAULT', 'RETAILER', 'STORE', 'HOSTNAME')),
  retailer_id uuid,
  store_id    uuid,
  hostname    text,
  -- Counts the versions of a layer.
  revision    integer not null check (revision > 0),
  document    jsonb not null,
  -- What the layer said until then.
  before      jsonb not null,
  reason      text not null,
  author_id   uuid not null,
  author_name text not null,
  entered_at  timestamptz not null,
  undoes      uuid references configuration_versions (id),
  check ((retailer_id is not null) = (scope in ('RETAILER', 'STORE'))),
  check ((store_id is not null) = (scope = 'STORE')),
  check ((hostname is not null) = (scope = 'HOSTNAME'))
);
-- Of two at once the second is told.
create unique index configuration_versions_line
  on configuration_versions (scope, retailer_id, store_id, hostname, revision) nulls not distinct;
create index configuration_versions_listed on configuration_versions (scope, entered_at, id);

alter table configuration_versions enable row level security;
create policy of_system on configuration_versions to balcao_system using (true);
create policy app_reads on configuration_versions for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid
  or retailer_id is null and exists (
    select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
create policy app_adds on configuration_versions for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid
  or retailer_id is null and exists (
    select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
grant select, insert on configuration_versions to balcao_app;

create policy app_adds on configurations for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid
  or retailer_id is null and exists (
    select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
create policy app_changes on configurations for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid
  or retailer_id is null and exists (
    select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
grant insert, update on configurations to balcao_app;

alter table public_configurations enable row level security;
create policy of_system on public_configurations to balcao_system using (true);
create policy app_reads on public_configurations for select to balcao_app using (true);
create policy app_adds on public_configurations for insert to balcao_app with check (exists (
  select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
create policy app_changes on public_configurations for update to balcao_app using (exists (
  select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
grant insert, update on public_configurations to balcao_app;
