-- What a passkey signs to approve one act at this session's till: the challenge, what it is of, and until when (ADR 0105).
alter table sessions
  add column approval_challenge text,
  -- SHA-256 of the store and of the act, its subject and its facts, as they were shown.
  add column approval_challenge_digest text,
  add column approval_challenge_ends_at timestamptz,
  add constraint sessions_approval_challenge check (
    (approval_challenge is null) = (approval_challenge_digest is null)
    and (approval_challenge is null) = (approval_challenge_ends_at is null));

-- Who signs at a colleague's till has no session there: the use of the key is noted by the colleague's request.
create policy app_changes on passkeys for update to balcao_app using (retailer_id = current_setting('balcao.retailer')::uuid);
grant update on passkeys to balcao_app;
