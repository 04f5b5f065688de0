-- What the day close deletes is found by its age, however much there is of what stays.
create index contracts_expired on contracts (valid_until) where status = 'EXPIRED' and product_id is null;
create index renegotiations_expired on renegotiations (valid_until) where status = 'EXPIRED';
