-- Customers' rights over their data (ADR 0089): what they agreed to and when, requests of erasure and of ending a duplicate, each
-- decided by a second person, copies and withdrawals that an analyst did with why, and photographs that the law keeps until a day.
create table customer_consents (
  borrower_id      uuid not null,
  id               uuid not null,
  purpose          text not null check (purpose in ('CREDIT_ANALYSIS', 'REGISTRATION_PHOTOS')),
  -- Where it was given.
  retailer_id      uuid not null,
  given_at         timestamptz not null,
  withdrawn_at     timestamptz,
  -- Who wrote it down; null: the customer.
  withdrawn_by     uuid,
  primary key (borrower_id, id),
  check (withdrawn_by is null or withdrawn_at is not null)
);
create unique index customer_consents_standing on customer_consents (borrower_id, purpose) where withdrawn_at is null;
alter table customer_consents enable row level security;
create policy of_system on customer_consents to balcao_system using (true);
create policy app_reads on customer_consents for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_changes on customer_consents for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, update on customer_consents to balcao_app;
insert into customer_consents (borrower_id, id, purpose, retailer_id, given_at)
  select distinct on (l.borrower_id, p.purpose) l.borrower_id, gen_random_uuid(), p.purpose, l.retailer_id, l.consented_at
  from application_links l cross join (values ('CREDIT_ANALYSIS'), ('REGISTRATION_PHOTOS')) p (purpose)
  where l.consented_at is not null order by l.borrower_id, p.purpose, l.consented_at desc;

-- The record that a duplicate was ended for: its contracts keep their parties.
alter table borrowers add column merged_into uuid, add check (merged_into <> id);

create table care_requests (
  borrower_id      uuid not null,
  id               uuid not null,
  -- Of who asked; the provider's house where the customer did.
  retailer_id      uuid not null,
  kind             text not null check (kind in ('ERASURE', 'MERGE', 'EXPORT', 'CONSENT_WITHDRAWAL')),
  duplicate_id     uuid,
  duplicate_name   text,
  borrower_name    text not null,
  reason           text not null,
  -- Null: the customer.
  asked_by         uuid,
  asked_by_name    text,
  asked_at         timestamptz not null,
  status           text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED')),
  decided_by       uuid,
  decided_by_name  text,
  decided_at       timestamptz,
  decision_reason  text,
  -- Of an erasure that was approved: the last day that photographs are kept, and when they went.
  photos_until     date,
  photos_erased_at timestamptz,
  primary key (borrower_id, id),
  check ((kind = 'MERGE') = (duplicate_id is not null) and (duplicate_id is null) = (duplicate_name is null)),
  check ((asked_by is null) = (asked_by_name is null)),
  check (decided_by <> asked_by),
  -- A copy and a withdrawal are done as an analyst asks; the rest is decided by another person.
  check (case when kind in ('EXPORT', 'CONSENT_WITHDRAWAL')
    then status = 'APPROVED' and decided_by is null and asked_by is not null
    else (status = 'WAITING') = (decided_by is null) end),
  check ((decided_by is null) = (decided_at is null)),
  check ((decided_by is null) = (decided_by_name is null) and (decided_by is null) = (decision_reason is null)),
  check (photos_until is null or (kind = 'ERASURE' and status = 'APPROVED'))
);
create unique index care_requests_waiting on care_requests (borrower_id, kind) where status = 'WAITING';
create index care_requests_listed on care_requests (asked_at, id) where status = 'WAITING';
create index care_requests_photos on care_requests (photos_until) where photos_until is not null and photos_erased_at is null;
alter table care_requests enable row level security;
create policy of_system on care_requests to balcao_system using (true);
create policy app_reads on care_requests for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid
  or retailer_id = current_setting('balcao.retailer')::uuid
  or exists (select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
create policy app_adds on care_requests for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert on care_requests to balcao_app;
