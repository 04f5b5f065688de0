-- A password that somebody else chose is changed at the first sign-in; a PIN opens an idle till. A sign-in notes its instant, so that one
-- with a password that is changed meanwhile opens nothing.
alter table operators add column must_change_password boolean not null default false;
alter table operators add column pin_hash text;
alter table operators add column if not exists last_sign_in_at timestamptz;
drop policy if exists app_changes on operators;
create policy app_changes on operators for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant update on operators to balcao_app;

-- What their operator is shown of sessions: which, on what device, from which address. And how often a PIN was typed wrong in one.
alter table sessions add column id uuid not null default gen_random_uuid();
alter table sessions add column device text;
alter table sessions add column address text;
alter table sessions add column wrong_pins integer not null default 0;
