-- Cancellations and returns of contracts: what was taken back of each installment, payment and fee. Never updated.

-- What returns took off the bonus of an installment; the bonus itself stays what the plan says.
alter table installments add column returned_bonus_cents bigint not null default 0;
alter table installments add constraint installments_bonus_check check (returned_bonus_cents between 0 and bonus_cents);

create table contract_cancellations (
  borrower_id    uuid not null references borrowers (id),
  id             uuid not null unique,
  contract_id    uuid not null,
  retailer_id    uuid not null,
  -- Where it was done, and the refund handed back.
  store_id       uuid not null,
  operator_id    uuid not null,
  -- VOID: the whole operation undone on its own business day; RETURN: anything later, or a part.
  kind           text not null check (kind in ('VOID', 'RETURN')),
  reason         text not null check (reason in ('OPERATOR_MISTAKE', 'CUSTOMER_WITHDRAWAL', 'RETURN_OF_GOODS', 'DEFECT', 'FRAUD')),
  note           text,
  -- The ratio: `value_cents` of what was left, `principal_cents - returned_before_cents`.
  value_cents    bigint not null check (value_cents > 0),
  principal_cents bigint not null,
  returned_before_cents bigint not null check (returned_before_cents >= 0),
  -- Cash handed back, the usage fee included.
  refund_cents   bigint not null check (refund_cents >= 0),
  -- IOF no longer owed to the tax authority, and IOF that the provider keeps owing without the customer's money.
  iof_given_back_cents bigint not null check (iof_given_back_cents >= 0),
  iof_absorbed_cents   bigint not null check (iof_absorbed_cents >= 0),
  limit_cents    bigint not null check (limit_cents >= 0),
  canceled_at    timestamptz not null,
  canceled_on    date not null,
  primary key (borrower_id, id),
  foreign key (borrower_id, contract_id) references contracts (borrower_id, id),
  check (returned_before_cents + value_cents <= principal_cents),
  check (iof_given_back_cents = 0 or kind = 'VOID')
);
-- Two returns cannot both count on the same rest.
create unique index contract_cancellations_step on contract_cancellations (borrower_id, contract_id, returned_before_cents);

-- One row for each installment released, payment item refunded, fee given back.
create table contract_cancellation_items (
  borrower_id     uuid not null,
  id              uuid not null,
  cancellation_id uuid not null,
  installment_id  uuid,
  payment_item_id uuid,
  fee_id          uuid,
  -- Plan figures taken back, and what of the payment's discounts goes with them.
  face_cents      bigint not null check (face_cents >= 0),
  principal_cents bigint not null,
  limit_cents     bigint not null default 0,
  discount_cents  bigint not null default 0,
  bonus_cents     bigint not null default 0,
  -- Cash handed back for it; nothing for what was still open.
  refund_cents    bigint not null default 0 check (refund_cents >= 0),
  primary key (borrower_id, id),
  foreign key (borrower_id, cancellation_id) references contract_cancellations (borrower_id, id),
  check ((installment_id is null) <> (fee_id is null)),
  check (payment_item_id is not null or fee_id is not null or refund_cents = 0)
);
create index contract_cancellation_items_cancellation on contract_cancellation_items (borrower_id, cancellation_id);
create index contract_cancellation_items_payment on contract_cancellation_items (borrower_id, payment_item_id) where payment_item_id is not null;
create unique index contract_cancellation_items_fee on contract_cancellation_items (borrower_id, fee_id) where fee_id is not null;
