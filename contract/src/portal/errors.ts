import { defineErrors } from '../error-table.ts';

export const portalErrors = defineErrors({
  PORTAL_ENTRY_OVER: {
    status: 409,
    message: 'O tempo deste código acabou. Digite o seu CPF de novo para receber outro.',
  },
  PORTAL_CODE_WRONG: { status: 409, message: 'Código incorreto ou vencido. Confira a mensagem ou peça outro.' },
  PORTAL_UNAVAILABLE: { status: 409, message: 'O portal não está disponível agora. Tente mais tarde.' },
});
