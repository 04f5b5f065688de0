-- A message that could not be delivered goes by the next way as a message of its own (ADR 0065): it says which ways failed before,
-- and which job is told. A verification says by which ways its code did not arrive.
alter table messages add column tried_channels jsonb not null default '[]';
alter table messages add column watcher jsonb;
alter table purchase_verifications add column undelivered jsonb not null default '[]';
