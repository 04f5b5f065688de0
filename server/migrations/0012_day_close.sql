-- What the close of each business day has done: a step goes on from its cursor after any stop.
create table day_closings (
  day        date not null,
  step       text not null,
  position   integer not null,
  cursor     text,
  rows       bigint not null default 0,
  started_at timestamptz not null,
  done_at    timestamptz,
  primary key (day, step)
);

-- Open installments that no close has marked yet: what the next one looks through, however long the history is.
create index installments_unmarked on installments (due_on) where status = 'OPEN' and overdue_since is null;
create index purchase_verifications_waiting on purchase_verifications (expires_at) where status = 'PENDING' and code_hash <> '';
