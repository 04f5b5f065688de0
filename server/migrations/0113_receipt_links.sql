-- Receipts sent to customers as links, by the hash of their token. A link is good for some days and is kept a while
-- longer, so that it can say why it is dead.
create table receipt_links (
  token_hash  text primary key,
  retailer_id uuid not null,
  borrower_id uuid not null,
  operator_id uuid not null,
  kind        text not null check (kind in ('ORIGINATION', 'PAYMENT')),
  -- Contracts or payments whose receipts it shows.
  subject_ids jsonb not null,
  channel     text not null check (channel in ('WHATSAPP', 'SMS', 'EMAIL')),
  created_at  timestamptz not null,
  expires_at  timestamptz not null
);
create index receipt_links_expires on receipt_links (expires_at);
alter table receipt_links enable row level security;
create policy of_system on receipt_links to balcao_system using (true);
