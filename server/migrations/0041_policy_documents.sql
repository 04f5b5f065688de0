-- One store of dated policies. A document is never edited: a correction is a newer one.

create table policy_documents (
  id           uuid primary key,
  kind         text not null check (kind in ('pricing', 'lending-rule', 'iof', 'renegotiation', 'coupon-campaign',
    'evaluation', 'incentive-rule')),
  -- A product, a lender, an event; 'STANDARD' where a kind knows one alone.
  variant      text not null,
  -- Both null: the provider's, for every store.
  retailer_id  uuid references retailers (id),
  store_id     uuid,
  scope_id     uuid not null generated always as
    (coalesce(store_id, retailer_id, '00000000-0000-0000-0000-000000000000')) stored,
  -- Counts the documents of a line: kind, scope and variant.
  revision     integer not null check (revision > 0),
  valid_from   date not null,
  -- Last day of a campaign; null: until a newer document.
  valid_until  date check (valid_until >= valid_from),
  document     jsonb not null,
  -- Null: the product itself.
  author_id    uuid,
  reason       text not null,
  entered_at   timestamptz not null,
  -- What held for this scope on the first day, when it was entered.
  supersedes   uuid references policy_documents (id),
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  withdrawal_reason text,
  check (retailer_id is not null or store_id is null),
  check (retailer_id is null or kind not in ('lending-rule', 'iof')),
  -- No retailer pays interest it did not agree to.
  check (retailer_id is not null or variant <> 'INTEREST_PAID_BY_RETAILER'),
  check ((withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null) = (withdrawal_reason is null))
);
-- What holds in a place is found by it: of each scope the newest that has begun.
create unique index policy_documents_line on policy_documents (kind, scope_id, variant, revision);
create index policy_documents_listed on policy_documents (kind, valid_from, id);

-- Contracts and agreements keep the ids of their policies, which are in the new table.
alter table contracts drop constraint if exists contracts_policy_id_fkey;
alter table renegotiations drop constraint if exists renegotiations_policy_id_fkey;

-- Rows of the old tables. Those stay for the version of the API before and are read by nothing else; a later migration
-- drops them.
with moved (id, kind, variant, retailer_id, store_id, valid_from, valid_until, document) as (
  -- A retailer's interest in the provider's layer never priced anything.
  select p.id, 'pricing', coalesce(p.source_product, 'STANDARD'), p.retailer_id, p.store_id, p.valid_from,
    p.valid_until, p.document
  from pricing_policies p
  where (p.retailer_id is not null or p.store_id is null and p.source_product is distinct from 'INTEREST_PAID_BY_RETAILER')
    and (p.retailer_id is null or exists (select 1 from retailers r where r.id = p.retailer_id))
    and (p.store_id is null or exists (select 1 from stores s where s.retailer_id = p.retailer_id and s.id = p.store_id))
  union all
  select gen_random_uuid(), 'lending-rule', lender_type, null, null, valid_from, null, jsonb_build_object(
    'maxRateMonthly', max_rate_monthly::text, 'maxRateAnnual', max_rate_annual::text, 'hasIof', has_iof,
    'chargesContractRateWhenLate', charges_contract_rate_when_late, 'maxLateFineRate', max_late_fine_rate::text,
    'maxLateInterestMonthlyRate', max_late_interest_monthly_rate::text, 'instrument', instrument, 'lateIof', late_iof,
    'source', source)
  from lending_rules
  union all
  select gen_random_uuid(), 'iof', 'STANDARD', null, null, valid_from, null, jsonb_build_object(
    'dailyRate', daily_rate::text, 'additionalRate', additional_rate::text, 'capDays', cap_days, 'source', source)
  from iof_rates
  union all
  select id, 'renegotiation', 'STANDARD', retailer_id, store_id, valid_from, null, document from renegotiation_policies
  union all
  select id, 'coupon-campaign', trigger, retailer_id, store_id, valid_from, valid_until,
    jsonb_build_object('percent', percent::text, 'monetaryCents', monetary_cents,
      'minimumPurchaseCents', minimum_purchase_cents, 'maximumDiscountCents', maximum_discount_cents,
      'validityDays', validity_days, 'fundedBy', funded_by)
  from coupon_campaigns
  union all
  select id, 'evaluation', source_product, retailer_id, store_id, valid_from, null, jsonb_build_object(
    'limitShare', limit_share::text, 'minimumCents', minimum_cents, 'maximumCents', maximum_cents,
    'validDays', valid_days, 'restDays', rest_days, 'reviewAboveCents', review_above_cents)
  from evaluation_policies
  union all
  select id, 'incentive-rule', event, retailer_id, store_id, valid_from, valid_until,
    jsonb_build_object('kind', kind, 'rate', rate::text, 'valueCents', value_cents, 'category', category)
  from incentive_rules
)
insert into policy_documents (id, kind, variant, retailer_id, store_id, revision, valid_from, valid_until, document, reason,
  entered_at, supersedes)
select id, kind, variant, retailer_id, store_id, row_number() over line, valid_from, valid_until, document,
  'Valia antes deste registro', now(), lag(id) over line
from moved
-- One that ended before it began never held.
where valid_until is null or valid_until >= valid_from
window line as (partition by kind, retailer_id, store_id, variant order by valid_from);
