-- A day that the whole country is declared to have off: the money between banks waits too. Calendars of before know none.
alter table local_holidays drop constraint local_holidays_scope_check;
alter table local_holidays add constraint local_holidays_scope_check
  check (scope in ('COUNTRY', 'STATE', 'CITY', 'STORE'));
alter table local_holidays drop constraint local_holidays_check;
alter table local_holidays add constraint local_holidays_check
  check ((uf is not null) = (scope in ('STATE', 'CITY')));

-- What transfers and billings read: days, besides the national ones that are computed.
create table country_holidays (
  day  date primary key,
  name text not null
);
alter table country_holidays enable row level security;
create policy of_system on country_holidays to balcao_system using (true);
create policy app_reads on country_holidays for select to balcao_app using (true);
grant select on country_holidays to balcao_app;
