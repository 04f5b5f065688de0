-- Sign-ons with the company's own account that were used, by the SHA-256 of their nonce: each is good once.
create table sign_on_uses (
  nonce_hash text primary key,
  expires_at timestamptz not null
);
create index sign_on_uses_expires on sign_on_uses (expires_at);
alter table sign_on_uses enable row level security;
create policy of_system on sign_on_uses to balcao_system using (true);
