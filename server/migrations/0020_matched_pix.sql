-- One endToEndId is received or waits as of no known charge, never both: whoever tells of a transfer takes its lock first.
create function lock_pix_transfer(told text) returns void
language sql volatile as $$ select pg_advisory_xact_lock(hashtextextended('pix ' || told, 0)) $$;

-- A function of its own: each statement in it sees what was committed while it waited, which the write around it does not.
create function take_unmatched_pix(told text) returns boolean
language plpgsql volatile as $$
begin
  perform lock_pix_transfer(told);
  delete from pix_unmatched where end_to_end_id = told;
  return found;
end
$$;

delete from pix_unmatched u using pix_receipts r where r.end_to_end_id = u.end_to_end_id;
