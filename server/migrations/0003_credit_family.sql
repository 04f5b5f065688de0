-- Credit family: keyed (borrower_id, id), so that a sale or a payment touches one borrower's rows only.

-- The place where a CPF is unique: keyed hash -> borrower.
create table borrower_documents (
  cpf_hash    text primary key,
  borrower_id uuid not null unique
);

create table borrowers (
  id                   uuid primary key,
  name                 text not null,
  cpf_sealed           text not null,
  phone_sealed         text,
  email_sealed         text,
  birth_on             date,
  status               text not null check (status in ('APPROVED', 'DENIED', 'INCOMPLETE', 'MANUAL_ANALYSIS', 'UNDER_ANALYSIS', 'PRE_APPROVED')),
  is_phone_verified    boolean not null,
  is_purchase_disabled boolean not null default false,
  is_high_recurrence   boolean not null default false,
  bill_due_day         integer check (bill_due_day between 1 and 28),
  created_at           timestamptz not null
);

create table borrower_images (
  borrower_id  uuid not null references borrowers (id),
  kind         text not null check (kind in ('PORTRAIT', 'DOCUMENT')),
  content_type text not null,
  bytes        bytea not null,
  primary key (borrower_id, kind)
);

-- One row a borrower: the lock of everything that moves this borrower's money. `version` grows with each such act.
create table credit_limits (
  borrower_id   uuid primary key references borrowers (id),
  total_cents   bigint not null check (total_cents >= 0),
  used_cents    bigint not null default 0 check (used_cents >= 0),
  is_blocked    boolean not null default false,
  version       bigint not null default 0,
  attributed_at timestamptz not null
);

create table credit_limit_changes (
  borrower_id  uuid not null references borrowers (id),
  id           uuid not null,
  at           timestamptz not null,
  operator_id  uuid,
  from_cents   bigint,
  to_cents     bigint not null,
  reason       text not null,
  primary key (borrower_id, id)
);

-- How purchases are priced; the newest row valid on the day wins, a store's before a retailer's before the default.
create table pricing_policies (
  id             uuid primary key,
  retailer_id    uuid,
  store_id       uuid,
  source_product text,
  valid_from     date not null,
  document       jsonb not null,
  unique nulls not distinct (retailer_id, store_id, source_product, valid_from)
);

-- Tax on credit operations by the day it came into force.
create table iof_rates (
  valid_from      date primary key,
  daily_rate      numeric not null,
  additional_rate numeric not null,
  cap_days        integer not null,
  source          text not null
);
insert into iof_rates values ('2008-01-03', 0.000082, 0.0038, 365, 'Decreto 6.306/2007 art. 7 I b 2 and par. 15');

create table contracts (
  borrower_id      uuid not null references borrowers (id),
  id               uuid not null unique,
  number           text not null unique,
  retailer_id      uuid not null,
  store_id         uuid not null,
  operator_id      uuid not null,
  local_cashier_id text,
  kind             text not null check (kind in ('SINGLE_INSTALLMENT', 'MULTIPLE_INSTALLMENTS', 'DETACHED', 'RENEGOTIATION')),
  source_product   text,
  status           text not null check (status in ('OFFERED', 'ACCEPTED', 'CANCELED')),
  principal_cents  bigint not null check (principal_cents > 0),
  customer_fee_cents bigint not null default 0,
  authorization_strategy text not null,
  policy_id        uuid not null references pricing_policies (id),
  terms            jsonb not null,
  offered_at       timestamptz not null,
  offered_on       date not null,
  valid_until      timestamptz not null,
  accepted_proposal_id uuid,
  accepted_at      timestamptz,
  accepted_on      date,
  primary key (borrower_id, id),
  check ((status = 'OFFERED') = (accepted_proposal_id is null))
);
create index contracts_retailer_accepted on contracts (retailer_id, accepted_at) where status <> 'OFFERED';
create index contracts_borrower_accepted on contracts (borrower_id) where status = 'ACCEPTED';

create table proposals (
  borrower_id   uuid not null,
  id            uuid not null unique,
  contract_id   uuid not null,
  count         integer not null check (count > 0),
  due_date_rule text not null check (due_date_rule in ('WEEKLY', 'BIWEEKLY', 'MONTHLY')),
  first_due_on  date not null,
  installment_cents bigint not null,
  total_cents   bigint not null,
  plan          jsonb not null,
  primary key (borrower_id, id),
  foreign key (borrower_id, contract_id) references contracts (borrower_id, id)
);
create index proposals_contract on proposals (borrower_id, contract_id);

