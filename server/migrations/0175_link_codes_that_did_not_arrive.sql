-- By which way the code of a registration's link went, and by which it did not arrive: the customer's page says so.
alter table application_links
  add column code_channel text,
  add column code_undelivered jsonb not null default '[]';
