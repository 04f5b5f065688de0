-- The order of a borrower's payments, whatever the clocks of two servers say: the version of the limit row, which is the
-- lock of every payment, that it was decided on. Earlier payments are numbered by time, below any version to come.
alter table payments add column limit_version bigint not null default 0;
update payments p set limit_version = counted.n
  from (select borrower_id, id, row_number() over (partition by borrower_id order by paid_at, id) as n from payments) counted
  where counted.borrower_id = p.borrower_id and counted.id = p.id;
