-- Moves with every act that holds a retailer (settlement, staff, policies), so that two at once see each other.
alter table retailers add column version bigint not null default 0;

-- The provider's own house: its analysts enter the policies that hold for every retailer.
alter table retailers add column is_provider boolean not null default false;
create unique index retailers_one_provider on retailers (is_provider) where is_provider;
