import { defineErrors } from '../error-table.ts';

export const paymentsErrors = defineErrors({
  PREVIOUS_INSTALLMENT_IS_PENDING: { status: 409, message: 'Parcela anterior em aberto.' },
  ALREADY_PAID: { status: 409, message: 'Parcela já foi paga.' },
  INSTALLMENT_IN_RENEGOTIATION: {
    status: 409,
    message: 'Parcela em renegociação. Receba as parcelas do acordo.',
  },
  INSTALLMENT_NOT_FOUND: { status: 404, message: 'Parcela não encontrada.' },
  STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS: {
    status: 409,
    message: 'A loja selecionada não está habilitada a receber pagamentos.',
  },
  PAYMENT_TOTAL_CHANGED: { status: 409, message: 'O valor a pagar mudou desde a consulta. Confira o novo total.' },
  PAYMENT_NOT_FOUND: { status: 404, message: 'Pagamento não encontrado.' },
  NOTHING_TO_PAY: { status: 409, message: 'Este contrato não tem parcelas em aberto.' },
  AMOUNT_TOO_SMALL: { status: 409, message: 'O valor recebido precisa ser de pelo menos {minimum}.' },
  AMOUNT_ABOVE_PAYOFF: { status: 409, message: 'O valor recebido é maior do que quita o contrato hoje: {payoff}.' },
});
