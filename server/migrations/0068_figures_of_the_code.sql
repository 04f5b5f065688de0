-- A code authorises the figures that were told with it: the day they count from, and their total.
alter table purchase_verifications add column counted_on date;
alter table purchase_verifications add column told_total_cents bigint;
