import { defineErrors } from '../error-table.ts';

export const invoicesErrors = defineErrors({
  NO_PENDING_INSTALLMENTS_FOR_BORROWER: { status: 409, message: 'Não existem parcelas pendentes.' },
  BORROWER_INVOICES_DISABLED: { status: 403, message: 'Esta loja não emite boletos para clientes.' },
  BOLETO_NOT_FOUND: { status: 404, message: 'Boleto não encontrado.' },
  PAYMENT_CODE_UNREADABLE: {
    status: 400,
    message: 'Este código não é de um boleto nem de um Pix, ou falta uma parte dele.',
  },
  BOLETO_PAYMENT_NOT_FOUND: { status: 404, message: 'Pagamento de boleto não encontrado.' },
  BOLETO_PAYMENT_DECIDED: { status: 409, message: 'Outra pessoa já decidiu sobre este pagamento.' },
  BOLETO_PAYMENT_WITHOUT_CUSTOMER: {
    status: 409,
    message: 'O boleto deste pagamento não é nosso: só é possível devolver o valor.',
  },
  BOLETO_PAYMENT_EXCEEDS_DEBT: {
    status: 409,
    message: 'O valor é maior do que tudo o que o cliente deve neste contrato. Devolva o pagamento.',
  },
});
