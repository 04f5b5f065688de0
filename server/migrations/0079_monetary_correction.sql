-- What was paid for defective goods goes back with monetary correction (ADR 0039), by a table of the provider's. It is no part of
-- `refund_cents`, which is what was paid; cash and set-off are of both.
alter table policy_documents
  drop constraint policy_documents_kind_check,
  add constraint policy_documents_kind_check check (kind in ('pricing', 'lending-rule', 'iof', 'renegotiation',
    'coupon-campaign', 'evaluation', 'incentive-rule', 'decision', 'limits', 'limit-changes', 'correction-index')),
  drop constraint policy_documents_of_provider,
  add constraint policy_documents_of_provider check (retailer_id is null
    or kind not in ('decision', 'limits', 'correction-index'));
alter table contract_cancellation_items
  add column correction_cents bigint not null default 0,
  add constraint contract_cancellation_items_correction_check check (correction_cents = 0 or correction_cents > 0 and refund_cents > 0);
alter table contract_cancellations
  add column correction_cents bigint not null default 0 check (correction_cents >= 0),
  add column correction_policy_id uuid,
  drop constraint contract_cancellations_set_off_check,
  add constraint contract_cancellations_set_off_check check (set_off_cents between 0 and refund_cents + correction_cents
    and (set_off_payment_id is not null) = (set_off_cents > 0));
