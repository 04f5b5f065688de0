import { defineErrors } from '../error-table.ts';
import { MOST_STATEMENT_LINES } from './enums.ts';

export const reconciliationErrors = defineErrors({
  STATEMENT_NOT_OFFERED: {
    status: 409,
    message: 'Nenhuma conta do provedor está configurada para conferir extratos.',
  },
  STATEMENT_NOT_READABLE: {
    status: 400,
    message: 'Este arquivo não é um extrato OFX completo em reais. Baixe-o de novo no banco.',
  },
  STATEMENT_TOO_LONG: {
    status: 400,
    message: `O extrato tem mais de ${MOST_STATEMENT_LINES.toLocaleString('pt-BR')} lançamentos. Baixe um período menor.`,
  },
  STATEMENT_OF_OTHER_ACCOUNT: {
    status: 400,
    message: 'Este extrato é de outro banco ou de outra conta. Nada foi alterado.',
  },
  STATEMENT_IN_THE_FUTURE: {
    status: 400,
    message: 'O extrato tem lançamentos com data futura. Nada foi alterado.',
  },
  STATEMENT_ALREADY_IMPORTED: { status: 409, message: 'Este extrato já foi importado. Nada foi alterado.' },
  STATEMENT_LINE_NOT_FOUND: { status: 404, message: 'Lançamento do extrato não encontrado.' },
  STATEMENT_LINE_MOVED: {
    status: 409,
    message: 'Outra pessoa mudou este lançamento. Veja como ficou e tente de novo.',
  },
  STATEMENT_LINE_MATCHED: { status: 409, message: 'Este lançamento do extrato já está conciliado.' },
  STATEMENT_LINE_LEFT_OVER: { status: 409, message: 'Este lançamento não está conciliado nem tem sugestão.' },
  MATCH_SUM_DIFFERS: {
    status: 409,
    message: 'A soma dos lançamentos escolhidos é diferente do valor no extrato.',
  },
  MOVEMENT_NOT_FOUND: { status: 404, message: 'Lançamento dos livros não encontrado.' },
  MOVEMENT_TAKEN: {
    status: 409,
    message: 'Um dos lançamentos escolhidos já está conciliado com outra linha do extrato.',
  },
  OWNER_NOT_FOUND: { status: 404, message: 'Esta pessoa não está entre os analistas ativos do provedor.' },
  LINE_IS_NO_FEE: { status: 409, message: 'Só um débito do extrato pode ser lançado como tarifa bancária.' },
});
