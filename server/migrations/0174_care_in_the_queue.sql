-- Requests of customer care stand in the one queue of what waits for a person (ADR 0076), taken by one analyst at a time.
alter table care_requests
  add column claimed_by      uuid,
  add column claimed_by_name text,
  add column claimed_until   timestamptz,
  add constraint care_requests_claim check ((claimed_by is null) = (claimed_until is null)
    and (claimed_by is null) = (claimed_by_name is null));
-- What a person decided today.
create index care_requests_decided on care_requests (decided_at) where decided_by is not null;
