-- Credit programs: coupons, evaluations of extra credit, incentives of operators, blocks of a limit.

-- Last day of a block by hand; null while it has no end.
alter table credit_limits add column blocked_until date;
alter table credit_limits add column block_reason text;
alter table credit_limits add constraint credit_limits_block_check
  check (is_blocked or (blocked_until is null and block_reason is null));
create index credit_limits_blocked_until on credit_limits (blocked_until, borrower_id) where is_blocked;

-- When and why a limit was blocked, as the day close and the analyst saw it; sales ask the facts, never this table.
create table credit_limit_blocks (
  borrower_id  uuid not null references borrowers (id),
  id           uuid not null,
  reason       text not null check (reason in ('MANUALLY_BLOCKED', 'OVERDUE_INSTALLMENTS', 'OPEN_RENEGOTIATIONS')),
  blocked_on   date not null,
  unblocked_on date,
  -- What the analyst said who blocked or lifted by hand.
  note         text,
  lifting_note text,
  primary key (borrower_id, id)
);
create unique index credit_limit_blocks_open on credit_limit_blocks (borrower_id, reason) where unblocked_on is null;
-- Blocks by hand of before this table.
insert into credit_limit_blocks (borrower_id, id, reason, blocked_on)
  select borrower_id, gen_random_uuid(), 'MANUALLY_BLOCKED', current_date from credit_limits where is_blocked;

-- Who gets a coupon for what, from when to when. Both ids null: every store of every retailer.
create table coupon_campaigns (
  id                     uuid primary key,
  retailer_id            uuid references retailers (id),
  store_id               uuid,
  trigger                text not null check (trigger in ('PAID_PURCHASE', 'REGISTRATION')),
  -- A fraction of the purchase value, or an amount: one of the two.
  percent                numeric check (percent > 0 and percent <= 1),
  monetary_cents         bigint check (monetary_cents > 0),
  minimum_purchase_cents bigint not null default 0 check (minimum_purchase_cents >= 0),
  maximum_discount_cents bigint check (maximum_discount_cents > 0),
  validity_days          integer not null check (validity_days between 0 and 3650),
  funded_by              text not null check (funded_by in ('PROVIDER', 'RETAILER')),
  valid_from             date not null,
  valid_until            date,
  foreign key (retailer_id, store_id) references stores (retailer_id, id),
  unique nulls not distinct (retailer_id, store_id, trigger, valid_from),
  check ((percent is null) <> (monetary_cents is null)),
  check (retailer_id is not null or store_id is null)
);

-- A coupon keeps the terms of its campaign: a later campaign changes nothing for who has one already.
create table coupons (
  borrower_id            uuid not null references borrowers (id),
  id                     uuid not null,
  campaign_id            uuid not null,
  -- Where it may be used; null: everywhere.
  retailer_id            uuid,
  store_id               uuid,
  trigger                text not null check (trigger in ('PAID_PURCHASE', 'REGISTRATION')),
  -- The contract that was paid off, or the borrower who was registered.
  subject_id             uuid not null,
  percent                numeric,
  monetary_cents         bigint,
  minimum_purchase_cents bigint not null,
  maximum_discount_cents bigint,
  funded_by              text not null check (funded_by in ('PROVIDER', 'RETAILER')),
  status                 text not null check (status in ('ISSUED', 'USED', 'EXPIRED')),
  issued_at              timestamptz not null,
  -- Last day it is good for, in Sao Paulo time.
  valid_through          date not null,
  contract_id            uuid,
  used_at                timestamptz,
  primary key (borrower_id, id),
  check ((percent is null) <> (monetary_cents is null)),
  check ((status = 'USED') = (contract_id is not null)),
  check ((status = 'USED') = (used_at is not null))
);
create unique index coupons_subject on coupons (borrower_id, trigger, subject_id);
create unique index coupons_contract on coupons (borrower_id, contract_id) where contract_id is not null;
create index coupons_expiring on coupons (valid_through, id) where status = 'ISSUED';

-- How much extra credit an evaluation may grant; a store's before a retailer's before the default, the newest of them.
create table evaluation_policies (
  id             uuid primary key,
  retailer_id    uuid references retailers (id),
  store_id       uuid,
  source_product text not null check (source_product in ('SUPER_PURCHASE', 'SMARTPHONE_SALE')),
  valid_from     date not null,
  -- Part of the customer's total limit that may be granted on top of it.
  limit_share    numeric not null check (limit_share > 0),
  minimum_cents  bigint not null check (minimum_cents > 0),
  maximum_cents  bigint not null check (maximum_cents > 0),
  valid_days     integer not null check (valid_days between 1 and 365),
  -- Days after one was used before another is granted.
  rest_days      integer not null default 0 check (rest_days >= 0),
  -- Asked for more than this, an analyst decides; null: never.
  review_above_cents bigint check (review_above_cents > 0),
  foreign key (retailer_id, store_id) references stores (retailer_id, id),
  unique nulls not distinct (retailer_id, store_id, source_product, valid_from),
  check (minimum_cents <= maximum_cents),
  check (retailer_id is not null or store_id is null)
);

