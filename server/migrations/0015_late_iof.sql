-- Complementary IOF: the tax of days after a due date, until the days counted at the sale and these reach the cap.

-- CHARGE: the customer pays it with the installment. ABSORB: the lender bears it.
alter table lending_rules add column late_iof text not null default 'ABSORB' check (late_iof in ('CHARGE', 'ABSORB'));

-- Contracts made before keep the rates of their day, and their lender bears it; null where the sale had no IOF.
update contracts c set terms = c.terms || jsonb_build_object('lateIof', (
  select jsonb_build_object('rule', 'ABSORB', 'dailyRate', r.daily_rate::text, 'capDays', r.cap_days)
  from iof_rates r
  where r.valid_from <= c.offered_on and (
    select l.has_iof from lending_rules l
    where l.lender_type = c.terms ->> 'lenderType' and l.valid_from <= c.offered_on order by l.valid_from desc limit 1)
  order by r.valid_from desc limit 1));

-- What the customer paid of it, inside `paid_cents`, and what the lender bears; null: paid before it was counted.
alter table payment_items add column late_iof_cents bigint not null default 0 check (late_iof_cents >= 0);
alter table payment_items add column late_iof_absorbed_cents bigint check (late_iof_absorbed_cents >= 0);
alter table payment_items alter column late_iof_absorbed_cents set default 0;
alter table payment_items add constraint payment_items_late_iof_check check (late_iof_absorbed_cents is not null) not valid;
alter table payment_items drop constraint payment_items_paid_check;
alter table payment_items add constraint payment_items_paid_check check (paid_cents >= 0 and
  paid_cents = face_cents - discount_cents - bonus_cents + fine_cents + late_interest_cents + contract_interest_cents + late_iof_cents);
