-- Customers sign in to their portal by a code (ADR 0069). Without a customer where nobody has the CPF that was typed.
create table portal_entries (
  key_hash    text primary key,
  retailer_id uuid not null,
  borrower_id uuid,
  -- Whose codes are counted: a keyed hash, alike for CPFs that nobody has.
  counted_as  text not null,
  code_hash   text not null,
  attempts    integer not null default 0,
  expires_at  timestamptz not null,
  entered_at  timestamptz
);
create index portal_entries_expires on portal_entries (expires_at);
alter table portal_entries enable row level security;
create policy of_system on portal_entries to balcao_system using (true);

create table customer_sessions (
  token_hash   text primary key,
  retailer_id  uuid not null,
  borrower_id  uuid not null,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at      timestamptz not null,
  left_at      timestamptz
);
create index customer_sessions_ends on customer_sessions (ends_at);
alter table customer_sessions enable row level security;
create policy of_system on customer_sessions to balcao_system using (true);
