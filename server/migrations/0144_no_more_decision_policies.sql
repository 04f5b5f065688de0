-- Credit is decided by documents of kind 'credit' (ADR 0070): those of kind 'decision' decide nothing and are entered no more. They are
-- kept, and end with the day on which that was said.
update policy_documents set valid_until = greatest(valid_from, current_date)
  where kind = 'decision' and withdrawn_at is null and (valid_until is null or valid_until > current_date);
