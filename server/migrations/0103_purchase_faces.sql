-- A customer authorises a purchase by their face, on a page that a link opens once (ADR 0055). The token is kept as its hash, and
-- sealed for the till until it is opened; the page that opened it holds the key.
create table purchase_faces (
  borrower_id        uuid not null,
  proposal_id        uuid not null,
  retailer_id        uuid not null,
  token_hash         text not null,
  token_sealed       text,
  link_ends_at       timestamptz not null,
  opened_at          timestamptz,
  key_hash           text,
  consented_at       timestamptz,
  challenge          jsonb,
  tries              integer not null default 0,
  max_tries          integer not null,
  outcome            text check (outcome in ('PASSED', 'DOUBTFUL', 'RETAKE', 'DECLINED')),
  reasons            jsonb not null default '[]',
  analyst_allowed_at timestamptz,
  ends_at            timestamptz not null,
  primary key (borrower_id, proposal_id),
  check ((opened_at is null) = (key_hash is null)),
  check (opened_at is null or token_sealed is null),
  check (consented_at is null or opened_at is not null),
  check (tries <= max_tries)
);
create unique index purchase_faces_token on purchase_faces (borrower_id, token_hash);
create index purchase_faces_opened_by on purchase_faces (token_hash);
create index purchase_faces_held_by on purchase_faces (key_hash) where key_hash is not null;
create index purchase_faces_ended on purchase_faces (ends_at);
alter table purchase_faces enable row level security;
create policy of_system on purchase_faces to balcao_system using (true);
create policy app_reads on purchase_faces for select to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
create policy app_adds on purchase_faces for insert to balcao_app with check (borrower_id = current_setting('balcao.borrower')::uuid and retailer_id = current_setting('balcao.retailer')::uuid);
create policy app_changes on purchase_faces for update to balcao_app using (borrower_id = current_setting('balcao.borrower')::uuid);
grant select, insert, update on purchase_faces to balcao_app;

-- What the camera took, sealed. No till reads it: the analyst who has the call does, as the system.
create table purchase_face_pictures (
  borrower_id   uuid not null,
  proposal_id   uuid not null,
  attempt       integer not null,
  number        integer not null,
  content_sealed text not null,
  taken_at      timestamptz not null,
  primary key (borrower_id, proposal_id, attempt, number)
);
create index purchase_face_pictures_taken on purchase_face_pictures (taken_at);
alter table purchase_face_pictures enable row level security;
create policy of_system on purchase_face_pictures to balcao_system using (true);
