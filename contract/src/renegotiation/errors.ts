import { defineErrors } from '../error-table.ts';

export const renegotiationErrors = defineErrors({
  RENEGOTIATION_NOT_FOUND: { status: 404, message: 'Acordo não encontrado.' },
  RENEGOTIATION_NOT_ELIGIBLE: {
    status: 409,
    message: 'Estas parcelas não podem ser renegociadas.',
    details: { reason: 'text?' },
  },
  RENEGOTIATION_POLICY_NOT_FOUND: { status: 404, message: 'Política de renegociação não encontrada. Tente novamente.' },
  RENEGOTIATION_OFFER_EXPIRED: {
    status: 409,
    message: 'A validade desta simulação terminou. Simule o acordo novamente.',
  },
  RENEGOTIATION_ALREADY_ACCEPTED: { status: 409, message: 'Este acordo já foi aceito.' },
  RENEGOTIATION_CODE_LOCKED: {
    status: 409,
    message: 'Código digitado errado 5 vezes. Por segurança, simule o acordo de novo para receber outro código.',
  },
  RENEGOTIATION_NOT_ACTIVE: { status: 409, message: 'Este acordo não está em vigor.' },
});
