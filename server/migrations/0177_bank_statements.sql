-- Statements of the provider's bank account against the books (ADR 0098). A line is kept once, whichever statements have it, and stands
-- in one state: with its books, with a guess that waits, or left over. What has no books is in the account bank_differences and is somebody's.
create table bank_statements (
  retailer_id      uuid not null references retailers (id),
  id               uuid not null,
  content_hash     text not null,
  file_name        text not null,
  first_day        date not null,
  last_day         date not null,
  balance_cents    bigint,
  -- Lines that an earlier statement brought.
  known_lines      integer not null,
  imported_at      timestamptz not null,
  imported_by      uuid not null,
  imported_by_name text not null,
  primary key (retailer_id, id),
  unique (retailer_id, content_hash),
  check (first_day <= last_day)
);

create table bank_lines (
  retailer_id          uuid not null,
  id                   uuid not null,
  version              bigint not null default 1,
  statement_id         uuid not null,
  -- The bank's id of it with its day and sum, and how many were the same before: banks give an id twice.
  line_key             text not null,
  on_day               date not null,
  amount_cents         bigint not null check (amount_cents <> 0),
  memo                 text not null,
  bank_references     jsonb not null,
  state                text not null check (state in ('MATCHED', 'SUGGESTED', 'LEFT_OVER')),
  reason               text check (reason in ('TO_CONFIRM', 'NOT_IN_BOOKS', 'OTHER_AMOUNT', 'TAKEN', 'PARTED')),
  note                 text,
  owner_id             uuid,
  owner_name           text,
  -- The entry of the books by which it is in the account bank_differences.
  difference_id        uuid,
  suggested_event      text,
  suggested_subject_id uuid,
  suggested_on         date,
  -- The retailer it is about.
  suggested_for        uuid,
  -- Null by itself.
  matched_by           uuid,
  matched_by_name      text,
  matched_at           timestamptz,
  primary key (retailer_id, id),
  unique (retailer_id, line_key),
  foreign key (retailer_id, statement_id) references bank_statements (retailer_id, id),
  check ((state = 'MATCHED') = (matched_at is not null)),
  check ((state = 'MATCHED') = (difference_id is null)),
  check ((state = 'MATCHED') = (owner_id is null) and (state = 'MATCHED') = (reason is null)),
  check ((state = 'SUGGESTED') = (suggested_subject_id is not null)),
  check ((suggested_subject_id is null) = (suggested_event is null)),
  check ((state = 'SUGGESTED') = (reason is not distinct from 'TO_CONFIRM'))
);
create index bank_lines_standing on bank_lines (retailer_id, state, on_day, id);
create index bank_lines_of_statement on bank_lines (retailer_id, statement_id);
create unique index bank_lines_suggested on bank_lines (retailer_id, suggested_subject_id, suggested_event)
  where state = 'SUGGESTED';

-- What the books moved in one event is of one line.
create table bank_matches (
  retailer_id  uuid not null,
  subject_id   uuid not null,
  event        text not null,
  line_id      uuid not null,
  -- The retailer it is about.
  moved_for    uuid not null,
  on_day       date not null,
  amount_cents bigint not null,
  primary key (retailer_id, subject_id, event),
  foreign key (retailer_id, line_id) references bank_lines (retailer_id, id)
);
create index bank_matches_of_line on bank_matches (retailer_id, line_id);

-- By which a statement names the money of a batch.
create index transfer_steps_reference on transfer_steps (end_to_end_id) where end_to_end_id is not null;

alter table bank_statements enable row level security;
create policy of_system on bank_statements to balcao_system using (true);
alter table bank_lines enable row level security;
create policy of_system on bank_lines to balcao_system using (true);
alter table bank_matches enable row level security;
create policy of_system on bank_matches to balcao_system using (true);
