-- Second factors (ADR 0047).

-- An authenticator app: its secret, sealed, and the last time step that was used, so that a code is good once.
create table totp_secrets (
  retailer_id   uuid not null,
  operator_id   uuid not null,
  secret_sealed text not null,
  made_at       timestamptz not null,
  -- Null until its first code was typed.
  confirmed_at  timestamptz,
  last_step     bigint not null,
  primary key (retailer_id, operator_id),
  foreign key (retailer_id, operator_id) references operators (retailer_id, id)
);

create table passkeys (
  retailer_id   uuid not null,
  id            uuid not null,
  operator_id   uuid not null,
  -- As the browser names it, base64url.
  credential_id text not null,
  -- COSE, base64url.
  public_key    text not null,
  -- Hostname that it is good for.
  rp_id         text not null,
  counter       bigint not null,
  name          text not null,
  made_at       timestamptz not null,
  last_used_at  timestamptz,
  primary key (retailer_id, id),
  unique (retailer_id, credential_id),
  foreign key (retailer_id, operator_id) references operators (retailer_id, id)
);
create index passkeys_of_operator on passkeys (retailer_id, operator_id);

-- 80 random bits each, of which the SHA-256 alone is kept.
create table recovery_codes (
  retailer_id uuid not null,
  operator_id uuid not null,
  code_hash   text not null,
  used_at     timestamptz,
  primary key (retailer_id, operator_id, code_hash),
  foreign key (retailer_id, operator_id) references operators (retailer_id, id)
);

-- Who proved the first factor and still owes the second; no session before it.
create table login_steps (
  challenge_hash text primary key,
  retailer_id    uuid not null,
  operator_id    uuid not null,
  -- What proved the first one: password, code, sign-on.
  entered_by     text not null,
  attempts       integer not null,
  expires_at     timestamptz not null,
  used_at        timestamptz
);
create index login_steps_expires on login_steps (expires_at);

-- What a passkey that is being added in a session signs.
alter table sessions add column passkey_challenge text;

alter table totp_secrets enable row level security;
create policy of_system on totp_secrets to balcao_system using (true);
create policy app_reads on totp_secrets for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on totp_secrets for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on totp_secrets for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_removes on totp_secrets for delete to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, update, delete on totp_secrets to balcao_app;

alter table passkeys enable row level security;
create policy of_system on passkeys to balcao_system using (true);
create policy app_reads on passkeys for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on passkeys for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_removes on passkeys for delete to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, delete on passkeys to balcao_app;

alter table recovery_codes enable row level security;
create policy of_system on recovery_codes to balcao_system using (true);
create policy app_reads on recovery_codes for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on recovery_codes for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_removes on recovery_codes for delete to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, delete on recovery_codes to balcao_app;

alter table login_steps enable row level security;
create policy of_system on login_steps to balcao_system using (true);
