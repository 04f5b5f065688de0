-- Pix: charges for installments, what was received for them, and credits handed back.

create table pix_charges (
  borrower_id     uuid not null references borrowers (id),
  id              uuid not null unique,
  txid            text not null unique check (txid ~ '^[A-Za-z0-9]{26,35}$'),
  retailer_id     uuid not null,
  store_id        uuid not null,
  operator_id     uuid not null,
  -- The idempotency key that asked: a charge the bank did not answer is taken up again under it.
  request_key     text not null,
  body_hash       text not null,
  installment_ids jsonb not null,
  -- Fees that were open then.
  fee_ids         jsonb not null,
  amount_cents    bigint not null check (amount_cents > 0),
  status          text not null check (status in ('CREATED', 'ACTIVE', 'SETTLED', 'EXPIRED', 'CANCELED')),
  br_code         text,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  primary key (borrower_id, id),
  unique (operator_id, request_key),
  check (status <> 'ACTIVE' or br_code is not null)
);
-- A static BR Code holds at most 25 characters of the txid, and banks give back what it holds.
create unique index pix_charges_short_txid on pix_charges (left(txid, 25));
create index pix_charges_open on pix_charges (expires_at) where status in ('CREATED', 'ACTIVE');

create table pix_receipts (
  borrower_id     uuid not null,
  id              uuid not null unique,
  charge_id       uuid not null,
  -- The bank's own id of the transfer: one effect each.
  end_to_end_id   text not null unique,
  retailer_id     uuid not null,
  store_id        uuid not null,
  value_cents     bigint not null check (value_cents > 0),
  paid_at         timestamptz not null,
  received_at     timestamptz not null,
  outcome         text not null check (outcome in ('SETTLED', 'APPLIED', 'CREDITED', 'DUPLICATE')),
  payment_id      uuid,
  applied_cents   bigint not null check (applied_cents >= 0),
  unapplied_cents bigint not null check (unapplied_cents >= 0),
  primary key (borrower_id, id),
  foreign key (borrower_id, charge_id) references pix_charges (borrower_id, id),
  check (value_cents = applied_cents + unapplied_cents),
  check ((payment_id is null) = (applied_cents = 0))
);
create index pix_receipts_charge on pix_receipts (borrower_id, charge_id);

-- The credit a Pix left, handed back in cash.
create table pix_refunds (
  borrower_id uuid not null,
  receipt_id  uuid not null,
  id          uuid not null unique,
  retailer_id uuid not null,
  store_id    uuid not null,
  operator_id uuid not null,
  value_cents bigint not null check (value_cents > 0),
  reason      text not null,
  refunded_at timestamptz not null,
  primary key (borrower_id, receipt_id),
  foreign key (borrower_id, receipt_id) references pix_receipts (borrower_id, id)
);

-- A Pix of no charge of ours: nobody's money until a person finds whose it is.
create table pix_unmatched (
  end_to_end_id text primary key,
  txid          text not null,
  value_cents   bigint not null,
  paid_at       timestamptz not null,
  received_at   timestamptz not null
);
