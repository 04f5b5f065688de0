export const statusTexts = {
  PENDING: 'A vencer',
  PAYMENT_OVERDUE: 'Em atraso',
  PAID: 'Pago',
  CANCELED: 'Cancelada',
} as const;

/** The list of installments. */
export const texts = {
  caption: 'Parcelas pendentes',
  contract: 'Contrato',
  order: 'Parcela',
  dueDate: 'Vencimento',
  value: 'Valor',
  discounts: 'Descontos',
  interest: 'Juros',
  paymentDue: 'A pagar',
  select: 'Selecionar',
  orderOf: (order: number, count: number) => `${order} de ${count}`,
  /** 'Selecionar parcela 2 de 6 do contrato 1234': what is read aloud for a check. */
  selectOne: (order: number, count: number, contract: string) =>
    `Selecionar parcela ${order} de ${count} do contrato ${contract}`,
  /** In the keyboard map. */
  keys: {
    move: 'Mover entre as parcelas',
    ends: 'Ir à primeira ou à última parcela',
    select: 'Selecionar a parcela',
    pay: 'Pagar as parcelas selecionadas',
  },
} as const;
