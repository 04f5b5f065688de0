-- Row-level security behind the app's own checks (ADR 0021). The server's requests run as balcao_app: a row is theirs when it
-- is of the retailer, and of the customer, that the statement's settings name; jobs, the day's close and public routes run
-- as balcao_system. Both roles are made before the migrations; the owner of the tables is bound by none of this.

grant usage on schema public to balcao_app, balcao_system;
grant select, insert, update, delete on all tables in schema public to balcao_system;
grant all on all sequences in schema public to balcao_system;
alter default privileges in schema public grant select, insert, update, delete on tables to balcao_system;
revoke all on schema_migrations from balcao_system;

-- Rows of one customer: of the one that the request is about. What is added is of the retailer that adds it.
-- A retailer also reads the contracts it sold and what hangs on them, for reports and papers of many customers.
alter table borrowers enable row level security;
create policy of_system on borrowers to balcao_system using (true);
create policy app_reads on borrowers for select to balcao_app using (id = current_setting('balcao.borrower')::uuid);
grant select on borrowers to balcao_app;

alter table borrower_images enable row level security;
create policy of_system on borrower_images to balcao_system using (true);
create policy app_reads on borrower_images for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select on borrower_images to balcao_app;

alter table credit_limits enable row level security;
create policy of_system on credit_limits to balcao_system using (true);
create policy app_reads on credit_limits for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_changes on credit_limits for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, update on credit_limits to balcao_app;

alter table credit_limit_changes enable row level security;
create policy of_system on credit_limit_changes to balcao_system using (true);
create policy app_reads on credit_limit_changes for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on credit_limit_changes for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert on credit_limit_changes to balcao_app;

alter table credit_limit_blocks enable row level security;
create policy of_system on credit_limit_blocks to balcao_system using (true);
create policy app_reads on credit_limit_blocks for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on credit_limit_blocks for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_changes on credit_limit_blocks for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, update on credit_limit_blocks to balcao_app;

alter table coupons enable row level security;
create policy of_system on coupons to balcao_system using (true);
create policy app_reads on coupons for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on coupons for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_changes on coupons for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, update on coupons to balcao_app;

alter table credit_evaluations enable row level security;
create policy of_system on credit_evaluations to balcao_system using (true);
create policy app_reads on credit_evaluations for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on credit_evaluations for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on credit_evaluations for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, update on credit_evaluations to balcao_app;

alter table contracts enable row level security;
create policy of_system on contracts to balcao_system using (true);
create policy app_reads on contracts for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid or retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on contracts for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on contracts for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, update on contracts to balcao_app;

alter table proposals enable row level security;
create policy of_system on proposals to balcao_system using (true);
create policy app_reads on proposals for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on proposals for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_changes on proposals for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, update on proposals to balcao_app;

alter table purchase_verifications enable row level security;
create policy of_system on purchase_verifications to balcao_system using (true);
create policy app_reads on purchase_verifications for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on purchase_verifications for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_changes on purchase_verifications for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, update on purchase_verifications to balcao_app;

alter table installments enable row level security;
create policy of_system on installments to balcao_system using (true);
create policy app_reads on installments for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on installments for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on installments for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, update on installments to balcao_app;

alter table overdue_marks enable row level security;
create policy of_system on overdue_marks to balcao_system using (true);
create policy app_reads on overdue_marks for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_changes on overdue_marks for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, update on overdue_marks to balcao_app;

alter table fees enable row level security;
create policy of_system on fees to balcao_system using (true);
create policy app_reads on fees for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on fees for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on fees for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, update on fees to balcao_app;

alter table payments enable row level security;
create policy of_system on payments to balcao_system using (true);
create policy app_reads on payments for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid or retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on payments for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert on payments to balcao_app;

alter table payment_items enable row level security;
create policy of_system on payment_items to balcao_system using (true);
create policy app_reads on payment_items for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid or exists (
  select 1 from payments p where p.borrower_id = payment_items.borrower_id and p.id = payment_items.payment_id
    and p.retailer_id = current_setting('balcao.retailer')::uuid));
create policy app_adds on payment_items for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert on payment_items to balcao_app;

alter table payment_undos enable row level security;
create policy of_system on payment_undos to balcao_system using (true);
create policy app_reads on payment_undos for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on payment_undos for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert on payment_undos to balcao_app;

alter table journal_entries enable row level security;
create policy of_system on journal_entries to balcao_system using (true);
create policy app_reads on journal_entries for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid or retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on journal_entries for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert on journal_entries to balcao_app;

alter table journal_lines enable row level security;
create policy of_system on journal_lines to balcao_system using (true);
create policy app_reads on journal_lines for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on journal_lines for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert on journal_lines to balcao_app;

