import { defineErrors } from '../error-table.ts';

export const supportErrors = defineErrors({
  SUPPORT_REQUEST_NOT_FOUND: { status: 404, message: 'Pedido não encontrado' },
  SUPPORT_REQUEST_CLAIMED: { status: 409, message: 'Outra pessoa já assumiu este pedido' },
  SUPPORT_REQUEST_CLOSED: { status: 409, message: 'Este pedido já foi encerrado' },
  TOO_MANY_SUPPORT_REQUESTS: {
    status: 429,
    message: 'Você já abriu dez pedidos na última hora. Acompanhe os que estão abertos.',
  },
  CHAT_NOT_AVAILABLE: { status: 404, message: 'O chat não está disponível nesta loja' },
});
