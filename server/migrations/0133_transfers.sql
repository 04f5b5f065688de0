-- What the provider owes retailers is paid by the day in batches (ADR 0078). An item is one entry of the journal that moved
-- what a retailer is owed, or a discount for what is paid sooner; a batch holds items of a retailer that were due on its day.
create index journal_entries_owed on journal_entries (posted_on, borrower_id, id)
  where event in ('ORIGINATION', 'CANCELLATION', 'SELLER_SHARE', 'SELLER_SHARE_UNDO');

-- Moves with every batch of a retailer, and keeps what the last one left over.
create table transfer_heads (
  retailer_id    uuid primary key references retailers (id),
  version        bigint not null,
  carried_cents  bigint not null
);

create table transfer_batches (
  retailer_id            uuid not null references retailers (id),
  id                     uuid not null,
  version                bigint not null default 1,
  on_day                 date not null,
  status                 text not null check (status in ('AT_UME', 'AT_BANKER', 'AT_TRANSITORY_ACCOUNT', 'AT_RETAILER')),
  originations_start_on  date,
  originations_end_on    date,
  originations_count     integer not null,
  principal_cents        bigint not null,
  fee_cents              bigint not null,
  discount_cents         bigint not null,
  adjusted_cents         bigint not null,
  brought_cents          bigint not null,
  paid_cents             bigint not null check (paid_cents >= 0),
  carried_cents          bigint not null check (carried_cents <= 0),
  made_at                timestamptz not null,
  transferred_at         timestamptz,
  held_at                timestamptz,
  held_by                uuid,
  held_by_name           text,
  hold_reason            text,
  reversed_at            timestamptz,
  reversed_by            uuid,
  reversed_by_name       text,
  reverse_reason         text,
  email_status           text not null default 'NONE' check (email_status in ('NONE', 'QUEUED', 'FAILED')),
  email_count            integer not null default 0,
  primary key (retailer_id, id),
  check (principal_cents - fee_cents + discount_cents + adjusted_cents + brought_cents = paid_cents + carried_cents),
  check (paid_cents = 0 or carried_cents = 0),
  check ((status = 'AT_RETAILER') = (transferred_at is not null)),
  check ((originations_count = 0) = (originations_start_on is null) and (originations_start_on is null) = (originations_end_on is null)),
  check ((held_at is null) = (held_by is null) and (held_at is null) = (held_by_name is null) and (held_at is null) = (hold_reason is null)),
  check ((reversed_at is null) = (reversed_by is null) and (reversed_at is null) = (reversed_by_name is null)
    and (reversed_at is null) = (reverse_reason is null)),
  check (reversed_by <> held_by)
);
-- One that was reversed leaves its day free.
create unique index transfer_batches_day on transfer_batches (retailer_id, on_day) where reversed_at is null;
create index transfer_batches_open on transfer_batches (on_day) where status <> 'AT_RETAILER' and reversed_at is null;
create index transfer_batches_newest on transfer_batches (made_at);

create table transfer_items (
  retailer_id      uuid not null,
  -- Of the entry of the journal; of a discount its own.
  id               uuid not null,
  kind             text not null check (kind in ('SALE', 'RETURN', 'PASS_THROUGH', 'INTEREST_CREDIT', 'OWN_SALE_FEE', 'ANTICIPATION')),
  borrower_id      uuid not null,
  contract_id      uuid,
  store_id         uuid not null,
  operator_id      uuid,
  happened_at      timestamptz not null,
  on_day           date not null,
  due_on           date not null,
  principal_cents  bigint not null default 0,
  fee_cents        bigint not null default 0,
  discount_cents   bigint not null default 0,
  amount_cents     bigint not null,
  batch_id         uuid,
  primary key (retailer_id, id),
  foreign key (retailer_id, batch_id) references transfer_batches (retailer_id, id),
  check (kind = 'SALE' or principal_cents = 0 and fee_cents = 0 and discount_cents = 0),
  check (kind <> 'SALE' or contract_id is not null and operator_id is not null and amount_cents = principal_cents - fee_cents + discount_cents)
);
create index transfer_items_waiting on transfer_items (retailer_id, due_on) where batch_id is null;
create index transfer_items_batch on transfer_items (retailer_id, batch_id, happened_at);
create unique index transfer_items_sale on transfer_items (retailer_id, contract_id) where kind = 'SALE';
create index transfer_items_collected on transfer_items (on_day) where kind <> 'ANTICIPATION';
create index transfer_items_borrower on transfer_items (borrower_id);

create table transfer_steps (
  retailer_id       uuid not null,
  batch_id          uuid not null,
  step              text not null check (step in ('UME_TO_BANKER', 'BANKER_TO_TRANSITORY', 'TRANSITORY_TO_RETAILER')),
  finished_at       timestamptz not null,
  finished_by       uuid not null,
  finished_by_name  text not null,
  end_to_end_id     text,
  file_name         text,
  content_type      text,
  content_sealed    text,
  primary key (retailer_id, batch_id, step),
  foreign key (retailer_id, batch_id) references transfer_batches (retailer_id, id),
  check (end_to_end_id is not null or content_sealed is not null),
  check ((content_sealed is null) = (file_name is null) and (content_sealed is null) = (content_type is null))
);

alter table transfer_heads enable row level security;
create policy of_system on transfer_heads to balcao_system using (true);
create policy app_reads on transfer_heads for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select on transfer_heads to balcao_app;

alter table transfer_batches enable row level security;
create policy of_system on transfer_batches to balcao_system using (true);
create policy app_reads on transfer_batches for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select on transfer_batches to balcao_app;

alter table transfer_items enable row level security;
create policy of_system on transfer_items to balcao_system using (true);
create policy app_reads on transfer_items for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select on transfer_items to balcao_app;

alter table transfer_steps enable row level security;
create policy of_system on transfer_steps to balcao_system using (true);
create policy app_reads on transfer_steps for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select on transfer_steps to balcao_app;
