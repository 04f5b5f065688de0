-- Files by which a bank pays batches (ADR 0086): a number is never given twice, and a batch is in one file until the bank refused it.
create table remittances (
  number   integer primary key check (number between 1 and 999999),
  made_at  timestamptz not null,
  made_by  uuid not null,
  lines    jsonb not null,
  content  text not null
);
alter table transfer_batches
  add column remittance_number integer,
  add constraint transfer_batches_sent check (remittance_number is null or status in ('AT_TRANSITORY_ACCOUNT', 'AT_RETAILER'));
create index transfer_batches_to_send on transfer_batches (on_day) where status = 'AT_TRANSITORY_ACCOUNT' and reversed_at is null;

alter table remittances enable row level security;
create policy of_system on remittances to balcao_system using (true);
