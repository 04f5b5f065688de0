-- Two more kinds of dated policies: what a decision on credit weighs, and what limits may be. A customer has one limit
-- for all retailers, so both are the provider's.
alter table policy_documents
  drop constraint policy_documents_kind_check,
  add constraint policy_documents_kind_check check (kind in ('pricing', 'lending-rule', 'iof', 'renegotiation',
    'coupon-campaign', 'evaluation', 'incentive-rule', 'decision', 'limits')),
  add constraint policy_documents_of_provider check (retailer_id is null or kind not in ('decision', 'limits'));
