-- Photographs of a registration (ADR 0075): the face, both sides of a document, and what a challenge before the camera
-- came to. Pictures are sealed. The system compares a face with others, so it writes what a face came to.
create table biometry_faces (
  borrower_id     uuid primary key,
  retailer_id     uuid not null,
  operator_id     uuid not null,
  status          text not null check (status in ('SAVED', 'IN_PROGRESS', 'COMPLETED', 'CONFLICT', 'CANCELED', 'SPOOF')),
  doubts          jsonb not null default '[]',
  -- Hundredths; a hint for who looks.
  similarity      integer check (similarity between 0 and 100),
  other_id        uuid,
  reference       text,
  content_sealed  text not null,
  taken_at        timestamptz not null,
  conflict_since  timestamptz,
  decided_by      uuid,
  decided_at      timestamptz,
  decision_reason text,
  check ((decided_by is null) = (decided_at is null))
);
create index biometry_faces_waiting on biometry_faces (retailer_id, conflict_since) where status = 'CONFLICT';
alter table biometry_faces enable row level security;
create policy of_system on biometry_faces to balcao_system using (true);
create policy app_reads on biometry_faces for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select on biometry_faces to balcao_app;

-- What a face looks like to the model, to find the same one under another CPF: the system alone reads it.
create table biometry_likenesses (
  retailer_id    uuid not null,
  borrower_id    uuid not null,
  content_sealed text not null,
  taken_at       timestamptz not null,
  primary key (retailer_id, borrower_id)
);
create index biometry_likenesses_of on biometry_likenesses (retailer_id, taken_at);
create index biometry_likenesses_taken on biometry_likenesses (taken_at);
alter table biometry_likenesses enable row level security;
create policy of_system on biometry_likenesses to balcao_system using (true);

create table biometry_documents (
  borrower_id    uuid not null,
  side           text not null check (side in ('front', 'back')),
  retailer_id    uuid not null,
  operator_id    uuid not null,
  document_type  text not null,
  doubts         jsonb not null default '[]',
  content_sealed text not null,
  content_hash   text not null,
  taken_at       timestamptz not null,
  primary key (borrower_id, side)
);
-- The same picture is no other side.
create unique index biometry_documents_content on biometry_documents (borrower_id, content_hash);
alter table biometry_documents enable row level security;
create policy of_system on biometry_documents to balcao_system using (true);
create policy app_reads on biometry_documents for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on biometry_documents for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on biometry_documents for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_removes on biometry_documents for delete to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, update, delete on biometry_documents to balcao_app;

create table liveness_checks (
  borrower_id uuid primary key,
  retailer_id uuid not null,
  operator_id uuid not null,
  challenge   jsonb,
  status      text check (status in ('PENDING', 'MUST_RETRY', 'COMPLETED')),
  reasons     jsonb not null default '[]',
  asked_at    timestamptz not null,
  tried_at    timestamptz
);
create index liveness_checks_asked on liveness_checks (asked_at);
alter table liveness_checks enable row level security;
create policy of_system on liveness_checks to balcao_system using (true);
create policy app_reads on liveness_checks for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on liveness_checks for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on liveness_checks for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, update on liveness_checks to balcao_app;
