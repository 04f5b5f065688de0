-- Products beside the standard one: what the law allows each kind of lender, campaigns that end, numbers of the lender.

-- What the law allows a lender, by the day it came into force. Rates are fractions a month of 30 days; null: no ceiling.
create table lending_rules (
  lender_type                    text not null check (lender_type in ('STORE_OWN', 'FINANCIAL_INSTITUTION')),
  valid_from                     date not null,
  max_rate_monthly               numeric,
  has_iof                        boolean not null,
  charges_contract_rate_when_late boolean not null,
  max_late_fine_rate             numeric not null,
  max_late_interest_monthly_rate numeric not null,
  instrument                     text not null check (instrument in ('CCB', 'SALE_CONTRACT')),
  source                         text not null,
  primary key (lender_type, valid_from)
);
insert into lending_rules values
  ('STORE_OWN', '2003-01-11', 0.01, false, false, 0.02, 0.01, 'SALE_CONTRACT',
    'STJ REsp 1.720.656 (1 % a month); CDC art. 52 par. 1 (fine); CC art. 406 and CTN art. 161 (late interest)'),
  ('FINANCIAL_INSTITUTION', '2003-01-11', null, true, true, 0.02, 0.01, 'CCB',
    'STF Sumula 596; Decreto 6.306/2007; Res. CMN 4.882/2020; CDC art. 52 par. 1; Lei 10.931/2004');

-- Last day of a campaign; null: until a newer row.
alter table pricing_policies add column valid_until date;
alter table pricing_policies add constraint pricing_policies_source_product_check
  check (source_product in ('SUPER_PURCHASE', 'INTEREST_PAID_BY_RETAILER', 'SMARTPHONE_SALE'));

-- Number of the proposal at the institution that lends; null on the store's own credit.
alter table proposals add column partner_proposal_id text;

-- Contracts made before keep the instrument and the counting they were made under.
update contracts set terms = terms || jsonb_build_object(
  'instrument', case terms ->> 'lenderType' when 'STORE_OWN' then 'SALE_CONTRACT' else 'CCB' end,
  'chargesContractRateWhenLate', terms ->> 'lenderType' = 'FINANCIAL_INSTITUTION',
  'dayCountBase', 'CALENDAR_30', 'amortization', 'PRICE');
