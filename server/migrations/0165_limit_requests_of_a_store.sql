-- Where a limit was asked for at a till: customer and store are told what an analyst decided.
alter table limit_requests add column store_id uuid;