-- The customer's authorisation of one proposal. The count of tries survives every resend.
create table purchase_verifications (
  borrower_id   uuid not null,
  proposal_id   uuid not null,
  contract_id   uuid not null,
  method        text not null,
  channel       text not null,
  status        text not null check (status in ('PENDING', 'MANUAL', 'APPROVED', 'DENIED')),
  code_hash     text not null,
  phone_hash    text not null,
  phone_masked  text not null,
  attempts      integer not null default 0,
  max_attempts  integer not null,
  sends         integer not null default 1,
  sent_at       timestamptz not null,
  expires_at    timestamptz not null,
  approved_at   timestamptz,
  usable_until  timestamptz,
  used_at       timestamptz,
  primary key (borrower_id, proposal_id),
  foreign key (borrower_id, proposal_id) references proposals (borrower_id, id)
);
create index purchase_verifications_proposal on purchase_verifications (proposal_id);

create table installments (
  borrower_id     uuid not null,
  id              uuid not null unique,
  contract_id     uuid not null,
  retailer_id     uuid not null,
  number          integer not null check (number > 0),
  due_on          date not null,
  amount_cents    bigint not null check (amount_cents > 0),
  principal_cents bigint not null,
  interest_cents  bigint not null,
  limit_cents     bigint not null check (limit_cents >= 0),
  status          text not null check (status in ('OPEN', 'PAID', 'CANCELED')),
  paid_on         date,
  payment_id      uuid,
  primary key (borrower_id, id),
  foreign key (borrower_id, contract_id) references contracts (borrower_id, id),
  check (amount_cents = principal_cents + interest_cents)
);
create unique index installments_number on installments (borrower_id, contract_id, number);
create index installments_open on installments (borrower_id, due_on, amount_cents) where status = 'OPEN';

create table fees (
  borrower_id  uuid not null,
  id           uuid not null,
  contract_id  uuid not null,
  retailer_id  uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  status       text not null check (status in ('OPEN', 'PAID', 'CANCELED')),
  payment_id   uuid,
  primary key (borrower_id, id),
  foreign key (borrower_id, contract_id) references contracts (borrower_id, id)
);
create index fees_open on fees (borrower_id) where status = 'OPEN';

create table payments (
  borrower_id  uuid not null references borrowers (id),
  id           uuid not null unique,
  retailer_id  uuid not null,
  store_id     uuid not null,
  operator_id  uuid not null,
  method       text not null check (method in ('STORE_CASH')),
  total_cents  bigint not null check (total_cents > 0),
  paid_at      timestamptz not null,
  paid_on      date not null,
  primary key (borrower_id, id)
);
create index payments_retailer on payments (retailer_id, paid_at);

create table payment_items (
  borrower_id     uuid not null,
  id              uuid not null unique,
  payment_id      uuid not null,
  kind            text not null check (kind in ('INSTALLMENT', 'FEE')),
  installment_id  uuid,
  fee_id          uuid,
  contract_id     uuid not null,
  face_cents      bigint not null,
  discount_cents  bigint not null default 0,
  fine_cents      bigint not null default 0,
  late_interest_cents     bigint not null default 0,
  contract_interest_cents bigint not null default 0,
  paid_cents      bigint not null check (paid_cents > 0),
  primary key (borrower_id, id),
  foreign key (borrower_id, payment_id) references payments (borrower_id, id),
  check (paid_cents = face_cents - discount_cents + fine_cents + late_interest_cents + contract_interest_cents)
);
create index payment_items_payment on payment_items (borrower_id, payment_id);
create unique index payment_items_installment on payment_items (borrower_id, installment_id) where installment_id is not null;
create unique index payment_items_fee on payment_items (borrower_id, fee_id) where fee_id is not null;

-- Books: one entry for each event, its lines sum to zero (debit positive, credit negative). Never updated or deleted.
create table journal_entries (
  borrower_id uuid not null references borrowers (id),
  id          uuid not null,
  event       text not null,
  subject_id  uuid not null,
  retailer_id uuid not null,
  store_id    uuid not null,
  posted_at   timestamptz not null,
  posted_on   date not null,
  primary key (borrower_id, id)
);
create unique index journal_entries_event on journal_entries (borrower_id, subject_id, event);

create table journal_lines (
  borrower_id  uuid not null,
  entry_id     uuid not null,
  line         integer not null,
  account      text not null,
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (borrower_id, entry_id, line),
  foreign key (borrower_id, entry_id) references journal_entries (borrower_id, id)
);

-- What was printed, word for word: a receipt never changes when a name or a configuration does.
create table receipts (
  borrower_id uuid not null references borrowers (id),
  id          uuid not null,
  kind        text not null check (kind in ('ORIGINATION', 'PAYMENT')),
  subject_id  uuid not null,
  retailer_id uuid not null,
  document    jsonb not null,
  issued_at   timestamptz not null,
  primary key (borrower_id, id)
);
create unique index receipts_subject on receipts (subject_id, kind);
