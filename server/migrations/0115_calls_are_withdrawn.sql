-- A call leaves the queue when the till gives up (ADR 0065).
alter table purchase_calls drop constraint purchase_calls_status_check;
alter table purchase_calls add constraint purchase_calls_status_check
  check (status in ('WAITING', 'APPROVED', 'DENIED', 'CONFIRMED', 'LOCKED', 'WITHDRAWN'));
