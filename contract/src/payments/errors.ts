import { defineErrors } from '../error-table.ts';

export const paymentsErrors = defineErrors({
  PREVIOUS_INSTALLMENT_IS_PENDING: {
    status: 409,
    message: 'Parcela anterior em aberto.',
    details: { installmentId: 'id', previousId: 'id' },
  },
  ALREADY_PAID: { status: 409, message: 'Parcela já foi paga.', details: { installmentId: 'id' } },
  INSTALLMENT_IN_RENEGOTIATION: {
    status: 409,
    message: 'Parcela em renegociação. Receba as parcelas do acordo.',
    details: { installmentId: 'id' },
  },
  INSTALLMENT_NOT_FOUND: { status: 404, message: 'Parcela não encontrada.', details: { installmentId: 'id?' } },
  STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS: {
    status: 409,
    message: 'A loja selecionada não está habilitada a receber pagamentos.',
  },
  PAYMENT_TOTAL_CHANGED: {
    status: 409,
    message: 'O valor a pagar mudou desde a consulta. Confira o novo total.',
    details: { total: 'reais' },
  },
  WAIVER_ABOVE_BOUND: {
    status: 409,
    message: 'Neste recebimento é possível dispensar até {charges} de encargos e até {fees} de taxa de utilização.',
    details: { charges: 'reais', fees: 'reais' },
  },
  PAYMENT_NOT_FOUND: { status: 404, message: 'Pagamento não encontrado.' },
  ALREADY_UNDONE: { status: 409, message: 'Este pagamento já foi estornado.' },
  SECOND_PERSON_REQUIRED: { status: 409, message: 'O estorno precisa ser feito por outra pessoa.' },
  LATER_PAYMENT_EXISTS: {
    status: 409,
    message: 'Existe um pagamento posterior deste contrato. Estorne-o primeiro.',
  },
  CONTRACT_CANCELED: { status: 409, message: 'Uma compra deste pagamento foi cancelada ou devolvida depois dele.' },
  AGREEMENT_PAYMENT: { status: 409, message: 'Pagamentos de um acordo quebrado não podem ser estornados.' },
  NOTHING_TO_PAY: { status: 409, message: 'Este contrato não tem parcelas em aberto.' },
  AMOUNT_TOO_SMALL: {
    status: 409,
    message: 'O valor recebido precisa ser de pelo menos {minimum}.',
    details: { minimum: 'reais' },
  },
  AMOUNT_ABOVE_PAYOFF: {
    status: 409,
    message: 'O valor recebido é maior do que quita o contrato hoje: {payoff}.',
    details: { payoff: 'reais' },
  },
  STATEMENT_PERIOD_INVALID: {
    status: 400,
    message: 'Escolha um período de até um ano, com o início antes do fim.',
  },
});
