import { defineErrors } from '../error-table.ts';

export const cancellationErrors = defineErrors({
  CONTRACT_ALREADY_CANCELED: { status: 409, message: 'Esta compra já foi cancelada.' },
  CANCELLATION_NOT_ALLOWED: {
    status: 409,
    message: 'Este cancelamento não é permitido para o seu perfil, o motivo ou o prazo.',
    details: { because: 'text' },
  },
  RETURN_CHANGED: {
    status: 409,
    message: 'O dinheiro a devolver mudou desde que foi mostrado. Confira de novo antes de confirmar.',
    details: { refund: 'reais' },
  },
  RETURN_VALUE_TOO_HIGH: {
    status: 409,
    message: 'O valor da devolução é maior do que resta da compra.',
    details: { left: 'reais' },
  },
  RETURN_VALUE_TOO_LOW: { status: 409, message: 'O valor da devolução é baixo demais: não mudaria nada no contrato.' },
  CORRECTION_INDEX_MISSING: {
    status: 409,
    message:
      'Falta o índice de correção monetária dos meses desde o pagamento. Peça ao provedor que o cadastre e tente de novo.',
  },
});
