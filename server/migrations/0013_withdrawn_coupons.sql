-- A coupon that was not used goes back to its campaign when the purchase that earned it is not paid off any more. Paid
-- off again, the purchase earns another: one at a time.

alter table coupons add column withdrawn_at timestamptz;
-- The payment was taken back, the purchase cancelled, or the purchase that had used it gave it back too late.
alter table coupons add column withdrawn_because text
  check (withdrawn_because in ('PAYMENT_UNDONE', 'PURCHASE_CANCELED', 'NOT_EARNED'));
alter table coupons drop constraint coupons_status_check;
alter table coupons add constraint coupons_status_check check (status in ('ISSUED', 'USED', 'EXPIRED', 'WITHDRAWN'));
alter table coupons add constraint coupons_withdrawn_check
  check ((status = 'WITHDRAWN') = (withdrawn_at is not null) and (withdrawn_at is null) = (withdrawn_because is null));
drop index coupons_subject;
create unique index coupons_subject on coupons (borrower_id, trigger, subject_id) where status <> 'WITHDRAWN';

-- Those of before this rule.
update coupons k set status = 'WITHDRAWN', withdrawn_at = now(), withdrawn_because = 'NOT_EARNED'
  where k.trigger = 'PAID_PURCHASE' and k.status in ('ISSUED', 'EXPIRED') and exists (
    select 1 from contracts c where c.borrower_id = k.borrower_id and c.id = k.subject_id and (c.status = 'CANCELED' or exists (
      select 1 from installments i where i.borrower_id = c.borrower_id and i.contract_id = c.id and i.status = 'OPEN')));
