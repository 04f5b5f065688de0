-- A Pix charge of an amount of money on one contract (ADR 0128); `installment_ids` and `fee_ids` say what it reached.
-- The version of the API before this one spends its money on the contract, as that of any charge that is not as it was charged.
alter table pix_charges add column amount_contract_id uuid,
  add constraint pix_charges_of_an_amount check (amount_contract_id is null or agreement_payment_id is null);
