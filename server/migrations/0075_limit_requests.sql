-- Changes of a limit beyond what one person may do wait for a second one (ADR 0035). One waits for a customer at a time; what
-- was asked is never changed, and who asked does not decide.
alter table policy_documents
  drop constraint policy_documents_kind_check,
  add constraint policy_documents_kind_check check (kind in ('pricing', 'lending-rule', 'iof', 'renegotiation',
    'coupon-campaign', 'evaluation', 'incentive-rule', 'decision', 'limits', 'limit-changes'));

create table limit_requests (
  borrower_id      uuid not null references borrowers (id),
  id               uuid not null,
  retailer_id      uuid not null,
  kind             text not null check (kind in ('TOTAL', 'BLOCK', 'UNBLOCK')),
  from_cents       bigint not null check (from_cents >= 0),
  to_cents         bigint check (to_cents >= 0),
  block_until      date,
  reason           text not null,
  borrower_name    text not null,
  retailer_name    text not null,
  asked_by         uuid not null,
  asked_by_name    text not null,
  asked_at         timestamptz not null,
  expires_on       date not null,
  status           text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED', 'EXPIRED')),
  decided_by       uuid,
  decided_by_name  text,
  decided_at       timestamptz,
  decision_reason  text,
  primary key (borrower_id, id),
  check ((kind = 'TOTAL') = (to_cents is not null)),
  check (kind = 'BLOCK' or block_until is null),
  check (decided_by <> asked_by),
  check ((status in ('APPROVED', 'REFUSED')) = (decided_by is not null)),
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (decision_reason is null)
    and (decided_by is null) = (decided_by_name is null))
);
create unique index limit_requests_waiting on limit_requests (borrower_id) where status = 'WAITING';
create index limit_requests_due on limit_requests (expires_on, borrower_id) where status = 'WAITING';
create index limit_requests_listed on limit_requests (status, asked_at, id);

alter table limit_requests enable row level security;
create policy of_system on limit_requests to balcao_system using (true);
-- The provider's analyst decides on requests of every retailer.
create policy app_reads on limit_requests for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid
  or borrower_id = current_setting('balcao.borrower')::uuid
  or exists (select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
create policy app_adds on limit_requests for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid
  and retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on limit_requests for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, update (status, decided_by, decided_by_name, decided_at, decision_reason) on limit_requests to balcao_app;

alter table credit_limit_changes
  add column request_id uuid,
  add column approved_by uuid,
  add constraint credit_limit_changes_approved check ((request_id is null) = (approved_by is null));
create unique index credit_limit_changes_request on credit_limit_changes (borrower_id, request_id) where request_id is not null;
alter table credit_limit_blocks add column request_id uuid, add column lifting_request_id uuid;
