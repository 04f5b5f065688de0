-- A retailer pays a billing by Pix as well as by its boleto (ADR 0099). The code is asked for when somebody wants to pay;
-- its txid says for which state of the billing it was made.
alter table billing_invoices
  add column pix_txid text check (pix_txid ~ '^[A-Za-z0-9]{26,35}$'),
  add column br_code text,
  add column pix_cents bigint check (pix_cents > 0),
  add constraint billing_invoices_pix check ((pix_txid is null) = (br_code is null) and (pix_txid is null) = (pix_cents is null));
grant update (pix_txid, br_code, pix_cents) on billing_invoices to balcao_app;
