-- Devices sold on credit. Retailer family: what is on sale and for how much. Credit family: which device a contract sells.

-- Without a retailer it is in everybody's catalogue.
create table device_products (
  id           uuid primary key,
  retailer_id  uuid references retailers (id),
  manufacturer text not null,
  model        text not null,
  description  text not null default '',
  is_active    boolean not null default true
);
create index device_products_retailer on device_products (retailer_id) where is_active;

-- Price by day: a store's before a retailer's before everybody's, then the newest.
create table device_offers (
  id                    uuid primary key,
  product_id            uuid not null references device_products (id),
  retailer_id           uuid references retailers (id),
  store_id              uuid,
  valid_from            date not null,
  -- Last day; null while there is no end.
  valid_until           date,
  price_cents           bigint not null check (price_cents > 0),
  -- Either a fixed down payment or a rate of the value.
  down_payment_cents    bigint check (down_payment_cents >= 0 and down_payment_cents < price_cents),
  max_down_payment_rate numeric check (max_down_payment_rate >= 0 and max_down_payment_rate < 1),
  -- Smallest share of the price it may be sold for; 1 is a fixed price.
  min_price_rate        numeric not null default 1 check (min_price_rate > 0 and min_price_rate <= 1),
  -- Most that may be financed on it.
  max_amount_cents      bigint check (max_amount_cents > 0),
  unique nulls not distinct (product_id, retailer_id, store_id, valid_from),
  foreign key (retailer_id, store_id) references stores (retailer_id, id),
  check (store_id is null or retailer_id is not null),
  check (valid_until is null or valid_until >= valid_from),
  check ((down_payment_cents is null) <> (max_down_payment_rate is null)),
  check (min_price_rate = 1 or max_down_payment_rate is not null)
);

-- First eight digits of an IMEI and whose devices they are, as far as they are known here.
create table device_tacs (
  tac   text primary key check (tac ~ '^[0-9]{8}$'),
  brand text not null
);

-- The device of a contract. Sold devices are in device_bindings too: status BOUND is that row.
create table contract_devices (
  borrower_id      uuid not null,
  contract_id      uuid not null,
  retailer_id      uuid not null,
  product_id       uuid not null,
  imei             text not null check (imei ~ '^[0-9]{15}$'),
  brand            text not null,
  status           text not null check (status in ('VERIFIED', 'SUBMITTED', 'LOCKED', 'RELEASED')),
  confirm_attempts integer not null default 0,
  -- What the lock service last said, word for word.
  lock_message     text,
  verified_at      timestamptz not null,
  submitted_at     timestamptz,
  locked_at        timestamptz,
  released_at      timestamptz,
  primary key (borrower_id, contract_id),
  foreign key (borrower_id, contract_id) references contracts (borrower_id, id)
);
create index contract_devices_locked on contract_devices (imei) where status in ('SUBMITTED', 'LOCKED');

-- The place where an IMEI is unique: it serves one contract until that is paid off or cancelled.
create table device_bindings (
  imei        text primary key,
  borrower_id uuid not null,
  contract_id uuid not null unique,
  bound_at    timestamptz not null,
  foreign key (borrower_id, contract_id) references contract_devices (borrower_id, contract_id)
);
