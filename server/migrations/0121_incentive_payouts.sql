-- What sellers earned is paid by the month (ADR 0063): one person closes a month, which fixes what each is paid and for which
-- entries; another marks it as paid by Pix. What comes back is paid again under a new payment.
create table incentive_payouts (
  retailer_id     uuid not null,
  id              uuid not null,
  operator_id     uuid not null,
  operator_name   text not null,
  -- Its first day.
  month           date not null check (extract(day from month) = 1),
  amount_cents    bigint not null check (amount_cents > 0),
  closed_by       uuid not null,
  closed_by_name  text not null,
  closed_at       timestamptz not null,
  status          text not null default 'OPEN' check (status in ('OPEN', 'PAID', 'RETURNED')),
  -- Of the last payment; the entries of the journal name it.
  payment_id      uuid,
  pix_key         text,
  paid_by         uuid,
  paid_by_name    text,
  paid_at         timestamptz,
  returned_at     timestamptz,
  return_reason   text,
  primary key (retailer_id, id),
  foreign key (retailer_id, operator_id) references operators (retailer_id, id),
  check (paid_by not in (closed_by, operator_id)),
  check ((status = 'OPEN') = (payment_id is null) and (payment_id is null) = (paid_by is null) and (payment_id is null) = (paid_at is null)
    and (payment_id is null) = (pix_key is null) and (payment_id is null) = (paid_by_name is null)),
  check ((status = 'RETURNED') = (returned_at is not null) and (returned_at is null) = (return_reason is null))
);
create unique index incentive_payouts_month on incentive_payouts (retailer_id, operator_id, month);
create index incentive_payouts_listed on incentive_payouts (retailer_id, month);

-- Each entry is in one payout at most.
create table incentive_payout_lines (
  retailer_id   uuid not null,
  incentive_id  uuid not null,
  payout_id     uuid not null,
  borrower_id   uuid not null,
  store_id      uuid not null,
  amount_cents  bigint not null check (amount_cents <> 0),
  primary key (retailer_id, incentive_id),
  foreign key (retailer_id, incentive_id) references incentives (retailer_id, id),
  foreign key (retailer_id, payout_id) references incentive_payouts (retailer_id, id)
);
create index incentive_payout_lines_payout on incentive_payout_lines (retailer_id, payout_id);
create index incentive_payout_lines_borrower on incentive_payout_lines (borrower_id);

alter table incentive_payouts enable row level security;
create policy of_system on incentive_payouts to balcao_system using (true);
create policy app_reads on incentive_payouts for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on incentive_payouts for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on incentive_payouts for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, update (status, payment_id, pix_key, paid_by, paid_by_name, paid_at, returned_at, return_reason)
  on incentive_payouts to balcao_app;

alter table incentive_payout_lines enable row level security;
create policy of_system on incentive_payout_lines to balcao_system using (true);
create policy app_reads on incentive_payout_lines for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on incentive_payout_lines for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert on incentive_payout_lines to balcao_app;
