-- What of an item's discount an agreement forgave of late charges: no part of what a return counts off the face.
alter table payment_items add column forgiven_cents bigint not null default 0;
alter table payment_items add constraint payment_items_forgiven_check check (forgiven_cents between 0 and discount_cents);
