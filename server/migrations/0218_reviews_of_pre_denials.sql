-- What a person said of a denial that was made before data and photographs (ADR 0126). Null where nobody was asked.
alter table applications
  add column pre_reviewed_at timestamptz,
  add column pre_reviewed_by uuid,
  add column pre_reviewed_by_name text,
  add column pre_review_reason text,
  add check ((pre_reviewed_by is null) = (pre_reviewed_at is null) and (pre_reviewed_by is null) = (pre_reviewed_by_name is null)
    and (pre_reviewed_by is null) = (pre_review_reason is null));
