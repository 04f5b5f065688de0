-- When a contract was doubtful and earned nothing (ADR 0108): what it missed is income when it is paid, not when the doubt ends.
alter table contract_standings add column barred_days jsonb not null default '[]';
