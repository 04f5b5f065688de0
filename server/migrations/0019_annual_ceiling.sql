-- The ceiling of a year beside that of a month: 1 % a month compounds to 12,68 % a year, above the 12 % of the same ruling.
alter table lending_rules add column max_rate_annual numeric;
update lending_rules set max_rate_annual = 0.12 where lender_type = 'STORE_OWN';
