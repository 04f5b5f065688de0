-- Purchases that a cashier begins by a QR code and the customer makes on their own phone (ADR 0068). The token of the code is
-- kept as its hash, and sealed for the till until it is opened; the page that opened it holds the key.
create table qr_purchases (
  retailer_id     uuid not null,
  id              uuid not null,
  store_id        uuid not null,
  operator_id     uuid not null,
  value_cents     bigint not null check (value_cents > 0),
  token_hash      text not null,
  token_sealed    text,
  status          text not null default 'WAITING'
    check (status in ('WAITING', 'OPENED', 'IDENTIFIED', 'AUTHORISING', 'ACCEPTED', 'DECLINED', 'CANCELED')),
  created_at      timestamptz not null,
  -- Begins anew when it is opened.
  ends_at         timestamptz not null,
  key_hash        text,
  -- Whose CPF was typed: null of nobody's, which is counted alike.
  borrower_id     uuid,
  counted_as      text,
  code_hash       text,
  code_attempts   integer not null default 0,
  code_expires_at timestamptz,
  contract_id     uuid,
  proposal_id     uuid,
  -- What of the value is bought on credit; the rest is paid at the till.
  credit_cents    bigint check (credit_cents > 0 and credit_cents <= value_cents),
  settled_at      timestamptz,
  primary key (retailer_id, id),
  foreign key (retailer_id, operator_id) references operators (retailer_id, id),
  check ((status = 'WAITING') <= (key_hash is null)),
  check (token_sealed is null or key_hash is null),
  check (status not in ('IDENTIFIED', 'AUTHORISING', 'ACCEPTED') or (key_hash is not null and borrower_id is not null)),
  check (status not in ('AUTHORISING', 'ACCEPTED') or (contract_id is not null and proposal_id is not null and credit_cents is not null)),
  check ((status in ('ACCEPTED', 'DECLINED', 'CANCELED')) = (settled_at is not null))
);
create unique index qr_purchases_token on qr_purchases (retailer_id, token_hash);
create index qr_purchases_opened_by on qr_purchases (token_hash);
create index qr_purchases_held_by on qr_purchases (key_hash) where key_hash is not null;
create index qr_purchases_watched on qr_purchases (retailer_id, operator_id, ends_at);
create index qr_purchases_ended on qr_purchases (ends_at);
alter table qr_purchases enable row level security;
create policy of_system on qr_purchases to balcao_system using (true);
create policy app_reads on qr_purchases for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on qr_purchases for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on qr_purchases for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, update on qr_purchases to balcao_app;
