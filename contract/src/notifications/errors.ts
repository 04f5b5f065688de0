import { defineErrors } from '../error-table.ts';

export const notificationsErrors = defineErrors({
  MESSAGE_NOT_FOUND: { status: 404, message: 'Mensagem não encontrada' },
  MESSAGE_NOT_FAILED: { status: 409, message: 'Só se reenvia uma mensagem que não foi entregue por meio nenhum.' },
  MESSAGE_OVER: {
    status: 409,
    message: 'Código, link e Pix vencem e não se reenviam. Peça outro onde este foi pedido.',
  },
});
