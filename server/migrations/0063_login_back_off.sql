-- Wrong passwords count by e-mail and address together: nobody shuts somebody out from elsewhere. `email_hash` is the keyed hash of both;
-- rows of the version before hold that of the e-mail alone, and are forgotten with the others.
alter table login_failures add column last_right_at timestamptz;

-- A way in for who is shut out: a code sent to the operator's own telephone, good for whoever asked for it. Without an operator
-- where nobody has the e-mail that was typed.
create table login_codes (
  challenge_hash text primary key,
  retailer_id uuid,
  operator_id uuid,
  code_hash text not null,
  attempts integer not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_codes_expires on login_codes (expires_at);
alter table login_codes enable row level security;
create policy of_system on login_codes to balcao_system using (true);
