-- What a customer signed, sealed once with the lender's certificate and kept byte for byte (ADR 0058).
create table signed_instruments (
  borrower_id    uuid not null references borrowers (id),
  contract_id    uuid not null,
  retailer_id    uuid not null,
  -- Of the instrument without its page of evidence, in hex: printed again it gives the same.
  content_sha256 text not null check (content_sha256 ~ '^[0-9a-f]{64}$'),
  -- Whose certificate, and its SHA-256 in hex.
  certificate    text not null,
  fingerprint    text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  signed_at      timestamptz not null,
  -- The file in base64.
  pdf            text not null,
  primary key (borrower_id, contract_id)
);
alter table signed_instruments enable row level security;
create policy of_system on signed_instruments to balcao_system using (true);
create policy app_reads on signed_instruments for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on signed_instruments for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert on signed_instruments to balcao_app;
