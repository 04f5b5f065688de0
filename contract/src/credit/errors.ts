import { defineErrors } from '../error-table.ts';

export const creditErrors = defineErrors({
  LIMIT_NOT_FOUND: { status: 404, message: 'CPF sem limite', messageIn: { payments: 'CPF não encontrado' } },
  INSUFFICIENT_LIMIT: { status: 409, message: 'Limite insuficiente' },
  OVERDUE_INSTALLMENTS: { status: 409, message: 'Seu limite foi bloqueado. Você possui parcelas atrasadas.' },
  OPEN_RENEGOTIATIONS: {
    status: 409,
    message: 'Seu limite foi bloqueado. Você possui renegociações com parcelas em aberto.',
  },
  MANUALLY_BLOCKED: { status: 409, message: 'Seu limite foi bloqueado. Entre em contato com {brand}' },
});
