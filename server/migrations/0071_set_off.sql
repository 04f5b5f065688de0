-- What a return owes the customer pays late debts first: a payment that no money came for (ADR 0034).
alter table payments
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('STORE_CASH', 'PIX', 'RETURN_CREDIT'));
alter table contract_cancellations
  add column set_off_cents bigint not null default 0,
  add column set_off_payment_id uuid,
  add constraint contract_cancellations_set_off_check
    check (set_off_cents between 0 and refund_cents and (set_off_payment_id is not null) = (set_off_cents > 0));
