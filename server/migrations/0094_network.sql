-- What the provider keeps of a retailer and its stores, and who changed it, when and why (ADR 0048).
alter table retailers
  add column contact_name text,
  add column contact_email text,
  add column contact_phone text;

-- The parts of an address; `address` stays the line that receipts print. Null of stores from before, until they are edited.
alter table stores
  add column cep text,
  add column street text,
  add column number text,
  add column complement text,
  add column district text,
  add column city text,
  add column city_code integer,
  add column uf text,
  add column phone text;

create table retailer_changes (
  retailer_id        uuid not null references retailers (id),
  id                 uuid not null,
  -- Null: of the retailer itself.
  store_id           uuid,
  kind               text not null check (kind in ('CREATED', 'CHANGED', 'DEACTIVATED', 'ACTIVATED')),
  reason             text,
  -- Fields by their name, with what they said before and say now.
  difference         jsonb not null,
  author_retailer_id uuid not null,
  author_id          uuid not null,
  author_name        text not null,
  changed_at         timestamptz not null,
  primary key (retailer_id, id),
  foreign key (retailer_id, store_id) references stores (retailer_id, id)
);
create index retailer_changes_listed on retailer_changes (retailer_id, changed_at, id);

alter table retailer_changes enable row level security;
create policy of_system on retailer_changes to balcao_system using (true);
create policy app_reads on retailer_changes for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select on retailer_changes to balcao_app;
