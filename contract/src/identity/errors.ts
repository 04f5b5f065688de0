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
  APPROVAL_REFUSED: { status: 403, message: 'Senha incorreta ou operador não tem essa permissão' },
  APPROVAL_REQUIRED: { status: 403, message: 'Outra pessoa precisa autorizar: um gerente ou analista.' },
  APPROVAL_NOT_VALID: {
    status: 409,
    message: 'Esta autorização já foi usada, venceu ou é de outra operação. Peça uma nova.',
  },
  OPERATOR_IS_NOT_CASHIER: { status: 403, message: 'Operador não possui permissão para este acesso' },
});
