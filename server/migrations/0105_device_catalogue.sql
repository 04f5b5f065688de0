-- Devices on sale are kept by analysts of the retailer (ADR 0057). An offer is never changed: a later one takes its place, or it is withdrawn.
alter table device_products add column changed_at timestamptz, add column changed_by_name text;
alter table device_offers
  add column entered_at      timestamptz,
  add column entered_by_name text,
  add column reason          text,
  add column withdrawn_at    timestamptz,
  add column withdrawn_by_name text,
  add column withdrawal_reason text,
  add check ((withdrawn_at is null) = (withdrawn_by_name is null) and (withdrawn_at is null) = (withdrawal_reason is null));

-- A withdrawn offer leaves its day to another one.
create unique index device_offers_in_force on device_offers (product_id, retailer_id, store_id, valid_from)
  nulls not distinct where withdrawn_at is null;
alter table device_offers drop constraint device_offers_product_id_retailer_id_store_id_valid_from_key;

create policy app_adds on device_products for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on device_products for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant insert, update (manufacturer, model, description, is_active, changed_at, changed_by_name) on device_products to balcao_app;
create policy app_adds on device_offers for insert to balcao_app with check (retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on device_offers for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant insert, update (withdrawn_at, withdrawn_by_name, withdrawal_reason) on device_offers to balcao_app;
