import { defineErrors } from '../error-table.ts';

export const creditErrors = defineErrors({
  LIMIT_NOT_FOUND: { status: 404, message: 'CPF sem limite', messageIn: { payments: 'CPF não encontrado' } },
  INSUFFICIENT_LIMIT: {
    status: 409,
    message: 'Limite insuficiente',
    details: { availableLimit: 'reais', missing: 'reais', largestValue: 'reais?', downPayment: 'reais|null?' },
  },
  OVERDUE_INSTALLMENTS: { status: 409, message: 'Seu limite foi bloqueado. Você possui parcelas atrasadas.' },
  OPEN_RENEGOTIATIONS: {
    status: 409,
    message: 'Seu limite foi bloqueado. Você possui renegociações com parcelas em aberto.',
  },
  MANUALLY_BLOCKED: { status: 409, message: 'Seu limite foi bloqueado. Entre em contato com {brand}' },
  COUPON_NOT_FOUND: { status: 404, message: 'Cupom não encontrado' },
  COUPON_EXPIRED: { status: 409, message: 'Cupom vencido' },
  COUPON_ALREADY_USED: { status: 409, message: 'Cupom já utilizado' },
  COUPON_MINIMUM_NOT_REACHED: {
    status: 409,
    message: 'Valor da compra abaixo do mínimo do cupom',
    details: { minimumPurchaseValue: 'reais' },
  },
  EVALUATION_NOT_FOUND: { status: 404, message: 'Proposta de limite extra não encontrada' },
  EVALUATION_EXPIRED: { status: 409, message: 'A proposta de limite extra expirou' },
  EVALUATION_ALREADY_APPLIED: { status: 409, message: 'A proposta de limite extra já foi utilizada' },
  EVALUATION_ALREADY_ACCEPTED: { status: 409, message: 'A proposta de limite extra já foi aceita' },
  EVALUATION_ALREADY_OPEN: {
    status: 409,
    message: 'Já existe uma proposta de limite extra para este cliente nesta loja',
  },
  EVALUATION_POLICY_NOT_FOUND: { status: 409, message: 'Limite extra indisponível nesta loja' },
  INSUFFICIENT_TRANSACTIONAL_LIMIT: {
    status: 409,
    message: 'Valor abaixo do mínimo da proposta',
    details: { minAmount: 'reais', maxAmount: 'reais' },
  },
  EXCEEDING_TRANSACTIONAL_LIMIT: {
    status: 409,
    message: 'Valor acima do aprovado na proposta',
    details: { minAmount: 'reais', maxAmount: 'reais' },
  },
});
