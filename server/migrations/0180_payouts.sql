-- Batches that a bank pays by its API (ADR 0099): a batch is in one payout, or in one file, until the bank refused it.
create table payouts (
  id            uuid primary key,
  retailer_id   uuid not null,
  batch_id      uuid not null,
  amount_cents  bigint not null check (amount_cents > 0),
  pix_key       text not null,
  receiver      text not null,
  status        text not null check (status in ('REQUESTED', 'ACCEPTED', 'SETTLED', 'FAILED', 'RETURNED')),
  asked_at      timestamptz not null,
  asked_by      uuid not null,
  asked_by_name text not null,
  -- When the bank is told, or asked, next.
  due_at        timestamptz not null,
  end_to_end_id text,
  reason        text,
  answered_at   timestamptz,
  check ((status in ('SETTLED', 'RETURNED')) = (end_to_end_id is not null)),
  check ((status in ('FAILED', 'RETURNED')) = (reason is not null)),
  check ((status in ('REQUESTED', 'ACCEPTED')) = (answered_at is null))
);
create index payouts_due on payouts (due_at) where status in ('REQUESTED', 'ACCEPTED');
alter table transfer_batches
  add column payout_id uuid,
  -- What the bank said when it refused the last one, or sent the money back.
  add column payout_fault text,
  add constraint transfer_batches_paid_out check (
    payout_id is null or remittance_number is null and status in ('AT_TRANSITORY_ACCOUNT', 'AT_RETAILER'));

alter table payouts enable row level security;
create policy of_system on payouts to balcao_system using (true);
