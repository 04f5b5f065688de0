-- Complementary IOF falls due on the day of an agreement (ADR 0037): what is paid later owes the days since.
-- Null in all three: no agreement has counted it, or one of before.
alter table installments add column late_iof_through date;
alter table renegotiation_debts
  add column principal_cents bigint check (principal_cents >= 0),
  add column late_iof_cents bigint check (late_iof_cents >= 0);
alter table payment_items
  add column late_iof_from date,
  -- What an agreement's day has booked as borne comes back where the customer pays it.
  drop constraint payment_items_late_iof_absorbed_cents_check;
