-- By which product a sale was made; null is the standard one. The projection is filled anew from the sales (its edition 2).
alter table retailer_sales add column source_product text;
-- Figures of a retailer's days, whatever store and operator.
create index retailer_sales_of_day on retailer_sales (retailer_id, sold_on);
