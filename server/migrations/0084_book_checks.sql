-- Checks of the books (ADR 0042): each that ran, and the version of each customer's limit that the last check of everything saw.
create table book_checks (
  id          uuid primary key,
  kind        text not null check (kind in ('WHOLE', 'CHANGED')),
  -- The business day after whose night the server itself ran it: one server does.
  night       date unique,
  started_at  timestamptz not null,
  finished_at timestamptz,
  -- Rules that did not hold.
  broken      bigint
);
create index book_checks_started on book_checks (kind, started_at);
alter table book_checks enable row level security;
create policy of_system on book_checks to balcao_system using (true);

create table checked_limits (
  borrower_id uuid primary key,
  version     bigint not null
);
alter table checked_limits enable row level security;
create policy of_system on checked_limits to balcao_system using (true);
