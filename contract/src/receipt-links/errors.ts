import { defineErrors } from '../error-table.ts';

const ANOTHER = 'Peça outro na loja: o comprovante continua guardado.';

export const receiptLinksErrors = defineErrors({
  RECEIPT_LINK_UNKNOWN: { status: 404, message: `Este link não existe ou está incompleto. ${ANOTHER}` },
  RECEIPT_LINK_EXPIRED: { status: 409, message: `Este link venceu: ele vale por 3 dias. ${ANOTHER}` },
  RECEIPT_EMAIL_MISSING: {
    status: 409,
    message: 'Este cliente não tem e-mail no cadastro. Digite um: ele serve somente para este envio.',
  },
});
