-- Holidays of states, cities and stores. `store_holidays` holds for each store what follows from them: the till reads it alone.
-- Few rows, of which every machine has a copy: so no foreign key leads to a store.
create table local_holidays (
  id             uuid primary key,
  scope          text not null check (scope in ('STATE', 'CITY', 'STORE')),
  uf             text,
  city_code      integer,
  retailer_id    uuid,
  store_id       uuid,
  day            date not null,
  name           text not null,
  reason         text not null,
  author_name    text not null,
  added_at       timestamptz not null,
  removed_at     timestamptz,
  removed_by     text,
  removal_reason text,
  check ((uf is not null) = (scope <> 'STORE')),
  check ((city_code is not null) = (scope = 'CITY')),
  check ((store_id is not null) = (scope = 'STORE') and (retailer_id is not null) = (scope = 'STORE')),
  check ((removed_at is null) = (removed_by is null) and (removed_at is null) = (removal_reason is null))
);
create unique index local_holidays_line on local_holidays (scope, uf, city_code, retailer_id, store_id, day)
  nulls not distinct where removed_at is null;
create index local_holidays_day on local_holidays (day);

insert into local_holidays (id, scope, retailer_id, store_id, day, name, reason, author_name, added_at)
select gen_random_uuid(), 'STORE', retailer_id, store_id, day, name, 'Valia antes deste registro', 'Sistema', now()
from store_holidays;

alter table local_holidays enable row level security;
create policy of_system on local_holidays to balcao_system using (true);
create policy app_reads on local_holidays for select to balcao_app
  using (retailer_id is null or retailer_id = current_setting('balcao.retailer')::uuid);
grant select on local_holidays to balcao_app;
