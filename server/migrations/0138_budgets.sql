-- The calculator (ADR 0080): a limit is raised for a day in one retailer, under a dated policy, and visitors prove their phone
-- before anything is said of a CPF.
alter table policy_documents
  drop constraint policy_documents_kind_check,
  add constraint policy_documents_kind_check check (kind in ('pricing', 'lending-rule', 'iof', 'renegotiation',
    'coupon-campaign', 'evaluation', 'incentive-rule', 'decision', 'limits', 'limit-changes', 'correction-index', 'credit',
    'settlement', 'budget-increase'));

-- One row a customer, retailer and day; the newest one that is open counts, and nothing is summed.
create table limit_increases (
  borrower_id    uuid not null references borrowers (id),
  retailer_id    uuid not null,
  on_day         date not null,
  -- Last day it counts: its own, or the last one of a campaign.
  until_day      date not null,
  store_id       uuid not null,
  -- What is added to the total limit meanwhile, in that retailer.
  cents          bigint not null check (cents > 0),
  -- What was asked for, and what was available and used then: the same question has the same answer.
  purchase_cents bigint not null check (purchase_cents > 0),
  before_cents   bigint not null check (before_cents >= 0),
  used_cents     bigint not null check (used_cents >= 0),
  policy_id      uuid not null,
  decision_id    uuid not null,
  -- Null where the customer asked alone.
  operator_id    uuid,
  granted_at     timestamptz not null,
  ended_at       timestamptz,
  primary key (borrower_id, retailer_id, on_day),
  check (until_day >= on_day)
);
create index limit_increases_open on limit_increases (until_day, borrower_id) where ended_at is null;
alter table limit_increases enable row level security;
create policy of_system on limit_increases to balcao_system using (true);
create policy app_reads on limit_increases for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select on limit_increases to balcao_app;

-- Visitors of the calculator, by the hash of the key that their page holds.
create table budget_visits (
  key_hash     text primary key,
  retailer_id  uuid not null,
  store_id     uuid,
  phone_sealed text not null,
  -- Whose codes are counted: a keyed hash of the phone.
  counted_as   text not null,
  code_hash    text not null,
  attempts     integer not null default 0,
  code_ends_at timestamptz not null,
  proven_at    timestamptz,
  ends_at      timestamptz not null
);
create index budget_visits_ends on budget_visits (ends_at);
alter table budget_visits enable row level security;
create policy of_system on budget_visits to balcao_system using (true);
