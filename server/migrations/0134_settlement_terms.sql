-- When a retailer gets what its sales bring is a policy (ADR 0078).
alter table policy_documents
  drop constraint policy_documents_kind_check,
  add constraint policy_documents_kind_check check (kind in ('pricing', 'lending-rule', 'iof', 'renegotiation', 'coupon-campaign',
    'evaluation', 'incentive-rule', 'decision', 'limits', 'limit-changes', 'correction-index', 'credit', 'settlement'));
