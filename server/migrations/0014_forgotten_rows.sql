-- What the day close deletes is found by its age, however much there is of what stays.
create index sessions_ended on sessions (ends_at);
create index login_failures_last on login_failures (last_at);
create index lookup_grants_expired on lookup_grants (expires_at);
create index jobs_done on jobs (done_at) where done_at is not null;
