-- Whoever tells of a Pix writes its row of pix_unmatched, and so waits for the other: no lock of its own is needed.
-- Only the version of the API before this one calls these two. The next version drops them.
create or replace function lock_pix_transfer(told text) returns void
language sql volatile as $$
  insert into pix_unmatched (end_to_end_id, txid, value_cents, paid_at, received_at)
  values (told, '', 0, now(), now()) on conflict do nothing;
  delete from pix_unmatched where end_to_end_id = told and txid = '';
$$;

create or replace function take_unmatched_pix(told text) returns boolean
language sql volatile as $$
  insert into pix_unmatched (end_to_end_id, txid, value_cents, paid_at, received_at)
  values (told, '', 0, now(), now()) on conflict (end_to_end_id) do update set end_to_end_id = told;
  delete from pix_unmatched where end_to_end_id = told;
  select true;
$$;
