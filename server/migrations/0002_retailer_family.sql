-- Retailer family: keyed (retailer_id, id).

create table retailers (
  id           uuid primary key,
  fantasy_name text not null,
  legal_name   text not null,
  cnpj         text not null unique,
  zone         text not null default 'America/Manaus',
  is_active    boolean not null default true
);

create table stores (
  retailer_id          uuid not null references retailers (id),
  id                   uuid not null unique,
  name                 text not null,
  cnpj                 text not null,
  address              text not null,
  is_active            boolean not null default true,
  capture_method       text not null default 'BY_CPF' check (capture_method in ('BY_CPF', 'BY_QR_CODE')),
  can_receive_payments boolean not null default true,
  primary key (retailer_id, id)
);

-- Layers of behaviour: default (both ids null) < retailer < store. The document is checked by the contract's schema.
create table configurations (
  id          uuid primary key,
  retailer_id uuid references retailers (id),
  store_id    uuid,
  document    jsonb not null,
  updated_at  timestamptz not null,
  unique nulls not distinct (retailer_id, store_id),
  foreign key (retailer_id, store_id) references stores (retailer_id, id)
);

-- Branding and public flags; '*' serves every hostname that has no row of its own.
create table public_configurations (
  hostname   text primary key,
  document   jsonb not null,
  updated_at timestamptz not null
);

create table operators (
  retailer_id    uuid not null references retailers (id),
  id             uuid not null unique,
  store_id       uuid,
  name           text not null,
  cpf_hash       text not null unique,
  cpf_sealed     text not null,
  email          text not null unique check (email = lower(email)),
  phone          text not null,
  role           text not null check (role in ('cashier', 'manager', 'attendant', 'analyst', 'retailer_analyst', 'representative', 'promoter')),
  is_active      boolean not null default true,
  is_store_login boolean not null default false,
  pix_key        text,
  password_hash  text not null,
  primary key (retailer_id, id),
  foreign key (retailer_id, store_id) references stores (retailer_id, id)
);

-- Wrong passwords by keyed hash of the typed e-mail, known or not: the answer says nothing about who exists.
create table login_failures (
  email_hash   text primary key,
  failures     integer not null,
  last_at      timestamptz not null,
  locked_until timestamptz
);

create table sessions (
  retailer_id  uuid not null,
  token_hash   text not null unique,
  operator_id  uuid not null,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at      timestamptz not null,
  revoked_at   timestamptz,
  primary key (retailer_id, token_hash),
  foreign key (retailer_id, operator_id) references operators (retailer_id, id)
);
create index sessions_operator on sessions (retailer_id, operator_id) where revoked_at is null;

-- A CPF lookup lets this operator see and serve that customer until it expires.
create table lookup_grants (
  retailer_id uuid not null,
  operator_id uuid not null,
  borrower_id uuid not null,
  store_id    uuid,
  expires_at  timestamptz not null,
  primary key (retailer_id, operator_id, borrower_id),
  foreign key (retailer_id, operator_id) references operators (retailer_id, id)
);

create table messages (
  id         uuid primary key,
  dedup_key  text not null unique,
  channel    text not null check (channel in ('SMS', 'WHATSAPP', 'PHONE_CALL', 'EMAIL')),
  purpose    text not null,
  recipient_hash   text not null,
  recipient_sealed text not null,
  text_sealed      text not null,
  retailer_id uuid,
  operator_id uuid,
  status     text not null check (status in ('QUEUED', 'SENT', 'FAILED')),
  created_at timestamptz not null,
  sent_at    timestamptz
);
create index messages_recipient on messages (recipient_hash, created_at);
create index messages_operator on messages (operator_id, created_at);
create index messages_retailer on messages (retailer_id, created_at);
create index messages_sent on messages (sent_at) where status = 'SENT';
