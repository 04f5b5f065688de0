-- A month closes once each line of the bank's statements up to its end is explained (ADR 0124). A statement that comes and a month that
-- closes take turns at this row: who closes says which version was read.
create table statement_desks (
  retailer_id uuid primary key references retailers (id),
  version     bigint not null
);
insert into statement_desks (retailer_id, version) select distinct retailer_id, 1 from bank_statements;
create index bank_lines_to_explain on bank_lines (retailer_id, on_day) where state <> 'MATCHED' and note is null;

alter table statement_desks enable row level security;
create policy of_system on statement_desks to balcao_system using (true);
