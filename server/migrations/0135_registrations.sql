-- Customers are registered in the store (ADR 0072): the data that a registration asks for, and its phones with their codes.
alter table borrowers
  add column profession_id integer,
  add column cep_sealed    text;
create policy app_changes on borrowers for update to balcao_app using (id = current_setting('balcao.borrower')::uuid);
grant update on borrowers to balcao_app;

-- A phone counts once its code is verified: then the number is also in `borrowers`, where all else reads it.
create table borrower_phones (
  borrower_id     uuid not null,
  id              uuid not null,
  phone_sealed    text not null,
  phone_hash      text not null,
  is_secondary    boolean not null default false,
  code_hash       text,
  code_attempts   integer not null default 0,
  code_sent_at    timestamptz,
  code_expires_at timestamptz,
  verified_at     timestamptz,
  created_at      timestamptz not null,
  removed_at      timestamptz,
  primary key (borrower_id, id),
  check ((code_hash is null) or (code_sent_at is not null and code_expires_at is not null))
);
create unique index borrower_phones_one on borrower_phones (borrower_id, phone_hash) where removed_at is null;
alter table borrower_phones enable row level security;
create policy of_system on borrower_phones to balcao_system using (true);
create policy app_reads on borrower_phones for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on borrower_phones for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_changes on borrower_phones for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, update on borrower_phones to balcao_app;
