import { defineErrors } from '../error-table.ts';

export const billingsErrors = defineErrors({
  BILLING_NOT_FOUND: { status: 404, message: 'Cobrança não encontrada.' },
  BILLING_NOT_OVERDUE: { status: 409, message: 'Só uma cobrança vencida tem segunda via.' },
  BILLING_ALREADY_PAID: { status: 409, message: 'Esta cobrança já foi paga.' },
  BILLING_OVERDUE: { status: 409, message: 'Esta cobrança venceu. Emita a segunda via para pagar por Pix.' },
  BILLING_CHANGED_SINCE: { status: 409, message: 'A cobrança mudou enquanto isso. Confira de novo.' },
  BILLING_RECEIPT_NOT_FOUND: { status: 404, message: 'Pagamento de cobrança não encontrado.' },
  BILLING_RECEIPT_DECIDED: { status: 409, message: 'Outra pessoa já decidiu sobre este pagamento.' },
});
