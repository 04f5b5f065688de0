-- What reports of a retailer read, in tables that lie by retailer_id (ADR 0022). The product fills them from the sales.

-- Sales that were made or changed and wait for the projection, which takes them out. No foreign key: one a sale, for a moment.
create table sale_changes (
  retailer_id uuid not null,
  id          uuid not null,
  borrower_id uuid not null,
  contract_id uuid not null,
  changed_at  timestamptz not null,
  primary key (retailer_id, id)
);

create table retailer_projections (
  retailer_id  uuid primary key,
  version      bigint not null,
  -- Last edition that was filled whole.
  edition      integer not null default 0,
  -- While it is being filled: sales accepted up to here are in.
  filled_until timestamptz
);

create table retailer_sales (
  retailer_id     uuid not null,
  contract_id     uuid not null,
  borrower_id     uuid not null,
  store_id        uuid not null,
  operator_id     uuid not null,
  borrower_name   text not null,
  accepted_at     timestamptz not null,
  sold_on         date not null,
  canceled_on     date,
  principal_cents bigint not null,
  coupon_cents    bigint not null,
  returned_cents  bigint not null,
  mdr_cents       bigint not null,
  net_cents       bigint not null,
  iof_cents       bigint not null,
  primary key (retailer_id, contract_id)
);
create index retailer_sales_listed on retailer_sales (retailer_id, accepted_at, contract_id);
create index retailer_sales_of_store on retailer_sales (retailer_id, store_id, accepted_at, contract_id);

create table retailer_sale_days (
  retailer_id     uuid not null,
  sold_on         date not null,
  store_id        uuid not null,
  sales           integer not null,
  canceled        integer not null,
  principal_cents bigint not null,
  coupon_cents    bigint not null,
  returned_cents  bigint not null,
  mdr_cents       bigint not null,
  net_cents       bigint not null,
  iof_cents       bigint not null,
  primary key (retailer_id, sold_on, store_id)
);
