-- Signals of fraud (ADR 0088): whose a telephone was in the last 90 days, and how many registrations one phone began in seven.
create index borrower_phones_hash on borrower_phones (phone_hash, verified_at) where verified_at is not null;
alter table application_links add column device_hash text;
create index application_links_device on application_links (device_hash, opened_at) where device_hash is not null;
