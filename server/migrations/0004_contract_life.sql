-- The life of a contract: offers that expire, products with an own limit, partial payments, undone payments, returns.

alter table contracts drop constraint contracts_status_check;
alter table contracts add constraint contracts_status_check check (status in ('OFFERED', 'EXPIRED', 'ACCEPTED', 'CANCELED'));
alter table contracts drop constraint contracts_check;
alter table contracts add constraint contracts_accepted_check
  check ((status in ('OFFERED', 'EXPIRED')) = (accepted_proposal_id is null));

-- What the customer pays at the counter for a device; outside `principal_cents`.
alter table contracts add column down_payment_cents bigint not null default 0 check (down_payment_cents >= 0);
alter table contracts add column product_id uuid;
alter table contracts add column coupon_id uuid;
-- Taken off the purchase value before it is financed.
alter table contracts add column coupon_discount_cents bigint not null default 0 check (coupon_discount_cents >= 0);
alter table contracts add column evaluation_id uuid;
-- Part of the financed purchase value that an evaluation's own limit covers: the rest takes from the recurring limit.
alter table contracts add column extra_limit_cents bigint not null default 0 check (extra_limit_cents >= 0);
-- Part of the purchase value given back since.
alter table contracts add column returned_cents bigint not null default 0 check (returned_cents >= 0);
alter table contracts add column canceled_at timestamptz;
alter table contracts add column canceled_on date;

drop index contracts_retailer_accepted;
create index contracts_retailer_accepted on contracts (retailer_id, accepted_at) where status in ('ACCEPTED', 'CANCELED');
create index contracts_offered on contracts (valid_until) where status = 'OFFERED';

-- Taken off an installment paid in time: interest that the retailer paid already.
alter table installments add column bonus_cents bigint not null default 0 check (bonus_cents >= 0);
-- What partial payments and returns took off so far; the payment that settles the rest does not count here.
alter table installments add column settled_cents bigint not null default 0;
alter table installments add column settled_principal_cents bigint not null default 0;
alter table installments add column settled_limit_cents bigint not null default 0;
-- Day up to which late charges were counted by a partial payment, and what of them it left unpaid.
alter table installments add column charged_through date;
alter table installments add column carried_fine_cents bigint not null default 0;
alter table installments add column carried_late_interest_cents bigint not null default 0;
alter table installments add column carried_contract_interest_cents bigint not null default 0;
-- Mark of the day close: first day it was overdue.
alter table installments add column overdue_since date;
-- The active agreement that stands in its place.
alter table installments add column renegotiation_id uuid;
alter table installments add constraint installments_settled_check
  check (settled_cents between 0 and amount_cents and settled_principal_cents >= 0 and settled_limit_cents between 0 and limit_cents);

alter table payments drop constraint payments_method_check;
alter table payments add constraint payments_method_check check (method in ('STORE_CASH', 'PIX'));
-- Nobody at the counter receives a Pix.
alter table payments alter column operator_id drop not null;

alter table payment_items drop constraint payment_items_check;
alter table payment_items drop constraint payment_items_paid_cents_check;
alter table payment_items drop constraint payment_items_kind_check;
-- A payment that was undone leaves its items: the same installment may then be paid again.
drop index payment_items_installment;
drop index payment_items_fee;
alter table payment_items add column bonus_cents bigint not null default 0;
alter table payment_items add column principal_cents bigint not null default 0;
alter table payment_items add column interest_cents bigint not null default 0;
alter table payment_items add column limit_cents bigint not null default 0;
alter table payment_items add column is_partial boolean not null default false;
-- What the installment carried before a partial payment, to put back when that payment is undone.
alter table payment_items add column charges_before jsonb;
alter table payment_items add constraint payment_items_kind_check check (kind in ('INSTALLMENT', 'FEE', 'RENEGOTIATION'));
alter table payment_items add constraint payment_items_paid_check check (paid_cents >= 0 and
  paid_cents = face_cents - discount_cents - bonus_cents + fine_cents + late_interest_cents + contract_interest_cents);
create index payment_items_installment on payment_items (borrower_id, installment_id) where installment_id is not null;
create index payment_items_fee on payment_items (borrower_id, fee_id) where fee_id is not null;
update payment_items i set principal_cents = s.principal_cents, interest_cents = s.interest_cents, limit_cents = s.limit_cents
  from installments s where s.borrower_id = i.borrower_id and s.id = i.installment_id;

-- A payment taken back by a second person; its items and its journal entry stay, another entry reverses them.
create table payment_undos (
  borrower_id uuid not null,
  payment_id  uuid not null,
  id          uuid not null unique,
  retailer_id uuid not null,
  store_id    uuid not null,
  operator_id uuid not null,
  reason      text not null,
  undone_at   timestamptz not null,
  undone_on   date not null,
  primary key (borrower_id, payment_id),
  foreign key (borrower_id, payment_id) references payments (borrower_id, id)
);

alter table receipts drop constraint receipts_kind_check;
alter table receipts add constraint receipts_kind_check check (kind in ('ORIGINATION', 'PAYMENT', 'PAYMENT_UNDO', 'CANCELLATION'));
