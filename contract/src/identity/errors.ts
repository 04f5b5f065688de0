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
  OPERATOR_EXISTS: { status: 409, message: 'Já existe um colaborador com este CPF ou e-mail' },
  OPERATOR_NOT_MANAGED: { status: 403, message: 'Você não tem permissão para alterar este colaborador' },
  OPERATOR_CHANGED_SINCE: {
    status: 409,
    message: 'Outra pessoa alterou este colaborador enquanto isso. Confira e salve de novo.',
  },
  OPERATOR_NOT_LOCKED: { status: 409, message: 'Este colaborador não está com a entrada travada' },
  ROLE_NOT_ASSIGNABLE: { status: 403, message: 'Você não tem autorização para dar esta função' },
  STORE_REQUIRED: { status: 409, message: 'Selecione uma loja' },
  STAFF_SHEET_EMPTY: { status: 400, message: 'Preencha a planilha com os operadores a serem cadastrados.' },
  STAFF_SHEET_INVALID: {
    status: 400,
    message: 'Erro na validação da planilha.',
    details: { rows: 'rows' },
  },
  OPERATOR_IS_NOT_CASHIER: { status: 403, message: 'Operador não possui permissão para este acesso' },
});
