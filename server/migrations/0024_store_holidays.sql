-- State and city holidays, by store: days on which the banks of its place do not open, besides the national ones.
create table store_holidays (
  retailer_id uuid not null,
  store_id    uuid not null,
  day         date not null,
  name        text not null,
  primary key (retailer_id, store_id, day),
  foreign key (retailer_id, store_id) references stores (retailer_id, id)
);
create index store_holidays_day on store_holidays (day);
