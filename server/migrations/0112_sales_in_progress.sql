-- The board of a store asks for the offers of its last day.
create index contracts_in_progress on contracts (retailer_id, store_id, offered_at) where status = 'OFFERED';
