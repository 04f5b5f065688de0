-- How much limit somebody is given is said by policies of the kind 'credit' since decisions evaluate them (ADR 0070). What documents of
-- the kind 'limits' said of it nothing read any more: they keep when a limit is blocked, and the most it may be.
update policy_documents
  set document = document - '{minimumCents,stepCents,reviewAboveCents,bands,growth,increaseMinimumCents,increaseRestDays}'::text[]
  where kind = 'limits';