-- Extra credit for one purchase in one store.
create table credit_evaluations (
  borrower_id     uuid not null references borrowers (id),
  id              uuid not null unique,
  retailer_id     uuid not null,
  store_id        uuid not null,
  operator_id     uuid not null,
  -- Phone the operator gave for being told, sealed.
  operator_phone_sealed text,
  policy_id       uuid not null,
  source_product  text not null check (source_product in ('SUPER_PURCHASE', 'SMARTPHONE_SALE')),
  status          text not null check (status in ('CREATED', 'ACCEPTED', 'APPLIED', 'EXPIRED')),
  decision        text not null check (decision in ('APPROVED', 'PARTIALLY_APPROVED', 'DENIED')),
  -- Why it was denied, for the analyst; null otherwise.
  reason          text,
  requested_cents bigint not null check (requested_cents > 0),
  minimum_cents   bigint not null check (minimum_cents >= 0),
  -- Zero when denied.
  maximum_cents   bigint not null check (maximum_cents >= 0),
  created_at      timestamptz not null,
  accepted_at     timestamptz,
  accepted_by     uuid,
  expires_at      timestamptz not null,
  contract_id     uuid,
  applied_at      timestamptz,
  primary key (borrower_id, id),
  check ((status = 'APPLIED') = (contract_id is not null)),
  check (decision <> 'DENIED' or status <> 'APPLIED')
);
create unique index credit_evaluations_contract on credit_evaluations (borrower_id, contract_id) where contract_id is not null;
create index credit_evaluations_store on credit_evaluations (borrower_id, store_id, created_at);
create index credit_evaluations_expiring on credit_evaluations (expires_at, id) where status in ('CREATED', 'ACCEPTED');

-- What an operator earns on a sale or a registration; a store's before a retailer's before the default, the newest.
create table incentive_rules (
  id          uuid primary key,
  retailer_id uuid references retailers (id),
  store_id    uuid,
  event       text not null check (event in ('SALE', 'REGISTRATION')),
  kind        text not null check (kind in ('PERCENTAGE', 'FIXED_VALUE')),
  -- A fraction of the sale for PERCENTAGE, cents for FIXED_VALUE.
  rate        numeric check (rate > 0 and rate <= 1),
  value_cents bigint check (value_cents > 0),
  category    text not null check (category in ('bronze', 'silver', 'gold', 'diamond')),
  valid_from  date not null,
  valid_until date,
  foreign key (retailer_id, store_id) references stores (retailer_id, id),
  unique nulls not distinct (retailer_id, store_id, event, valid_from),
  check ((kind = 'PERCENTAGE') = (rate is not null) and (kind = 'FIXED_VALUE') = (value_cents is not null)),
  check (event = 'SALE' or kind = 'FIXED_VALUE'),
  check (retailer_id is not null or store_id is null)
);

-- What operators earned and what was taken back. Never updated.
create table incentives (
  retailer_id  uuid not null references retailers (id),
  id           uuid not null,
  entry        text not null check (entry in ('ACCRUAL', 'REVERSAL')),
  event        text not null check (event in ('SALE', 'REGISTRATION')),
  store_id     uuid not null,
  operator_id  uuid not null,
  borrower_id  uuid not null,
  -- The contract of the sale, or the borrower who was registered.
  subject_id   uuid not null,
  rule_id      uuid not null,
  category     text not null check (category in ('bronze', 'silver', 'gold', 'diamond')),
  -- What the accrual was counted on: the sale's value, zero for a registration.
  base_cents   bigint not null check (base_cents >= 0),
  -- Positive for an accrual, negative for a reversal.
  amount_cents bigint not null check ((entry = 'ACCRUAL') = (amount_cents > 0) and amount_cents <> 0),
  at           timestamptz not null,
  on_day       date not null,
  primary key (retailer_id, id),
  foreign key (retailer_id, store_id) references stores (retailer_id, id),
  foreign key (retailer_id, operator_id) references operators (retailer_id, id)
);
create unique index incentives_accrual on incentives (retailer_id, subject_id, event) where entry = 'ACCRUAL';
create index incentives_subject on incentives (retailer_id, subject_id);
create index incentives_statement on incentives (retailer_id, operator_id, on_day, id);
