-- Whether an entry moved cash that a drawer must know of (I31). Entries of before, and of the version of the API before this
-- one, say no: nobody asked then which drawer it was.
alter table journal_entries add column is_in_drawer boolean not null default false;
