-- Who plans a campaign ends it before its day, and gives or withdraws a customer's coupon by hand (ADR 0063).
alter table coupons
  drop constraint coupons_trigger_check,
  add constraint coupons_trigger_check check (trigger in ('PAID_PURCHASE', 'REGISTRATION', 'BY_HAND')),
  drop constraint coupons_withdrawn_because_check,
  add constraint coupons_withdrawn_because_check check (withdrawn_because in ('PAYMENT_UNDONE', 'PURCHASE_CANCELED', 'NOT_EARNED', 'BY_HAND')),
  -- Who gave it by hand and why; who withdrew it by hand and why.
  add column given_by_name     text,
  add column given_because     text,
  add column withdrawn_by_name text,
  add column withdrawal_reason text,
  add constraint coupons_given check ((trigger = 'BY_HAND') = (given_by_name is not null)
    and (given_by_name is null) = (given_because is null)),
  add constraint coupons_withdrawn_by check ((withdrawn_because is not distinct from 'BY_HAND') = (withdrawn_by_name is not null)
    and (withdrawn_by_name is null) = (withdrawal_reason is null));
create index coupons_campaign on coupons (campaign_id);

-- A campaign that runs is ended: its last day becomes the day of the end.
alter table policy_documents
  add column ended_by      uuid,
  add column ended_by_name text,
  add column end_reason    text,
  add constraint policy_documents_ended check ((ended_by is null) = (end_reason is null)
    and (ended_by is null) = (ended_by_name is null)
    and (ended_by is null or kind = 'coupon-campaign' and valid_until is not null));
