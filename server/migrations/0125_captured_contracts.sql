-- How a purchase was captured: at the till by CPF, or by a QR code whose customer buys on a page of their own (ADR 0068).
alter table contracts add column capture_method text not null default 'CPF' check (capture_method in ('CPF', 'QR_CODE'));
-- The QR code it came from.
alter table contracts add column capture_reference_id uuid;
alter table contracts add constraint contracts_captured check ((capture_method = 'CPF') = (capture_reference_id is null));
create index contracts_captured_by on contracts (capture_reference_id) where capture_reference_id is not null;
