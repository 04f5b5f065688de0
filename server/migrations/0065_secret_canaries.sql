-- One row for each secret that data may be sealed with: what it makes of one known text (ADR 0026).
create table secret_canaries (
  canary     text primary key,
  added_at   timestamptz not null default clock_timestamp(),
  -- Nothing is sealed with it any more.
  retired_at timestamptz
);

-- Keys of requests live by the database's clock: no server's clock that runs ahead ends them.
alter table claims alter column created_at set default clock_timestamp();
