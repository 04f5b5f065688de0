-- Values that are unique over all customers or all retailers, each in a table of its own that lies by the value: it also
-- says whose the value is (ADR 0020). The version before this one writes none of these rows.

-- Numbers of contracts and of agreements, which people read aloud.
create table contract_numbers (
  number      text primary key,
  borrower_id uuid not null,
  -- A contract, or an agreement.
  subject_id  uuid not null
);
insert into contract_numbers select number, borrower_id, id from contracts;
insert into contract_numbers select number, borrower_id, id from renegotiations on conflict do nothing;
alter table contracts drop constraint contracts_number_key;
alter table renegotiations drop constraint renegotiations_number_key;

-- A static BR Code holds at most 25 characters of the txid, and banks give back what it holds.
create table pix_txids (
  short_txid  text primary key,
  borrower_id uuid not null,
  charge_id   uuid not null
);
insert into pix_txids select left(txid, 25), borrower_id, id from pix_charges;
drop index pix_charges_short_txid;
create index pix_charges_short_txid on pix_charges (left(txid, 25));
alter table pix_charges drop constraint pix_charges_txid_key;
create index pix_charges_txid on pix_charges (txid);
-- Once a key; the constraint without the borrower goes with the next version, the version before this one names it.
create unique index pix_charges_request on pix_charges (borrower_id, operator_id, request_key);

-- The bank's id of a transfer: one effect each. `pix_receipts_end_to_end_id_key` goes with the next version likewise.
create table pix_transfers (
  end_to_end_id text primary key,
  borrower_id   uuid not null,
  receipt_id    uuid not null
);
insert into pix_transfers select end_to_end_id, borrower_id, id from pix_receipts;

-- What names one operator of all retailers: an e-mail, and the keyed hash of a CPF.
create table operator_identifiers (
  value       text primary key,
  retailer_id uuid not null,
  operator_id uuid not null
);
insert into operator_identifiers select email, retailer_id, id from operators;
insert into operator_identifiers select cpf_hash, retailer_id, id from operators;
alter table operators drop constraint operators_email_key;
create index operators_email on operators (email);
alter table operators drop constraint operators_cpf_hash_key;
