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

-- Requests of a retailer read its reports and tell of its sales (ADR 0021); the rest is the system's.
alter table sale_changes enable row level security;
create policy of_system on sale_changes to balcao_system using (true);
create policy app_reads on sale_changes for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on sale_changes for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert on sale_changes to balcao_app;

alter table retailer_projections enable row level security;
create policy of_system on retailer_projections to balcao_system using (true);
create policy app_reads on retailer_projections for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select on retailer_projections to balcao_app;

alter table retailer_sales enable row level security;
create policy of_system on retailer_sales to balcao_system using (true);
create policy app_reads on retailer_sales for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select on retailer_sales to balcao_app;

alter table retailer_sale_days enable row level security;
create policy of_system on retailer_sale_days to balcao_system using (true);
create policy app_reads on retailer_sale_days for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select on retailer_sale_days to balcao_app;
