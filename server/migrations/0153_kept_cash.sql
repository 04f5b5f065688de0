-- What a till takes of the retailer's own credit stays its own (ADR 0085): no billing asks for it, no transfer pays it.
-- What was taken before is billed and passed on as it was posted.
alter table cash_moves
  add column kept_cents bigint not null default 0,
  add constraint cash_moves_kept check (kept_cents = 0 or sign(kept_cents) = sign(amount_cents) and abs(kept_cents) <= abs(amount_cents)
    and kind in ('PAYMENT', 'PAYMENT_UNDO'));
drop index cash_moves_unbilled;
create index cash_moves_unbilled on cash_moves (retailer_id, moved_on)
  where billing_id is null and kind in ('PAYMENT', 'PAYMENT_UNDO', 'CANCELLATION_REFUND', 'PIX_REFUND') and kept_cents <> amount_cents;
