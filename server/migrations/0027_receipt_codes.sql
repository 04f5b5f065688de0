-- Anybody who holds a receipt may ask whether its code is genuine. Not unique: the same facts give the same code.
create index receipts_authentication_code on receipts ((document ->> 'authenticationCode'));
