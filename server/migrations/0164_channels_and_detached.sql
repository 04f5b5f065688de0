-- By which way a customer came to a purchase (ADR 0090): on the own phone, or by the messenger; null at the counter.
alter table contracts add column channel text check (channel in ('mobile-app', 'chatbot'));
update contracts set channel = 'mobile-app' where capture_method = 'QR_CODE';
-- What extra credit covers whole stands beside the recurring limit.
update contracts set kind = 'DETACHED' where status in ('ACCEPTED', 'CANCELED') and extra_limit_cents > 0
  and extra_limit_cents >= principal_cents - coupon_discount_cents;
