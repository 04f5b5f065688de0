-- Staff is added and changed by managers and analysts of the retailer; the provider's act inside the retailer they act on.
-- A version, so that of two changes at once the second is told. Sessions opened until `sessions_from` are over: one row is
-- written however many there are. The last sign-in is written by the sign-in itself, while nobody blocked the operator or
-- gave another password since it was checked.
alter table operators add column version bigint not null default 0;
alter table operators add column sessions_from timestamptz;
alter table operators add column last_sign_in_at timestamptz;

create policy app_adds on operators for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on operators for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant insert, update on operators to balcao_app;

create policy app_reads on operator_identifiers for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on operator_identifiers for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_removes on operator_identifiers for delete to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, delete on operator_identifiers to balcao_app;

-- Whose wrong passwords they are, so that a manager can see and forget them.
alter table login_failures add column account_hash text;
create index login_failures_account on login_failures (account_hash);

-- The history of an account.
create index audit_entries_operator on audit_entries (retailer_id, subject, at) where action like 'operator.%';
