-- The calculator by a messenger (ADR 0090): who writes is the phone, so a conversation is of a phone, by its keyed hash.
create table chat_conversations (
  counted_as  text primary key,
  -- The provider: whose messages the answers are.
  retailer_id uuid not null,
  -- What it waits for.
  step        text not null check (step in ('CPF', 'VALUE')),
  cpf_sealed  text,
  version     integer not null,
  ends_at     timestamptz not null,
  check ((step = 'VALUE') = (cpf_sealed is not null))
);
create index chat_conversations_ends on chat_conversations (ends_at);
alter table chat_conversations enable row level security;
create policy of_system on chat_conversations to balcao_system using (true);

-- Messages that were answered, so that one which is told twice is answered once.
create table chat_messages (
  id_hash     text primary key,
  received_at timestamptz not null
);
create index chat_messages_received on chat_messages (received_at);
alter table chat_messages enable row level security;
create policy of_system on chat_messages to balcao_system using (true);

-- Budgets that a customer got by a messenger: a sale that follows while one counts came by that channel.
create table chat_budgets (
  borrower_id uuid not null references borrowers (id),
  retailer_id uuid not null,
  on_day      date not null,
  until_day   date not null,
  store_id    uuid not null,
  action      text not null check (action in ('APPROVED_AUTO', 'PARTIAL_APPROVED_AUTO', 'DENIED_AUTO', 'SUFFICIENT_LIMIT')),
  value_cents bigint not null check (value_cents > 0),
  answered_at timestamptz not null,
  primary key (borrower_id, retailer_id, on_day),
  check (until_day >= on_day)
);
create index chat_budgets_answered on chat_budgets (answered_at);
alter table chat_budgets enable row level security;
create policy of_system on chat_budgets to balcao_system using (true);
create policy app_reads on chat_budgets for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select on chat_budgets to balcao_app;
