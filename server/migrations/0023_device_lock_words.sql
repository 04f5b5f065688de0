-- What the lock service was told last of a device, by whichever contract: two offers may hold one device before it is sold.
-- Who speaks of a device writes this row first, so that it is also the one place where they wait for each other.
create table device_lock_words (
  imei text primary key,
  word text not null check (word in ('LOCK', 'RELEASE')),
  at   timestamptz not null
);
