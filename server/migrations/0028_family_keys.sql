-- Ready for a distributed PostgreSQL (ADR 0020): rows of the credit family lie by borrower_id, those of the retailer
-- family by retailer_id, and no unique constraint or foreign key asks what another machine holds.

-- Ids are UUIDs of version 7 that we make: unique without being asked. What is asked for by its id alone keeps an index.
alter table contracts drop constraint contracts_id_key;
create index contracts_id on contracts (id);
alter table proposals drop constraint proposals_id_key;
create index proposals_id on proposals (id);
alter table installments drop constraint installments_id_key;
create index installments_id on installments (id);
alter table payments drop constraint payments_id_key;
create index payments_id on payments (id);
alter table payment_items drop constraint payment_items_id_key;
create index payment_items_id on payment_items (id);
alter table credit_evaluations drop constraint credit_evaluations_id_key;
create index credit_evaluations_id on credit_evaluations (id);
alter table renegotiations drop constraint renegotiations_id_key;
create index renegotiations_id on renegotiations (id);
alter table renegotiation_payments drop constraint renegotiation_payments_id_key;
create index renegotiation_payments_id on renegotiation_payments (id);
alter table pix_charges drop constraint pix_charges_id_key;
create index pix_charges_id on pix_charges (id);
alter table pix_receipts drop constraint pix_receipts_id_key;
create index pix_receipts_id on pix_receipts (id);
alter table contract_cancellations drop constraint contract_cancellations_id_key;
create index contract_cancellations_id on contract_cancellations (id);
alter table stores drop constraint stores_id_key;
create index stores_id on stores (id);
alter table operators drop constraint operators_id_key;
create index operators_id on operators (id);
-- Nobody asks for these by their id alone.
alter table payment_undos drop constraint payment_undos_id_key;
alter table pix_refunds drop constraint pix_refunds_id_key;
-- 256 random bits.
alter table sessions drop constraint sessions_token_hash_key;
create index sessions_token on sessions (token_hash);

-- The key leads; what is read by the subject alone keeps an index.
drop index receipts_subject;
create unique index receipts_subject on receipts (borrower_id, subject_id, kind);
create index receipts_subject_alone on receipts (subject_id, kind);

-- A borrower has one CPF: invariant I20 says it.
alter table borrower_documents drop constraint borrower_documents_borrower_id_key;
create index borrower_documents_borrower on borrower_documents (borrower_id);

-- A contract binds one device, the row of its IMEI: invariant I13c says it.
alter table device_bindings drop constraint device_bindings_contract_id_key;
create index device_bindings_contract on device_bindings (contract_id);

-- A message lies where its dedup key says; its id finds it.
alter table messages drop constraint messages_pkey;
alter table messages drop constraint messages_dedup_key_key;
alter table messages add primary key (dedup_key);
create index messages_id on messages (id);

-- Foreign keys that cross from one family into another; invariants I13c and I14e keep what they promised. One that
-- points to a table every machine has a copy of stays.
alter table device_bindings drop constraint device_bindings_borrower_id_contract_id_fkey;
alter table configurations drop constraint configurations_retailer_id_store_id_fkey;
alter table coupon_campaigns drop constraint coupon_campaigns_retailer_id_store_id_fkey;
alter table evaluation_policies drop constraint evaluation_policies_retailer_id_store_id_fkey;
alter table incentive_rules drop constraint incentive_rules_retailer_id_store_id_fkey;
alter table device_offers drop constraint device_offers_retailer_id_store_id_fkey;
alter table renegotiation_policies drop constraint renegotiation_policies_retailer_id_store_id_fkey;
