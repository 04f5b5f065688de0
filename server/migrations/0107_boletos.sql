-- Boletos of customers' next installments, and what was paid for them (ADR 0058).
create table boletos (
  borrower_id       uuid not null references borrowers (id),
  id                uuid not null,
  nosso_numero      text not null check (nosso_numero ~ '^[0-9]{17}$'),
  retailer_id       uuid not null,
  -- Where the contract was sold: the payment is received there.
  store_id          uuid not null,
  operator_id       uuid not null,
  contract_id       uuid not null,
  installment_id    uuid not null,
  -- As printed.
  customer_name     text not null,
  contract_number   text not null,
  installment_number integer not null,
  installment_count integer not null,
  -- Usage fee of the contract that goes along with its first installment.
  fee_ids           jsonb not null,
  amount_cents      bigint not null check (amount_cents > 0),
  due_on            date not null,
  -- What the bank adds once it is late, and each day; what it takes off for each day before.
  late_fixed_cents  bigint not null check (late_fixed_cents >= 0),
  late_daily_cents  bigint not null check (late_daily_cents >= 0),
  early_daily_cents bigint not null check (early_daily_cents >= 0),
  status            text not null check (status in ('REGISTERING', 'OPEN', 'PAID', 'CANCELED')),
  barcode           text check (barcode ~ '^[0-9]{44}$'),
  created_at        timestamptz not null,
  primary key (borrower_id, id),
  check (status <> 'OPEN' or barcode is not null)
);
-- One boleto stands for an installment.
create unique index boletos_standing on boletos (borrower_id, installment_id) where status in ('REGISTERING', 'OPEN');
create index boletos_id on boletos (id);
create index boletos_open on boletos (due_on) where status in ('REGISTERING', 'OPEN');

-- Whose each number is: banks name a boleto by it.
create table boleto_numbers (
  nosso_numero text primary key,
  borrower_id  uuid not null,
  boleto_id    uuid not null
);

-- What banks said was paid, once a payment: of no boleto of ours without the customer.
create table boleto_payments (
  payment_ref   text primary key,
  id            uuid not null,
  nosso_numero  text not null,
  value_cents   bigint not null check (value_cents > 0),
  paid_at       timestamptz not null,
  received_at   timestamptz not null,
  borrower_id   uuid,
  retailer_id   uuid,
  boleto_id     uuid,
  outcome       text not null check (outcome in ('PAID', 'WAITING', 'APPLIED', 'RETURNED')),
  fault         text check (fault in ('UNKNOWN_BOLETO', 'OTHER_AMOUNT', 'NOT_OWED', 'CHANGED_SINCE')),
  expected_cents bigint,
  payment_id    uuid,
  decided_by    uuid,
  decided_by_name text,
  decided_at    timestamptz,
  reason        text,
  check ((fault is null) = (outcome = 'PAID')),
  check ((payment_id is not null) = (outcome in ('PAID', 'APPLIED'))),
  check ((decided_at is not null) = (outcome in ('APPLIED', 'RETURNED'))),
  check ((decided_by is null) = (decided_at is null) and (decided_by_name is null) = (decided_at is null) and (reason is null) = (decided_at is null)),
  check ((borrower_id is null) = (boleto_id is null) and (borrower_id is null) = (retailer_id is null))
);
create index boleto_payments_id on boleto_payments (id);
create index boleto_payments_boleto on boleto_payments (boleto_id) where boleto_id is not null;
create index boleto_payments_waiting on boleto_payments (received_at) where outcome = 'WAITING';

alter table payments
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('STORE_CASH', 'PIX', 'BOLETO', 'RETURN_CREDIT'));

alter table boletos enable row level security;
create policy of_system on boletos to balcao_system using (true);
create policy app_reads on boletos for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid or retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on boletos for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on boletos for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, update (status, barcode) on boletos to balcao_app;

alter table boleto_numbers enable row level security;
create policy of_system on boleto_numbers to balcao_system using (true);
create policy app_adds on boleto_numbers for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
grant insert on boleto_numbers to balcao_app;

alter table boleto_payments enable row level security;
create policy of_system on boleto_payments to balcao_system using (true);
-- What is of no boleto is the provider's to send back.
create policy app_reads on boleto_payments for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid
  or (retailer_id is null and exists (select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider)));
create policy app_changes on boleto_payments for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid
  or (retailer_id is null and exists (select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider)));
grant select, update (outcome, payment_id, decided_by, decided_by_name, decided_at, reason) on boleto_payments to balcao_app;
