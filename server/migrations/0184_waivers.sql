-- A manager forgives late charges and the usage fee of a payment at the till (ADR 0103): how much is a policy, what was
-- forgiven stands in the items, and who approved it and why beside the payment.
alter table policy_documents
  drop constraint policy_documents_kind_check,
  add constraint policy_documents_kind_check check (kind in ('pricing', 'lending-rule', 'iof', 'renegotiation', 'coupon-campaign',
    'evaluation', 'incentive-rule', 'decision', 'limits', 'limit-changes', 'correction-index', 'credit', 'settlement',
    'budget-increase', 'accounting', 'waiver'));

-- Part of what is forgiven of an item: by the waiver of its payment, not by an agreement.
alter table payment_items add column waived_cents bigint not null default 0;
alter table payment_items add constraint payment_items_waived_check check (waived_cents between 0 and forgiven_cents) not valid;

create table payment_waivers (
  borrower_id   uuid not null,
  payment_id    uuid not null,
  retailer_id   uuid not null,
  -- Fine, late interest and interest of late days; and usage fees.
  charges_cents bigint not null check (charges_cents >= 0),
  fees_cents    bigint not null check (fees_cents >= 0),
  reason        text not null,
  -- The second person, who did not receive the payment.
  approved_by   uuid not null,
  waived_at     timestamptz not null,
  primary key (borrower_id, payment_id),
  foreign key (borrower_id, payment_id) references payments (borrower_id, id),
  check (charges_cents + fees_cents > 0)
);
alter table payment_waivers enable row level security;
create policy of_system on payment_waivers to balcao_system using (true);
create policy app_reads on payment_waivers for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on payment_waivers for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
grant select, insert on payment_waivers to balcao_app;
