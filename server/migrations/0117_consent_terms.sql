-- Which words of the term of the lock were signed, so that they are the ones printed again (ADR 0066). Null: the first ones.
alter table contract_devices add column consent_terms integer;
