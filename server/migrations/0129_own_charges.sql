-- A customer charges themselves, and agrees on a debt, on the portal: no operator does it.
alter table pix_charges alter column operator_id drop not null;
create unique index pix_charges_own_request on pix_charges (borrower_id, request_key) where operator_id is null;
alter table boletos alter column operator_id drop not null;
alter table renegotiations alter column operator_id drop not null;
