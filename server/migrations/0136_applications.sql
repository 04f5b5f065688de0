-- Registrations of customers and what became of them (ADR 0072). Names as they were, for who decides on customers they did not look up.
create table applications (
  borrower_id     uuid not null,
  id              uuid not null,
  kind            text not null check (kind in ('REGISTRATION', 'REEVALUATION')),
  retailer_id     uuid not null,
  store_id        uuid not null,
  store_name      text not null,
  -- Null of one that the customer sent from the own phone.
  operator_id     uuid,
  operator_name   text,
  borrower_name   text not null default '',
  status          text not null check (status in ('OPEN', 'UNDER_ANALYSIS', 'MANUAL_ANALYSIS', 'PRE_APPROVED', 'APPROVED', 'DENIED')),
  pre_decision    text check (pre_decision in ('APPROVED', 'DENIED', 'CONTINUE')),
  pre_decided_at  timestamptz,
  skipped_document_capture boolean not null default false,
  liveness_check_executed  boolean not null default false,
  -- Codes of the rules that spoke.
  reasons         jsonb not null default '[]',
  -- Why a person looks at it.
  cause           text check (cause in ('RULES', 'BIOMETRY_CONFLICT', 'BUREAU_SILENT', 'REVIEW')),
  suggested_cents bigint check (suggested_cents >= 0),
  decision_id     uuid,
  created_at      timestamptz not null,
  submitted_at    timestamptz,
  decided_at      timestamptz,
  claimed_by      uuid,
  claimed_by_name text,
  claimed_until   timestamptz,
  decided_by      uuid,
  decided_by_name text,
  decision_reason text,
  review_asked_at timestamptz,
  review_text_sealed text,
  primary key (borrower_id, id),
  check ((claimed_by is null) = (claimed_until is null) and (claimed_by is null) = (claimed_by_name is null)),
  check ((decided_by is null) = (decided_by_name is null) and (decided_by is null) = (decision_reason is null)),
  check ((status in ('APPROVED', 'DENIED')) = (decided_at is not null)),
  check ((status = 'OPEN') = (submitted_at is null)),
  check (status not in ('MANUAL_ANALYSIS', 'PRE_APPROVED') or cause is not null)
);
create unique index applications_running on applications (borrower_id) where status not in ('APPROVED', 'DENIED');
create index applications_newest on applications (borrower_id, created_at desc, id desc);
create index applications_waiting on applications (submitted_at, id) where status in ('MANUAL_ANALYSIS', 'PRE_APPROVED');
alter table applications enable row level security;
create policy of_system on applications to balcao_system using (true);
-- The provider's analyst decides on those of every retailer; those of the own are seen without naming a customer.
create policy app_reads on applications for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid
  or retailer_id = current_setting('balcao.retailer')::uuid
  or exists (select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
grant select on applications to balcao_app;

-- A customer goes on with a registration on the own phone; the newest link of it alone is good, on the device that opened it.
create table application_links (
  borrower_id    uuid not null,
  application_id uuid not null,
  retailer_id    uuid not null,
  token_hash     text not null,
  created_at     timestamptz not null,
  expires_at     timestamptz not null,
  key_hash       text,
  opened_at      timestamptz,
  primary key (borrower_id, application_id),
  check ((key_hash is null) = (opened_at is null))
);
create index application_links_token on application_links (token_hash);
create index application_links_key on application_links (key_hash) where key_hash is not null;
create index application_links_expires on application_links (expires_at);
alter table application_links enable row level security;
create policy of_system on application_links to balcao_system using (true);
