import { defineErrors } from '../error-table.ts';

export const decisionsErrors = defineErrors({
  CREDIT_DECISION_NOT_FOUND: { status: 404, message: 'Decisão não encontrada' },
  CREDIT_POLICY_NOT_PUBLISHED: { status: 409, message: 'Nenhuma política de crédito está valendo para comparar' },
});