alter table receipts enable row level security;
create policy of_system on receipts to balcao_system using (true);
create policy app_reads on receipts for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid or retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on receipts for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert on receipts to balcao_app;

alter table pix_charges enable row level security;
create policy of_system on pix_charges to balcao_system using (true);
create policy app_reads on pix_charges for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid or retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on pix_charges for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on pix_charges for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid or retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert, update on pix_charges to balcao_app;

alter table pix_receipts enable row level security;
create policy of_system on pix_receipts to balcao_system using (true);
create policy app_reads on pix_receipts for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_changes on pix_receipts for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, update on pix_receipts to balcao_app;

alter table pix_refunds enable row level security;
create policy of_system on pix_refunds to balcao_system using (true);
create policy app_reads on pix_refunds for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on pix_refunds for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert on pix_refunds to balcao_app;

alter table renegotiations enable row level security;
create policy of_system on renegotiations to balcao_system using (true);
create policy app_reads on renegotiations for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on renegotiations for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on renegotiations for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, update on renegotiations to balcao_app;

alter table renegotiation_debts enable row level security;
create policy of_system on renegotiation_debts to balcao_system using (true);
create policy app_reads on renegotiation_debts for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on renegotiation_debts for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_changes on renegotiation_debts for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, update on renegotiation_debts to balcao_app;

alter table renegotiation_payments enable row level security;
create policy of_system on renegotiation_payments to balcao_system using (true);
create policy app_reads on renegotiation_payments for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid or exists (
  select 1 from payments p where p.borrower_id = renegotiation_payments.borrower_id
    and p.id = renegotiation_payments.payment_id and p.retailer_id = current_setting('balcao.retailer')::uuid));
create policy app_adds on renegotiation_payments for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_changes on renegotiation_payments for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, update on renegotiation_payments to balcao_app;

alter table renegotiation_codes enable row level security;
create policy of_system on renegotiation_codes to balcao_system using (true);
create policy app_reads on renegotiation_codes for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on renegotiation_codes for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_changes on renegotiation_codes for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, update on renegotiation_codes to balcao_app;

alter table contract_cancellations enable row level security;
create policy of_system on contract_cancellations to balcao_system using (true);
create policy app_reads on contract_cancellations for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on contract_cancellations for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert on contract_cancellations to balcao_app;

alter table contract_cancellation_items enable row level security;
create policy of_system on contract_cancellation_items to balcao_system using (true);
create policy app_reads on contract_cancellation_items for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on contract_cancellation_items for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert on contract_cancellation_items to balcao_app;

-- An IMEI serves one contract: whoever sells a device asks the contracts of everybody.
alter table contract_devices enable row level security;
create policy of_system on contract_devices to balcao_system using (true);
create policy app_reads on contract_devices for select to balcao_app using (true);
create policy app_adds on contract_devices for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on contract_devices for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, update on contract_devices to balcao_app;

-- Rows of one retailer.
alter table audit_entries enable row level security;
create policy of_system on audit_entries to balcao_system using (true);
create policy app_reads on audit_entries for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on audit_entries for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert on audit_entries to balcao_app;

alter table audit_heads enable row level security;
create policy of_system on audit_heads to balcao_system using (true);

alter table incentives enable row level security;
create policy of_system on incentives to balcao_system using (true);
create policy app_reads on incentives for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on incentives for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert on incentives to balcao_app;

alter table lookup_grants enable row level security;
create policy of_system on lookup_grants to balcao_system using (true);
create policy app_reads on lookup_grants for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid and operator_id = current_setting('balcao.operator')::uuid);
create policy app_adds on lookup_grants for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid and operator_id = current_setting('balcao.operator')::uuid);
create policy app_changes on lookup_grants for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid and operator_id = current_setting('balcao.operator')::uuid);
grant select, insert, update on lookup_grants to balcao_app;

alter table operators enable row level security;
create policy of_system on operators to balcao_system using (true);
create policy app_reads on operators for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select on operators to balcao_app;

alter table sessions enable row level security;
create policy of_system on sessions to balcao_system using (true);
create policy app_reads on sessions for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on sessions for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select, update on sessions to balcao_app;

alter table stores enable row level security;
create policy of_system on stores to balcao_system using (true);
create policy app_reads on stores for select to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant select on stores to balcao_app;

-- Holidays of the store that sold count (ADR 0014), and anybody may receive.
alter table store_holidays enable row level security;
create policy of_system on store_holidays to balcao_system using (true);
create policy app_reads on store_holidays for select to balcao_app using (true);
grant select on store_holidays to balcao_app;

