import { defineErrors } from '../error-table.ts';

/** Why there is no budget; the page of the calculator has longer sentences of its own for each. */
export const budgetsErrors = defineErrors({
  CPF_NOT_FOUND: { status: 404, message: 'Cadastro não encontrado...' },
  LIMIT_IS_BLOCKED: { status: 409, message: 'CPF bloqueado procure o atendimento' },
  NOT_APPROVED: { status: 409, message: 'O cadastro desse CPF está negado...' },
  MANUAL_EVALUATION: { status: 409, message: 'Aguarde, este CPF está sendo analisado manualmente.' },
  BUDGETS_NOT_ALLOWED: { status: 409, message: 'A calculadora de parcelas não está liberada nesta loja.' },
  BUDGETS_UNAVAILABLE: {
    status: 409,
    message: 'A calculadora de parcelas não está disponível agora. Tente mais tarde.',
  },
  BUDGET_STORE_UNKNOWN: {
    status: 409,
    message: 'Não sabemos em qual loja você vai comprar. Abra a calculadora pelo link ou pelo QR Code da loja.',
  },
  BUDGET_VISIT_OVER: { status: 409, message: 'O seu tempo nesta página acabou. Confirme o seu telefone de novo.' },
  BUDGET_CODE_WRONG: { status: 409, message: 'Código incorreto ou vencido. Confira a mensagem ou peça outro.' },
});
