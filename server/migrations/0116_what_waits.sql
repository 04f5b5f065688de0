-- What waits for a person is read by retailer, oldest first, and what was decided, newest first (ADR 0066).
create index boleto_payments_waiting_of on boleto_payments (retailer_id, received_at) where outcome = 'WAITING';
create index boleto_payments_decided_of on boleto_payments (retailer_id, decided_at) where decided_at is not null;
drop index boleto_payments_waiting;

-- Devices whose lock may not be where the debt is: those that hold one, and those that could not be locked again.
create index contract_devices_held_of on contract_devices (retailer_id) where status in ('SUBMITTED', 'LOCKED');
create index contract_devices_refused_of on contract_devices (retailer_id)
  where status = 'RELEASED' and lock_message is not null and settled_at is null;
