-- Late charges that a return for a defect gives back (ADR 0034); part of `refund_cents`.
alter table contract_cancellation_items
  add column fine_cents bigint not null default 0 check (fine_cents >= 0),
  add column late_interest_cents bigint not null default 0 check (late_interest_cents >= 0),
  add column contract_interest_cents bigint not null default 0 check (contract_interest_cents >= 0);
