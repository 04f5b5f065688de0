-- What every module stands on: guard of multi-table writes, audit, idempotency, jobs.

-- Raises unless ok: lets one statement write several tables or none (kernel/db/guarded-write).
create function guard(ok boolean, fragment text) returns boolean
language plpgsql volatile as $$
begin
  if ok then return true; end if;
  raise exception using errcode = 'BG001', message = fragment;
end
$$;

-- Append-only. A job seals entries into one hash chain a retailer: position and hash are null until then.
create table audit_entries (
  retailer_id   uuid not null,
  id            uuid not null,
  at            timestamptz not null,
  operator_id   uuid,
  store_id      uuid,
  action        text not null,
  subject       text not null,
  detail        jsonb not null,
  position      bigint,
  previous_hash text,
  hash          text,
  primary key (retailer_id, id)
);
create index audit_entries_unsealed on audit_entries (retailer_id, id) where hash is null;
create unique index audit_entries_position on audit_entries (retailer_id, position) where position is not null;

create table audit_heads (
  retailer_id uuid primary key,
  position    bigint not null,
  hash        text not null
);

create table idempotency_keys (
  operator_id uuid not null,
  key         text not null,
  route       text not null,
  body_hash   text not null,
  -- json, not jsonb: the same words in the same order
  answer      json not null,
  created_at  timestamptz not null,
  primary key (operator_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

create table jobs (
  id           uuid primary key,
  kind         text not null,
  payload      jsonb not null,
  dedup_key    text unique,
  run_at       timestamptz not null,
  attempts     integer not null default 0,
  locked_until timestamptz,
  done_at      timestamptz,
  failed_at    timestamptz,
  last_error   text
);
create index jobs_waiting on jobs (run_at) where done_at is null and failed_at is null;
