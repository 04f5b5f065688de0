-- What a message says is a template with its values, so that the words can be the retailer's own when it leaves (ADR 0083). Null of
-- messages from before; whoever looks after them finds those that did not leave.
alter table messages add column template text;
alter table messages add column values_sealed text;
alter table messages add constraint messages_template check ((template is null) = (values_sealed is null)) not valid;
create index messages_not_sent on messages (retailer_id, created_at) where status <> 'SENT';
