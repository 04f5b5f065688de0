-- Credit policies as tables that are evaluated, and what they decided (ADR 0070). A decision is never changed: facts and the
-- rules they met are sealed, what people search by lies beside them.
alter table policy_documents
  drop constraint policy_documents_kind_check,
  add constraint policy_documents_kind_check check (kind in ('pricing', 'lending-rule', 'iof', 'renegotiation',
    'coupon-campaign', 'evaluation', 'incentive-rule', 'decision', 'limits', 'limit-changes', 'correction-index', 'credit')),
  drop constraint policy_documents_of_provider,
  add constraint policy_documents_of_provider check (retailer_id is null
    or kind not in ('decision', 'limits', 'correction-index', 'credit'));

create table credit_decisions (
  borrower_id       uuid not null references borrowers (id),
  id                uuid not null,
  retailer_id       uuid not null,
  store_id          uuid,
  -- Null where the customer asked alone.
  operator_id       uuid,
  kind              text not null check (kind in ('REGISTRATION', 'INCREASE', 'SUPER_COMPRA')),
  policy_id         uuid not null,
  policy_version    text not null,
  policy_hash       text not null,
  arm               text not null check (arm in ('CHAMPION', 'CHALLENGER')),
  experiment_id     text,
  evaluator_version integer not null,
  outcome           text not null,
  decision          text not null,
  codes             jsonb not null,
  points            integer not null,
  grade             text not null,
  pd_bp             integer not null check (pd_bp between 0 and 10000),
  limit_cents       bigint not null check (limit_cents >= 0),
  -- Facts with their sources, and the result with every rule that was met.
  facts_sealed      text not null,
  result_sealed     text not null,
  latency_ms        integer not null check (latency_ms >= 0),
  at                timestamptz not null,
  primary key (borrower_id, id)
);
create index credit_decisions_id on credit_decisions (id);
create index credit_decisions_newest on credit_decisions (borrower_id, at);
create index credit_decisions_listed on credit_decisions (at, id);
alter table credit_decisions enable row level security;
create policy of_system on credit_decisions to balcao_system using (true);
create policy app_reads on credit_decisions for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid
  or retailer_id = current_setting('balcao.retailer')::uuid
  or exists (select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
create policy app_adds on credit_decisions for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid
  and retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert on credit_decisions to balcao_app;

-- What the bureau said of a customer: one query a day and purpose. No request reads it.
create table bureau_reports (
  borrower_id   uuid not null references borrowers (id),
  purpose       text not null check (purpose in ('CREDIT_GRANTING')),
  asked_on      date not null,
  status        text not null check (status in ('ASKED', 'ANSWERED', 'FAILED')),
  attempts      integer not null check (attempts > 0),
  asked_at      timestamptz not null,
  provider      text not null,
  report_sealed text,
  primary key (borrower_id, purpose, asked_on),
  check ((status = 'ANSWERED') = (report_sealed is not null))
);
create index bureau_reports_asked on bureau_reports (asked_at);
alter table bureau_reports enable row level security;
create policy of_system on bureau_reports to balcao_system using (true);
