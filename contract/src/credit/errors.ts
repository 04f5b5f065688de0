import { defineErrors } from '../error-table.ts';

export const creditErrors = defineErrors({
  LIMIT_NOT_FOUND: { status: 404, message: 'CPF sem limite', messageIn: { payments: 'CPF não encontrado' } },
  LIMIT_ABOVE_MAXIMUM: {
    status: 409,
    message: 'Acima do maior limite que a política permite',
    details: { maximumLimit: 'reais' },
  },
  LIMIT_IS_ENOUGH: { status: 409, message: 'O limite disponível já cobre esta compra' },
  LIMIT_REQUEST_NOT_FOUND: { status: 404, message: 'Pedido de limite não encontrado' },
  LIMIT_REQUEST_WAITING: { status: 409, message: 'Já há um pedido deste cliente à espera de aprovação' },
  LIMIT_REQUEST_DECIDED: { status: 409, message: 'Este pedido já foi decidido' },
  LIMIT_REQUEST_EXPIRED: { status: 409, message: 'O prazo deste pedido terminou. Faça outro' },
  LIMIT_REQUEST_OUTDATED: { status: 409, message: 'O limite mudou depois deste pedido. Recuse e faça outro' },
  LIMIT_REQUEST_OWN: { status: 403, message: 'Quem pediu não decide: outra pessoa precisa aprovar ou recusar' },
  LIMIT_REQUEST_OF_THE_PROVIDER: {
    status: 403,
    message: 'Outro varejista também atende este cliente: quem decide é o analista do provedor',
  },
  INSUFFICIENT_LIMIT: {
    status: 409,
    message: 'Limite insuficiente',
    details: {
      availableLimit: 'reais',
      missing: 'reais',
      largestValue: 'reais?',
      downPayment: 'reais|null?',
      valueForInstallment: 'reais|null?',
    },
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
