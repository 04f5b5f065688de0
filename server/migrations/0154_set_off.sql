-- What a retailer owes and did not pay in time comes off what it is owed, where its dated terms say so (ADR 0085).
alter table transfer_batches
  add column set_off_cents bigint not null default 0 check (set_off_cents >= 0),
  drop constraint transfer_batches_check,
  add constraint transfer_batches_check check (
    principal_cents - fee_cents + discount_cents + adjusted_cents + brought_cents - set_off_cents = paid_cents + carried_cents);

-- The batch that paid it; null of what a bank told.
alter table billing_receipts
  add column batch_id uuid,
  add constraint billing_receipts_set_off check (batch_id is null or waiting_cents = 0);
