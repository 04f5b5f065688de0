-- Staff ask for help, analysts of their retailer answer. What is typed may name a customer, so it is sealed.
create table support_requests (
  retailer_id     uuid not null references retailers (id),
  id              uuid not null,
  subject_sealed  text not null,
  text_sealed     text not null,
  store_name      text,
  page            text,
  trace_id        text,
  asked_by        uuid not null,
  asked_by_name   text not null,
  asked_at        timestamptz not null,
  status          text not null default 'OPEN' check (status in ('OPEN', 'ANSWERED', 'CLOSED')),
  claimed_by      uuid,
  claimed_by_name text,
  answer_sealed   text,
  answered_at     timestamptz,
  closed_at       timestamptz,
  primary key (retailer_id, id),
  check ((claimed_by is null) = (claimed_by_name is null)),
  check ((answer_sealed is null) = (answered_at is null)),
  check (answer_sealed is null or claimed_by is not null),
  check (status <> 'ANSWERED' or answer_sealed is not null),
  check ((status = 'CLOSED') = (closed_at is not null))
);
create index support_requests_listed on support_requests (retailer_id, status, asked_at, id);
create index support_requests_own on support_requests (retailer_id, asked_by, asked_at);
create index support_requests_forget on support_requests (closed_at) where closed_at is not null;

alter table support_requests enable row level security;
create policy of_system on support_requests to balcao_system using (true);
create policy app_reads on support_requests for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on support_requests for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid
  and asked_by = current_setting('balcao.operator')::uuid);
create policy app_changes on support_requests for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, update (status, claimed_by, claimed_by_name, answer_sealed, answered_at, closed_at) on support_requests to balcao_app;
