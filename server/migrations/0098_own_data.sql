-- Operators and customers change their own data (ADR 0050). `phone_hash` finds whose a number is; a chore of the worker fills it
-- for rows that were written without it. The address is sealed as one text.
alter table borrowers add column phone_hash text, add column address_sealed text;
create index borrowers_phone on borrowers (phone_hash) where phone_hash is not null;
create index borrowers_unhashed_phone on borrowers (id) where phone_hash is null and phone_sealed is not null;
create index operators_phone on operators (phone);

-- Links to the page of an operator's own data, by the hash of their token: each opens once, and the newest alone.
create table data_links (
  retailer_id uuid not null,
  token_hash  text not null,
  operator_id uuid not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  primary key (retailer_id, token_hash)
);
create index data_links_token on data_links (token_hash);
create index data_links_newest on data_links (retailer_id, operator_id, created_at);
create index data_links_expires on data_links (expires_at);
alter table data_links enable row level security;
create policy of_system on data_links to balcao_system using (true);

-- Who is on a page of own data, by the hash of the key that the page holds. Without a person where nobody has the CPF that was typed.
create table data_visits (
  key_hash              text primary key,
  subject               text not null check (subject in ('OPERATOR', 'CUSTOMER')),
  retailer_id           uuid not null,
  operator_id           uuid,
  borrower_id           uuid,
  -- Whose codes are counted: a keyed hash, alike for CPFs that nobody has.
  counted_as            text not null,
  code_hash             text,
  code_attempts         integer not null default 0,
  code_expires_at       timestamptz,
  identified_at         timestamptz,
  new_phone_sealed      text,
  phone_code_hash       text,
  phone_code_attempts   integer not null default 0,
  phone_code_expires_at timestamptz,
  expires_at            timestamptz not null,
  ended_at              timestamptz,
  check ((subject = 'OPERATOR') = (operator_id is not null)),
  check (subject = 'CUSTOMER' or borrower_id is null)
);
create index data_visits_expires on data_visits (expires_at);
alter table data_visits enable row level security;
create policy of_system on data_visits to balcao_system using (true);

-- Requests for another phone, which an analyst decides: of the operator's retailer, of customers the provider's. One waits for a person.
create table phone_changes (
  person_id        uuid not null,
  id               uuid not null,
  subject          text not null check (subject in ('OPERATOR', 'CUSTOMER')),
  retailer_id      uuid not null,
  name             text not null,
  old_phone_sealed text,
  new_phone_sealed text not null,
  asked_at         timestamptz not null,
  -- What was seen when it was asked.
  hints            jsonb not null,
  status           text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN')),
  claimed_by       uuid,
  claimed_by_name  text,
  claimed_until    timestamptz,
  decided_by       uuid,
  decided_by_name  text,
  decided_at       timestamptz,
  decision_reason  text,
  primary key (person_id, id),
  check ((claimed_by is null) = (claimed_until is null) and (claimed_by is null) = (claimed_by_name is null)),
  check (decided_by <> person_id),
  check ((status in ('APPROVED', 'REFUSED')) = (decided_by is not null)),
  check ((status = 'WAITING') = (decided_at is null)),
  check ((decided_by is null) = (decision_reason is null) and (decided_by is null) = (decided_by_name is null))
);
create unique index phone_changes_waiting on phone_changes (person_id) where status = 'WAITING';
create index phone_changes_listed on phone_changes (status, asked_at, id);
create index phone_changes_decided on phone_changes (decided_at) where decided_at is not null;
alter table phone_changes enable row level security;
create policy of_system on phone_changes to balcao_system using (true);
-- The provider's analyst decides on requests of every retailer.
create policy app_reads on phone_changes for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid
  or exists (select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
grant select on phone_changes to balcao_app;
