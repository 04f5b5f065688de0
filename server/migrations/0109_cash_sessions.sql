-- Cash sessions of tills (ADR 0059). A session is one operator at one drawer of a store, from its float to its count. What
-- moves cash lands in the open session of who moves it by the statement that moves it, or in none: `session_id` is null then.
create table cash_sessions (
  retailer_id      uuid not null,
  id               uuid not null,
  store_id         uuid not null,
  drawer           text not null check (drawer ~ '^(0[1-9]|1\d|20)$'),
  number           integer not null check (number > 0),
  operator_id      uuid not null,
  operator_name    text not null,
  opened_at        timestamptz not null,
  opened_on        date not null,
  float_cents      bigint not null check (float_cents >= 0),
  -- What should be in the drawer, moved by each statement that lands in it; and how often it was moved.
  cash_cents       bigint not null,
  moved            bigint not null default 0,
  -- The last count, and what `moved` was then: another means that it holds no more.
  pieces           jsonb,
  counted_cents    bigint check (counted_cents >= 0),
  counted_moved    bigint,
  counts           integer not null default 0,
  closed_at        timestamptz,
  closed_by        uuid,
  closed_by_name   text,
  reason           text,
  primary key (retailer_id, id),
  foreign key (retailer_id, store_id) references stores (retailer_id, id),
  foreign key (retailer_id, operator_id) references operators (retailer_id, id),
  foreign key (retailer_id, closed_by) references operators (retailer_id, id),
  check ((counted_cents is null) = (pieces is null) and (counted_cents is null) = (counted_moved is null)),
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (closed_by_name is null)),
  check (closed_at is null or counted_moved = moved),
  check (closed_at is null or counted_cents = cash_cents or reason is not null),
  check (closed_at is not null or reason is null)
);
create unique index cash_sessions_open_drawer on cash_sessions (retailer_id, store_id, drawer) where closed_at is null;
create unique index cash_sessions_open_operator on cash_sessions (retailer_id, operator_id) where closed_at is null;
create unique index cash_sessions_number on cash_sessions (retailer_id, store_id, drawer, number);
create index cash_sessions_listed on cash_sessions (retailer_id, store_id, opened_at, id);

create table cash_moves (
  retailer_id  uuid not null,
  id           uuid not null,
  store_id     uuid not null,
  session_id   uuid,
  operator_id  uuid not null,
  kind         text not null check (kind in ('PAYMENT', 'DOWN_PAYMENT', 'SUPPLY', 'WITHDRAWAL', 'PAYMENT_UNDO',
    'CANCELLATION_REFUND', 'DOWN_PAYMENT_REFUND', 'PIX_REFUND', 'PIX')),
  -- What moved it: the payment, the contract, the return, the receipt of a Pix; by hand the row itself.
  subject_id   uuid not null,
  amount_cents bigint not null check (amount_cents <> 0),
  reason       text,
  approved_by  text,
  moved_at     timestamptz not null,
  moved_on     date not null,
  primary key (retailer_id, id),
  foreign key (retailer_id, session_id) references cash_sessions (retailer_id, id),
  foreign key (retailer_id, store_id) references stores (retailer_id, id),
  check ((kind in ('SUPPLY', 'WITHDRAWAL')) = (reason is not null)),
  check (kind not in ('SUPPLY', 'WITHDRAWAL') or session_id is not null),
  check ((amount_cents > 0) = (kind in ('PAYMENT', 'DOWN_PAYMENT', 'SUPPLY', 'PIX')))
);
create unique index cash_moves_once on cash_moves (retailer_id, subject_id, kind);
create index cash_moves_of_session on cash_moves (retailer_id, session_id, moved_at);
create index cash_moves_unassigned on cash_moves (retailer_id, store_id, moved_on) where session_id is null;

alter table cash_sessions enable row level security;
create policy of_system on cash_sessions to balcao_system using (true);
create policy app_reads on cash_sessions for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on cash_sessions for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid
  and operator_id = current_setting('balcao.operator')::uuid);
create policy app_changes on cash_sessions for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, update (cash_cents, moved, pieces, counted_cents, counted_moved, counts, closed_at, closed_by, closed_by_name,
  reason) on cash_sessions to balcao_app;

alter table cash_moves enable row level security;
create policy of_system on cash_moves to balcao_system using (true);
create policy app_reads on cash_moves for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on cash_moves for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert on cash_moves to balcao_app;
