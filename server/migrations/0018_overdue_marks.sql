-- Since when an installment is overdue, in rows of its own: a mark written into the installment wrote all of its indexes anew,
-- and waited for whoever paid it.
create table overdue_marks (
  borrower_id    uuid not null,
  installment_id uuid not null,
  overdue_since  date not null,
  primary key (borrower_id, installment_id)
);
insert into overdue_marks select borrower_id, id, overdue_since from installments where overdue_since is not null;
drop index installments_unmarked;
alter table installments drop column overdue_since;
-- What fell due, in order: the close of a day walks along it.
create index installments_due on installments (due_on, id) where status = 'OPEN';
