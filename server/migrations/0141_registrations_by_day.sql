-- What was registered by whom, by the day it was sent: the service centre counts it.
create index applications_sent on applications (retailer_id, submitted_at) where kind = 'REGISTRATION' and submitted_at is not null;
