-- One queue of what waits for a person (ADR 0076): a request for a limit and a Pix of no known charge are taken by one analyst at a
-- time, as calls, extra credit and phone changes are.
alter table limit_requests
  add column claimed_by      uuid,
  add column claimed_by_name text,
  add column claimed_until   timestamptz,
  add constraint limit_requests_claim check ((claimed_by is null) = (claimed_until is null)
    and (claimed_by is null) = (claimed_by_name is null));

alter table pix_unmatched
  add column id              uuid not null default gen_random_uuid(),
  add column claimed_by      uuid,
  add column claimed_by_name text,
  add column claimed_until   timestamptz,
  -- Where the money went, as a person recorded it.
  add column outcome         text check (outcome in ('RETURNED', 'RECEIVED')),
  add column settled_by      uuid,
  add column settled_by_name text,
  add column settled_at      timestamptz,
  add column settled_reason  text,
  add constraint pix_unmatched_claim check ((claimed_by is null) = (claimed_until is null)
    and (claimed_by is null) = (claimed_by_name is null)),
  add constraint pix_unmatched_settled check ((settled_at is null) = (settled_by is null) and (settled_at is null) = (outcome is null)
    and (settled_at is null) = (settled_by_name is null) and (settled_at is null) = (settled_reason is null));
create index pix_unmatched_waiting on pix_unmatched (received_at, id) where settled_at is null;
create index pix_unmatched_settled_at on pix_unmatched (settled_at) where settled_at is not null;

-- Nobody's money: the provider's analyst alone sees it.
create policy app_reads on pix_unmatched for select to balcao_app using
  (exists (select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
grant select on pix_unmatched to balcao_app;

-- What a person decided today.
create index purchase_calls_decided on purchase_calls (decided_at) where decided_by is not null;
create index credit_evaluations_decided on credit_evaluations (accepted_at) where accepted_by is not null;
create index limit_requests_decided on limit_requests (decided_at) where decided_by is not null;
