-- A Pix charge is of installments, or of one payment of an agreement, which says itself what it is spent on.
-- The version of the API before this one charges installments alone, and takes the money of the other as the customer's credit.
alter table pix_charges add column agreement_payment_id uuid,
  add constraint pix_charges_of_one check (agreement_payment_id is null or installment_ids = '[]'::jsonb);
