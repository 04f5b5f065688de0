-- Who moved a limit by hand, with name and retailer as they were: its history tells them to that retailer and to the
-- provider (ADR 0040). Null where nobody did, and of blocks of before this.
alter table credit_limit_changes
  add column operator_name text,
  add column operator_retailer_id uuid;
update credit_limit_changes c set operator_name = o.name, operator_retailer_id = o.retailer_id
  from operators o where o.id = c.operator_id;
alter table credit_limit_blocks
  add column blocked_by uuid,
  add column blocked_by_name text,
  add column blocked_by_retailer_id uuid,
  add column lifted_by uuid,
  add column lifted_by_name text,
  add column lifted_by_retailer_id uuid;
