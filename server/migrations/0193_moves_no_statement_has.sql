-- What the books moved at the bank and no statement has (ADR 0109): somebody's, until a line has it. A statement's balance is of a day.
create table unseen_moves (
  retailer_id  uuid not null,
  subject_id   uuid not null,
  event        text not null,
  on_day       date not null,
  amount_cents bigint not null,
  -- The retailer it is about.
  moved_for    uuid not null,
  version      bigint not null default 1,
  owner_id     uuid not null,
  owner_name   text not null,
  note         text,
  primary key (retailer_id, subject_id, event)
);
create index unseen_moves_by_day on unseen_moves (retailer_id, on_day);
alter table bank_statements add column balance_on date;

alter table unseen_moves enable row level security;
create policy of_system on unseen_moves to balcao_system using (true);
