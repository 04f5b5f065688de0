-- 'same_day' is one more category that a rule of incentives may name; screens show it as gold.
alter table incentives
  drop constraint incentives_category_check,
  add constraint incentives_category_check check (category in ('bronze', 'silver', 'gold', 'diamond', 'same_day'));
