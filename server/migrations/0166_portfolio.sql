-- What customers owe a retailer's sales, summed every few hours by store, month of the sale, month due and standing (ADR 0091): the
-- report reads some thousand rows whatever the number of contracts.
create table retailer_portfolios (
  retailer_id uuid primary key,
  -- The newest cells.
  made_at     timestamptz not null,
  -- Business day that lateness counts on.
  as_of       date not null
);

create table portfolio_cells (
  retailer_id  uuid not null,
  made_at      timestamptz not null,
  store_id     uuid not null,
  -- First days of months.
  sold_month   date not null,
  due_month    date not null,
  standing     text not null
    check (standing in ('PAID', 'AGREED', 'DUE', 'LATE_30', 'LATE_60', 'LATE_90', 'LATE_180', 'LATE_MORE')),
  contracts    integer not null,
  installments integer not null,
  face_cents   bigint not null,
  open_cents   bigint not null,
  primary key (retailer_id, made_at, store_id, sold_month, due_month, standing)
);

alter table retailer_portfolios enable row level security;
create policy of_system on retailer_portfolios to balcao_system using (true);
create policy app_reads on retailer_portfolios for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select on retailer_portfolios to balcao_app;

alter table portfolio_cells enable row level security;
create policy of_system on portfolio_cells to balcao_system using (true);
create policy app_reads on portfolio_cells for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select on portfolio_cells to balcao_app;
