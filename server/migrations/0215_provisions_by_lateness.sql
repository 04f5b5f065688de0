-- Contracts of a month's end are read page by page, the latest first.
create index contract_provisions_late on contract_provisions (on_day, days_late, contract_id);
