-- Since when an operator may not act: what audited acts are judged by.
alter table operators add column deactivated_at timestamptz;
update operators set deactivated_at = now() where not is_active;
alter table operators add constraint operators_deactivated_check check (is_active = (deactivated_at is null));
