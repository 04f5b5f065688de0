import { defineErrors } from '../error-table.ts';

export const cashErrors = defineErrors({
  CASH_SESSION_REQUIRED: { status: 409, message: 'Abra o caixa para receber.' },
  CASH_SESSION_NOT_FOUND: { status: 404, message: 'Caixa não encontrado.' },
  CASH_SESSION_ALREADY_OPEN: {
    status: 409,
    message: 'Você já está com um caixa aberto. Feche-o antes de abrir outro.',
  },
  CASH_DRAWER_TAKEN: { status: 409, message: 'Esta gaveta já está aberta por outra pessoa. Escolha outra.' },
  CASH_SESSION_CLOSED: { status: 409, message: 'Este caixa já foi fechado.' },
  CASH_SESSION_OPEN: { status: 409, message: 'Este caixa ainda está aberto. O fechamento sai depois da contagem.' },
  CASH_DAY_OPEN: {
    status: 409,
    message: 'Ainda há caixa aberto deste dia nesta loja. O fechamento da loja sai depois que todos fecharem.',
  },
  CASH_DAY_EMPTY: { status: 404, message: 'Nada foi recebido nesta loja neste dia, e nenhum caixa foi aberto.' },
  CASH_NOT_ENOUGH: { status: 409, message: 'Não há esse valor na gaveta.' },
  CASH_NOT_COUNTED: { status: 409, message: 'Conte o dinheiro da gaveta antes de fechar.' },
  CASH_COUNT_OUTDATED: {
    status: 409,
    message: 'O caixa teve movimento depois da contagem. Confira e conte de novo.',
  },
  CASH_DIFFERENCE_UNEXPLAINED: { status: 409, message: 'Explique a diferença antes de fechar o caixa.' },
});
