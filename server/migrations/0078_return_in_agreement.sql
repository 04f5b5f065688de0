-- A return while an agreement runs prices it again (ADR 0038): what goes off what was agreed, and what of it is paid down.
alter table contract_cancellations
  add column renegotiation_id uuid,
  add column agreement_released_cents bigint not null default 0 check (agreement_released_cents >= 0),
  add column agreement_paid_cents bigint not null default 0 check (agreement_paid_cents >= 0),
  add constraint contract_cancellations_agreement_check
    check (renegotiation_id is not null or agreement_released_cents + agreement_paid_cents = 0);