-- Shared tables that hold rows of retailers beside those for everybody.
alter table retailers enable row level security;
create policy of_system on retailers to balcao_system using (true);
create policy app_reads on retailers for select to balcao_app using (id = current_setting('balcao.retailer')::uuid);
create policy app_changes on retailers for update to balcao_app using (id = current_setting('balcao.retailer')::uuid);
grant select, update (version) on retailers to balcao_app;

alter table configurations enable row level security;
create policy of_system on configurations to balcao_system using (true);
create policy app_reads on configurations for select to balcao_app using (retailer_id is null or retailer_id = current_setting('balcao.retailer')::uuid);
grant select on configurations to balcao_app;

alter table device_products enable row level security;
create policy of_system on device_products to balcao_system using (true);
create policy app_reads on device_products for select to balcao_app using (retailer_id is null or retailer_id = current_setting('balcao.retailer')::uuid);
grant select on device_products to balcao_app;

alter table device_offers enable row level security;
create policy of_system on device_offers to balcao_system using (true);
create policy app_reads on device_offers for select to balcao_app using (retailer_id is null or retailer_id = current_setting('balcao.retailer')::uuid);
grant select on device_offers to balcao_app;

alter table policy_documents enable row level security;
create policy of_system on policy_documents to balcao_system using (true);
create policy app_reads on policy_documents for select to balcao_app using (retailer_id is null or retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_adds on policy_documents for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid or retailer_id is null and exists (
  select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
create policy app_changes on policy_documents for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid or retailer_id is null and exists (
  select 1 from retailers r where r.id = current_setting('balcao.retailer')::uuid and r.is_provider));
grant select, insert, update on policy_documents to balcao_app;

-- Look-ups by a value.
alter table borrower_documents enable row level security;
create policy of_system on borrower_documents to balcao_system using (true);
create policy app_reads on borrower_documents for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select on borrower_documents to balcao_app;

alter table contract_numbers enable row level security;
create policy of_system on contract_numbers to balcao_system using (true);
create policy app_reads on contract_numbers for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on contract_numbers for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert on contract_numbers to balcao_app;

alter table pix_txids enable row level security;
create policy of_system on pix_txids to balcao_system using (true);
create policy app_reads on pix_txids for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on pix_txids for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert on pix_txids to balcao_app;

alter table pix_transfers enable row level security;
create policy of_system on pix_transfers to balcao_system using (true);
create policy app_reads on pix_transfers for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select on pix_transfers to balcao_app;

alter table device_bindings enable row level security;
create policy of_system on device_bindings to balcao_system using (true);
create policy app_reads on device_bindings for select to balcao_app using (true);
create policy app_adds on device_bindings for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_removes on device_bindings for delete to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, delete on device_bindings to balcao_app;

alter table operator_identifiers enable row level security;
create policy of_system on operator_identifiers to balcao_system using (true);

alter table claims enable row level security;
create policy of_system on claims to balcao_system using (true);
create policy app_reads on claims for select to balcao_app using (claimant_id in (current_setting('balcao.operator')::uuid, current_setting('balcao.borrower')::uuid));
create policy app_adds on claims for insert to balcao_app with check (claimant_id in (current_setting('balcao.operator')::uuid, current_setting('balcao.borrower')::uuid));
grant select, insert on claims to balcao_app;

-- What is queued is read by the system alone; of messages a request counts those sent, and reads none.
alter table jobs enable row level security;
create policy of_system on jobs to balcao_system using (true);
create policy app_adds on jobs for insert to balcao_app with check (true);
grant insert on jobs to balcao_app;

alter table messages enable row level security;
create policy of_system on messages to balcao_system using (true);
create policy app_reads on messages for select to balcao_app using (true);
create policy app_adds on messages for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
grant select (id, dedup_key, purpose, recipient_hash, retailer_id, operator_id, status, created_at, sent_at), insert on messages to balcao_app;

-- What the lock service was told last of a device, by its IMEI.
alter table device_lock_words enable row level security;
create policy of_system on device_lock_words to balcao_system using (true);
create policy app_reads on device_lock_words for select to balcao_app using (true);
create policy app_adds on device_lock_words for insert to balcao_app with check (true);
create policy app_changes on device_lock_words for update to balcao_app using (true);
grant select, insert, update on device_lock_words to balcao_app;

alter table login_failures enable row level security;
create policy of_system on login_failures to balcao_system using (true);

alter table pix_unmatched enable row level security;
create policy of_system on pix_unmatched to balcao_system using (true);

-- For everybody, and of nobody.
grant select on device_tacs, public_configurations to balcao_app;
