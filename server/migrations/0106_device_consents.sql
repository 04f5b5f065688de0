-- A device is locked only with the customer's consent on paper (ADR 0057); devices sold before have none.
-- A device that stays unlocked for good says who decided so, and why.
alter table contract_devices
  add column consented_at      timestamptz,
  add column consent_by_name   text,
  add column settled_at        timestamptz,
  add column settled_by_name   text,
  add column settlement_reason text,
  add check ((consented_at is null) = (consent_by_name is null)),
  add check ((settled_at is null) = (settled_by_name is null) and (settled_at is null) = (settlement_reason is null));
