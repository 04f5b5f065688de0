import { defineErrors } from '../error-table.ts';

export const auditErrors = defineErrors({
  AUDIT_CUSTOMER_NOT_FOUND: { status: 404, message: 'Nenhum registro da auditoria é deste CPF' },
});
