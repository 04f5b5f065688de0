-- Pictures of a brand, sent by the provider's analysts and shown to everybody (ADR 0111). A row is never changed: its id says
-- what is drawn.
create table brand_images (
  id           text primary key check (id ~ '^[0-9a-f]{32}$'),
  png          bytea not null,
  width        integer not null check (width > 0),
  height       integer not null check (height > 0),
  sent_by      uuid not null,
  sent_by_name text not null,
  sent_at      timestamptz not null
);
alter table brand_images enable row level security;
create policy of_system on brand_images to balcao_system using (true);
create policy app_reads on brand_images for select to balcao_app using (true);
create policy app_adds on brand_images for insert to balcao_app with check (exists (
  select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
grant select, insert on brand_images to balcao_app;
