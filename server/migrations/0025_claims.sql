-- An idempotency key is claimed by an operator, a customer or the system. The view keeps the former name for a server
-- of the version before; it goes with the next change of this table.
alter table idempotency_keys rename to claims;
alter table claims rename column operator_id to claimant_id;
alter table claims add column claimant_kind text not null default 'operator'
  check (claimant_kind in ('operator', 'customer', 'system'));
alter index idempotency_keys_created rename to claims_created;
create view idempotency_keys as
  select claimant_id as operator_id, key, route, body_hash, answer, created_at from claims;

-- An entry says which kind of principal acted; of a customer, who. Entries of before had an operator, or nobody.
alter table audit_entries add column borrower_id uuid;
alter table audit_entries add column principal text check (principal in ('operator', 'customer', 'system'));
