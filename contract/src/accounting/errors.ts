import { defineErrors } from '../error-table.ts';

export const accountingErrors = defineErrors({
  ACCOUNTING_OF_THE_PROVIDER: { status: 403, message: 'Só um analista do provedor vê e fecha a contabilidade.' },
  PERIOD_NOT_READABLE: { status: 400, message: 'O início do período não pode ser depois do fim.' },
  DAY_IN_THE_FUTURE: { status: 409, message: 'O dia não pode ser futuro.' },
  TAX_PERIOD_NOT_OVER: { status: 409, message: 'Este período ainda não terminou.' },
  TAX_ALREADY_RECORDED: { status: 409, message: 'O recolhimento deste período já foi lançado.' },
  NOT_A_TAX_PERIOD: { status: 400, message: 'Informe o primeiro dia de um período deste tributo.' },
  MONTH_ALREADY_CLOSED: { status: 409, message: 'Este mês já foi fechado.' },
  MONTH_NOT_NEXT: { status: 409, message: 'Feche antes o mês anterior.' },
  MONTH_NOT_OVER: {
    status: 409,
    message: 'Este mês ainda não terminou, ou a apropriação do último dia ainda não foi feita.',
  },
  MONTH_NOT_ASKED: { status: 409, message: 'Ninguém pediu o fechamento deste mês. Peça antes de fechar.' },
  MONTH_ALREADY_ASKED: { status: 409, message: 'O fechamento deste mês já foi pedido.' },
  MONTH_LINES_TO_EXPLAIN: {
    status: 409,
    message:
      'O extrato do banco tem {lines} a explicar: {days}. Na Tesouraria, em Extrato do banco, concilie ou passe a alguém com o motivo, e depois feche o mês.',
    details: { lines: 'text', days: 'text' },
  },
  MONTH_SECOND_PERSON: {
    status: 409,
    message: 'Quem pediu o fechamento não o conclui. Peça a outra pessoa.',
  },
});
