import { defineErrors } from '../error-table.ts';

export const identityErrors = defineErrors({
  OPERATOR_BLOCKED: { status: 403, message: 'Usuário bloqueado' },
  LOGIN_LOCKED: {
    status: 429,
    message: 'Muitas tentativas de acesso. Aguarde alguns minutos ou entre com um código por SMS.',
    details: { cap: 'text?' },
  },
  LOGIN_CODE_WRONG: { status: 409, message: 'Código incorreto ou vencido. Confira ou peça outro.' },
  SIGN_ON_FAILED: { status: 401, message: 'Erro ao autenticar, tente novamente.' },
  SIGN_ON_NOT_ALLOWED: { status: 403, message: 'Usuário sem autorização' },
  OPERATOR_NOT_FOUND: { status: 404, message: 'Colaborador não encontrado' },
  OPERATOR_IS_NOT_CASHIER: { status: 403, message: 'Operador não possui permissão para este acesso' },
});
