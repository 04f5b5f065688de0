-- What a lender sets aside, writes off and owes of its revenue is a policy (ADR 0084).
alter table policy_documents
  drop constraint policy_documents_kind_check,
  add constraint policy_documents_kind_check check (kind in ('pricing', 'lending-rule', 'iof', 'renegotiation', 'coupon-campaign',
    'evaluation', 'incentive-rule', 'decision', 'limits', 'limit-changes', 'correction-index', 'credit', 'settlement',
    'budget-increase', 'accounting'));
