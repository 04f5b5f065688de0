-- The books of a lender (ADR 0084): what contracts earn by the day and what is set aside for them, and months that are closed.

-- A contract's own entries, one amount between two accounts each: the interest of a day, a provision, a write-off.
create table contract_postings (
  borrower_id   uuid not null,
  contract_id   uuid not null,
  on_day        date not null,
  event         text not null check (event in ('ACCRUAL', 'PROVISION', 'WRITE_OFF', 'RECOVERY')),
  debit         text not null,
  credit        text not null,
  amount_cents  bigint not null check (amount_cents <> 0),
  posted_at     timestamptz not null,
  primary key (borrower_id, contract_id, on_day, event, debit, credit),
  foreign key (borrower_id, contract_id) references contracts (borrower_id, id),
  check (debit <> credit)
);
-- Entries come in the order of their days: blocks of rows are told apart by them, and no payment writes an index for it.
create index contract_postings_days on contract_postings using brin (on_day, posted_at);
create index journal_entries_days on journal_entries using brin (posted_on, posted_at);
create index retailer_entries_days on retailer_entries using brin (posted_on, posted_at);

-- A month that is closed. What was posted from `cut_at` on falls into a later one, whatever day it is of.
create table ledger_months (
  month           date primary key check (extract(day from month) = 1),
  month_end       date not null unique,
  previous_month  date unique references ledger_months (month),
  zone            text not null,
  cut_at          timestamptz not null,
  asked_by        uuid not null,
  asked_by_name   text not null,
  asked_at        timestamptz not null,
  closed_by       uuid not null,
  closed_by_name  text not null,
  closed_at       timestamptz not null,
  check (month_end = (month + interval '1 month')::date - 1),
  check (previous_month = (month - interval '1 month')::date),
  check (asked_by <> closed_by),
  check (cut_at <= closed_at)
);
-- One month is the first one.
create unique index ledger_months_first on ledger_months ((previous_month is null)) where previous_month is null;

-- What its days came to, by account.
create table ledger_days (
  month         date not null references ledger_months (month),
  on_day        date not null,
  account       text not null,
  debit_cents   bigint not null check (debit_cents >= 0),
  credit_cents  bigint not null check (credit_cents >= 0),
  primary key (on_day, account),
  check (on_day < (month + interval '1 month')::date)
);

-- A contract of the provider's as it stands at the end of a day in the books.
create table contract_standings (
  borrower_id         uuid not null,
  contract_id         uuid not null,
  -- The last day that was counted; null before the first one.
  through             date,
  gross_cents         bigint not null default 0,
  principal_cents     bigint not null default 0,
  accrued_cents       bigint not null default 0,
  incurred_cents      bigint not null default 0,
  additional_cents    bigint not null default 0,
  days_late           integer not null default 0,
  problem_since       date,
  -- Principal that is written off and not recovered.
  written_off_cents   bigint not null default 0,
  written_off_on      date,
  is_live             boolean not null default true,
  primary key (borrower_id, contract_id),
  foreign key (borrower_id, contract_id) references contracts (borrower_id, id)
);
create index contract_standings_live on contract_standings (borrower_id, contract_id) where is_live;

-- What was set aside for a contract at a month's end, and by what.
create table contract_provisions (
  borrower_id       uuid not null,
  contract_id       uuid not null,
  on_day            date not null,
  gross_cents       bigint not null,
  days_late         integer not null,
  problem_since     date,
  incurred_percent    text not null,
  additional_percent  text not null,
  incurred_cents    bigint not null,
  additional_cents  bigint not null,
  is_written_off    boolean not null,
  primary key (borrower_id, contract_id, on_day),
  foreign key (borrower_id, contract_id) references contracts (borrower_id, id)
);
create index contract_provisions_days on contract_provisions using brin (on_day);

-- What the provider does with money that is no customer's and no retailer's, told by a person.
create table provider_records (
  retailer_id   uuid not null references retailers (id),
  id            uuid not null,
  kind          text not null check (kind in ('FUNDING', 'BANK_FEE', 'IOF_REMITTANCE', 'REVENUE_TAXES')),
  on_day        date not null,
  -- First day of what a tax is of.
  period_start  date,
  amount_cents  bigint not null check (amount_cents > 0),
  note          text not null,
  recorded_at   timestamptz not null,
  recorded_by   uuid not null,
  recorded_by_name text not null,
  primary key (retailer_id, id),
  check ((kind in ('IOF_REMITTANCE', 'REVENUE_TAXES')) = (period_start is not null))
);
create unique index provider_records_once on provider_records (retailer_id, kind, period_start) where period_start is not null;

-- Who asks for a month to be closed; another person closes it.
create table month_requests (
  month           date primary key check (extract(day from month) = 1),
  asked_by        uuid not null,
  asked_by_name   text not null,
  asked_at        timestamptz not null
);

alter table contract_postings enable row level security;
create policy of_system on contract_postings to balcao_system using (true);
alter table ledger_months enable row level security;
create policy of_system on ledger_months to balcao_system using (true);
alter table ledger_days enable row level security;
create policy of_system on ledger_days to balcao_system using (true);
alter table contract_standings enable row level security;
create policy of_system on contract_standings to balcao_system using (true);
alter table contract_provisions enable row level security;
create policy of_system on contract_provisions to balcao_system using (true);
alter table provider_records enable row level security;
create policy of_system on provider_records to balcao_system using (true);
alter table month_requests enable row level security;
create policy of_system on month_requests to balcao_system using (true);

-- Nobody changes what is posted, nor a month that is closed.
revoke update, delete on contract_postings, ledger_months, ledger_days, contract_provisions, provider_records from balcao_system;
revoke update, delete on journal_lines, retailer_lines from balcao_system;
