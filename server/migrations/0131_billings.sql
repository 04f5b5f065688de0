-- What retailers owe the provider for what their tills took for it (ADR 0077).

-- Entries about a retailer as a whole, and about no customer: what a retailer pays the provider, and the other way round.
create table retailer_entries (
  retailer_id  uuid not null references retailers (id),
  id           uuid not null,
  event        text not null,
  subject_id   uuid not null,
  posted_at    timestamptz not null,
  posted_on    date not null,
  primary key (retailer_id, id)
);
create unique index retailer_entries_once on retailer_entries (retailer_id, subject_id, event);

create table retailer_lines (
  retailer_id  uuid not null,
  entry_id     uuid not null,
  line         integer not null,
  account      text not null,
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (retailer_id, entry_id, line),
  foreign key (retailer_id, entry_id) references retailer_entries (retailer_id, id)
);

-- A week of what the tills of a retailer took, as one debt. `first_due_on` is what late days count from.
create table billings (
  retailer_id      uuid not null references retailers (id),
  id               uuid not null,
  start_date       date not null,
  end_date         date not null,
  created_on       date not null,
  created_at       timestamptz not null,
  store_ids        jsonb not null,
  is_of_all_stores boolean not null,
  payments_count   integer not null check (payments_count > 0),
  amount_cents     bigint not null check (amount_cents > 0),
  first_due_on     date not null,
  -- What came for it: of the payments, of the fine, of the interest of late days.
  paid_cents       bigint not null default 0 check (paid_cents >= 0),
  paid_fine_cents  bigint not null default 0 check (paid_fine_cents >= 0),
  paid_mora_cents  bigint not null default 0 check (paid_mora_cents >= 0),
  status           text not null check (status in ('pending', 'paid', 'expired')),
  invoices         integer not null check (invoices > 0),
  version          bigint not null default 0,
  primary key (retailer_id, id),
  check (end_date >= start_date),
  check (paid_cents <= amount_cents),
  check ((status = 'paid') = (paid_cents = amount_cents))
);
-- A week is closed once.
create unique index billings_week on billings (retailer_id, end_date);
create index billings_pending on billings (first_due_on) where status = 'pending';

create table billing_invoices (
  retailer_id  uuid not null,
  billing_id   uuid not null,
  -- From 1; the last one stands.
  number       integer not null check (number > 0),
  id           uuid not null,
  nosso_numero text not null check (nosso_numero ~ '^[0-9]{17}$'),
  -- What it asks for, and with it the fine and the interest of late days of the whole billing, paid before or not.
  value_cents  bigint not null check (value_cents > 0),
  fine_cents   bigint not null check (fine_cents >= 0),
  mora_cents   bigint not null check (mora_cents >= 0),
  due_on       date not null,
  status       text not null check (status in ('REGISTERING', 'OPEN', 'PAID', 'CANCELED')),
  barcode      text check (barcode ~ '^[0-9]{44}$'),
  created_at   timestamptz not null,
  operator_id  uuid,
  primary key (retailer_id, billing_id, number),
  foreign key (retailer_id, billing_id) references billings (retailer_id, id),
  check (status <> 'OPEN' or barcode is not null)
);
create unique index billing_invoices_standing on billing_invoices (retailer_id, billing_id) where status in ('REGISTERING', 'OPEN');

-- Whose each number is: banks name a boleto by it.
create table billing_numbers (
  nosso_numero text primary key,
  retailer_id  uuid not null,
  billing_id   uuid not null,
  number       integer not null
);

-- What a bank said was paid, once a payment. What no billing asked for waits for a person, who has it go back.
create table billing_receipts (
  retailer_id     uuid not null,
  id              uuid not null,
  payment_ref     text not null,
  billing_id      uuid not null,
  number          integer not null,
  value_cents     bigint not null check (value_cents > 0),
  base_cents      bigint not null check (base_cents >= 0),
  fine_cents      bigint not null check (fine_cents >= 0),
  mora_cents      bigint not null check (mora_cents >= 0),
  waiting_cents   bigint not null check (waiting_cents >= 0),
  outcome         text not null check (outcome in ('PAID', 'WAITING', 'RETURNED')),
  paid_at         timestamptz not null,
  received_at     timestamptz not null,
  decided_by      uuid,
  decided_by_name text,
  decided_at      timestamptz,
  reason          text,
  primary key (retailer_id, id),
  foreign key (retailer_id, billing_id) references billings (retailer_id, id),
  check (value_cents = base_cents + fine_cents + mora_cents + waiting_cents),
  check ((waiting_cents = 0) = (outcome = 'PAID')),
  check ((outcome = 'RETURNED') = (decided_at is not null) and (decided_at is null) = (decided_by is null)
    and (decided_at is null) = (decided_by_name is null) and (decided_at is null) = (reason is null))
);
create unique index billing_receipts_once on billing_receipts (retailer_id, payment_ref);
create index billing_receipts_of on billing_receipts (retailer_id, billing_id);
create index billing_receipts_waiting on billing_receipts (received_at) where outcome = 'WAITING';

-- The billing that what came to a till is in.
alter table cash_moves
  add column billing_id uuid,
  add constraint cash_moves_billed foreign key (retailer_id, billing_id) references billings (retailer_id, id),
  add constraint cash_moves_billable check (billing_id is null or kind in ('PAYMENT', 'PAYMENT_UNDO', 'CANCELLATION_REFUND', 'PIX_REFUND'));
create index cash_moves_unbilled on cash_moves (retailer_id, moved_on)
  where billing_id is null and kind in ('PAYMENT', 'PAYMENT_UNDO', 'CANCELLATION_REFUND', 'PIX_REFUND');
create index cash_moves_of_billing on cash_moves (retailer_id, billing_id) where billing_id is not null;

alter table retailer_entries enable row level security;
create policy of_system on retailer_entries to balcao_system using (true);
create policy app_reads on retailer_entries for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select on retailer_entries to balcao_app;

alter table retailer_lines enable row level security;
create policy of_system on retailer_lines to balcao_system using (true);
create policy app_reads on retailer_lines for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select on retailer_lines to balcao_app;

-- A request has a billing issued again; all else is the close of a day's and the bank's.
alter table billings enable row level security;
create policy of_system on billings to balcao_system using (true);
create policy app_reads on billings for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on billings for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, update (status, invoices, version) on billings to balcao_app;

alter table billing_invoices enable row level security;
create policy of_system on billing_invoices to balcao_system using (true);
create policy app_reads on billing_invoices for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on billing_invoices for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on billing_invoices for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, update (status) on billing_invoices to balcao_app;

alter table billing_numbers enable row level security;
create policy of_system on billing_numbers to balcao_system using (true);
create policy app_adds on billing_numbers for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
grant insert on billing_numbers to balcao_app;

alter table billing_receipts enable row level security;
create policy of_system on billing_receipts to balcao_system using (true);
create policy app_reads on billing_receipts for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on billing_receipts for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, update (outcome, decided_by, decided_by_name, decided_at, reason) on billing_receipts to balcao_app;
