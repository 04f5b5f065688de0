-- Who approved a return that the role of who asked could not do alone (ADR 0060).
alter table contract_cancellations
  add column approved_by uuid,
  add constraint contract_cancellations_approver_check check (approved_by <> operator_id);
