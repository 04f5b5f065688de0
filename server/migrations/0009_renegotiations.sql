-- Agreements on late debts: what they may be by dated policies, what they stand for, and their payments.

-- How late debts are renegotiated; the newest row valid on the day wins, a store's before a retailer's before the default.
create table renegotiation_policies (
  id          uuid primary key,
  retailer_id uuid references retailers (id),
  store_id    uuid,
  valid_from  date not null,
  document    jsonb not null,
  foreign key (retailer_id, store_id) references stores (retailer_id, id),
  unique nulls not distinct (retailer_id, store_id, valid_from),
  check (retailer_id is not null or store_id is null)
);

-- OFFERED until the customer's code accepts one of `options`; then ACTIVE until all is paid (CLOSED) or it is BROKEN.
create table renegotiations (
  borrower_id    uuid not null references borrowers (id),
  id             uuid not null unique,
  number         text not null unique,
  retailer_id    uuid not null,
  store_id       uuid not null,
  operator_id    uuid not null,
  status         text not null check (status in ('OFFERED', 'EXPIRED', 'ACTIVE', 'CLOSED', 'BROKEN')),
  policy_id      uuid not null references renegotiation_policies (id),
  -- Rates and patience the agreement keeps for its whole life, whatever later policies say.
  terms          jsonb not null,
  contract_ids   jsonb not null,
  -- What the installments cost on the day of the agreement, and the part of it that is late charges.
  debt_cents     bigint not null check (debt_cents > 0),
  charges_cents  bigint not null check (charges_cents >= 0),
  -- Taken off the charges when the last payment is made.
  discount_cents bigint not null check (discount_cents between 0 and charges_cents),
  options        jsonb not null,
  option_id      uuid,
  offered_at     timestamptz not null,
  offered_on     date not null,
  valid_until    timestamptz not null,
  accepted_at    timestamptz,
  accepted_on    date,
  -- Days the oldest unpaid payment may be late before the day close breaks the agreement.
  break_after_days integer not null check (break_after_days > 0),
  ended_at       timestamptz,
  end_reason     text,
  primary key (borrower_id, id),
  check ((status in ('OFFERED', 'EXPIRED')) = (option_id is null)),
  check ((option_id is null) = (accepted_on is null)),
  check ((status in ('CLOSED', 'BROKEN')) = (ended_at is not null))
);
create index renegotiations_open on renegotiations (borrower_id) where status = 'ACTIVE';
create index renegotiations_active on renegotiations (id) where status = 'ACTIVE';
create index renegotiations_offered on renegotiations (valid_until) where status = 'OFFERED';

-- Installments of an agreement as they stood that day: history, and what the invariants count with.
create table renegotiation_debts (
  borrower_id      uuid not null,
  renegotiation_id uuid not null,
  installment_id   uuid not null,
  contract_id      uuid not null,
  face_cents       bigint not null check (face_cents > 0),
  charges_cents    bigint not null check (charges_cents >= 0),
  -- Face less discount of the day, plus charges.
  due_cents        bigint not null check (due_cents > 0),
  primary key (borrower_id, renegotiation_id, installment_id),
  foreign key (borrower_id, renegotiation_id) references renegotiations (borrower_id, id),
  foreign key (borrower_id, installment_id) references installments (borrower_id, id)
);

create table renegotiation_payments (
  borrower_id      uuid not null,
  id               uuid not null unique,
  renegotiation_id uuid not null,
  number           integer not null check (number > 0),
  due_on           date not null,
  value_cents      bigint not null check (value_cents > 0),
  -- Part of the value that pays the debt: its value on the day of the agreement. The rest is the agreement's interest.
  principal_cents  bigint not null check (principal_cents between 0 and value_cents),
  status           text not null check (status in ('DUE', 'PAID', 'CANCELED')),
  paid_on          date,
  payment_id       uuid,
  primary key (borrower_id, id),
  foreign key (borrower_id, renegotiation_id) references renegotiations (borrower_id, id),
  check ((status = 'PAID') = (payment_id is not null)),
  check ((status = 'PAID') = (paid_on is not null))
);
create unique index renegotiation_payments_number on renegotiation_payments (borrower_id, renegotiation_id, number);
create index renegotiation_payments_due on renegotiation_payments (renegotiation_id, due_on) where status = 'DUE';
create index renegotiation_payments_payment on renegotiation_payments (payment_id) where payment_id is not null;

-- The customer's authorisation of one option. The count of tries survives every resend.
create table renegotiation_codes (
  borrower_id      uuid not null,
  renegotiation_id uuid not null,
  option_id        uuid not null,
  status           text not null check (status in ('PENDING', 'APPROVED', 'DENIED')),
  code_hash        text not null,
  phone_masked     text not null,
  attempts         integer not null default 0,
  max_attempts     integer not null,
  sends            integer not null default 1,
  sent_at          timestamptz not null,
  expires_at       timestamptz not null,
  approved_at      timestamptz,
  usable_until     timestamptz,
  used_at          timestamptz,
  primary key (borrower_id, renegotiation_id),
  foreign key (borrower_id, renegotiation_id) references renegotiations (borrower_id, id)
);

create index installments_renegotiated on installments (borrower_id, renegotiation_id) where renegotiation_id is not null;
