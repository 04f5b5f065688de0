-- A customer goes on with a registration on the own phone (ADR 0082): a code to it says who holds the page, and for how long.
alter table application_links
  add column code_hash        text,
  add column code_attempts    integer not null default 0,
  add column code_sent_at     timestamptz,
  add column code_expires_at  timestamptz,
  add column identified_until timestamptz,
  add column consented_at     timestamptz;

-- Null of a photograph that the customer took.
alter table biometry_faces alter column operator_id drop not null;
alter table biometry_documents alter column operator_id drop not null;
alter table liveness_checks alter column operator_id drop not null;
