-- When a quota was used, by whom or what it is for (ADR 0024): messages to one telephone, wrong codes of one customer. A use and
-- what it allows are written by one statement, which tests the row it writes.
create table quota_uses (
  subject text not null,
  quota text not null,
  uses timestamptz[] not null,
  forget_after timestamptz not null,
  primary key (subject, quota)
);
create index quota_uses_forget on quota_uses (forget_after);

-- A request counts for its operator, its retailer and the customer it is about. The hash of a telephone is its own secret.
alter table quota_uses enable row level security;
create policy of_system on quota_uses to balcao_system using (true);
create policy app_reads on quota_uses for select to balcao_app using (quota = 'send_recipient'
  or subject in (current_setting('balcao.retailer'), current_setting('balcao.operator'), current_setting('balcao.borrower')));
create policy app_adds on quota_uses for insert to balcao_app with check (quota = 'send_recipient'
  or subject in (current_setting('balcao.retailer'), current_setting('balcao.operator'), current_setting('balcao.borrower')));
create policy app_changes on quota_uses for update to balcao_app using (quota = 'send_recipient'
  or subject in (current_setting('balcao.retailer'), current_setting('balcao.operator'), current_setting('balcao.borrower')));
grant select, insert, update on quota_uses to balcao_app;
