-- By which way the code of a registration's phone went, and by which it did not arrive: the screen says so.
alter table borrower_phones
  add column code_channel text,
  add column code_undelivered jsonb not null default '[]';
