-- Interest that the retailer paid at the sale and gets back, of a bonus that the customer lost with this item; null: paid
-- before it was given back.
alter table payment_items add column retailer_credit_cents bigint check (retailer_credit_cents >= 0);

-- What a payment moves at the store that sold, whichever retailer received it (ADR 0032).
alter policy app_adds on journal_entries with check (borrower_id = current_setting('balcao.borrower')::uuid
  and (retailer_id = current_setting('balcao.retailer')::uuid or event in ('SELLER_SHARE', 'SELLER_SHARE_UNDO')));
