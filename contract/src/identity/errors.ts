import { defineErrors } from '../error-table.ts';

export const identityErrors = defineErrors({
  OPERATOR_BLOCKED: { status: 403, message: 'Usuário bloqueado' },
  LOGIN_LOCKED: {
    status: 429,
    message: 'Muitas tentativas de acesso. Aguarde alguns minutos ou entre com um código por SMS.',
    details: { cap: 'text?' },
  },
  LOGIN_CODE_WRONG: { status: 409, message: 'Código incorreto ou vencido. Confira ou peça outro.' },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message: 'Confirme a entrada com o segundo fator.',
    details: { challenge: 'text', methods: 'text' },
  },
  SECOND_FACTOR_WRONG: { status: 409, message: 'Código incorreto ou já usado. Confira e tente novamente.' },
  SECOND_FACTOR_LOCKED: {
    status: 429,
    message: 'Muitas tentativas. Aguarde alguns minutos ou use um código de recuperação.',
    details: { cap: 'text?' },
  },
  LOGIN_STEP_OVER: { status: 409, message: 'Esta entrada expirou. Digite a senha novamente.' },
  SECOND_FACTOR_NOT_SET: { status: 409, message: 'Este colaborador não tem segundo fator.' },
  OWN_SECOND_FACTOR: { status: 409, message: 'O seu segundo fator é desativado em Minha conta, com a sua senha.' },
  PASSKEY_REFUSED: { status: 409, message: 'Não foi possível confirmar a chave de acesso. Tente novamente.' },
  PASSWORD_WRONG: { status: 409, message: 'Senha incorreta' },
  PASSWORD_NOT_NEW: { status: 409, message: 'Escolha uma senha diferente da atual e da senha padrão.' },
  PIN_WRONG: { status: 409, message: 'PIN incorreto', details: { left: 'count' } },
  PIN_TOO_SIMPLE: {
    status: 409,
    message: 'Este PIN é fácil de adivinhar. Evite números repetidos ou em sequência.',
  },
  PIN_NOT_SET: { status: 409, message: 'Nenhum PIN cadastrado. Use a senha.' },
  SESSION_NOT_FOUND: { status: 404, message: 'Esta sessão já foi encerrada.' },
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
