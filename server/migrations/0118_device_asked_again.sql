-- Why a person had the lock service asked again stays in the row of the device: what is typed is sealed into no audit entry.
alter table contract_devices add column asked_again_reason text;
