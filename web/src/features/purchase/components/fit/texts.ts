/** The limit is short, or the installment too dear: what would fit. */
export const fitTexts = {
  title: 'O que cabe no limite',
  short: (available: string, missing: string) => `Há ${available} disponíveis; faltam ${missing}.`,
  sell: (value: string) => `Vender ${value}`,
  largest: 'o maior valor que cabe agora',
  downPayment: (value: string) => `Entrada de ${value}`,
  theRest: (value: string) => `paga no balcão, e ${value} parcelados`,
  inInstallmentsOf: (value: string) => `com até ${value} por mês`,
  wishedSummary: 'O cliente quer outra parcela?',
  wish: 'Quanto o cliente pode pagar por mês?',
  findPlan: 'Achar o parcelamento',
  noneFits: 'Nenhum parcelamento cabe nesse valor por mês.',
  nothingFits: 'Com o limite de agora nenhuma compra é possível.',
  planFits: (value: string) => `Escolhemos o parcelamento que cabe em ${value} por mês.`,
  smaller: (value: string) => `Nenhum parcelamento desta compra cabe em ${value} por mês.`,
  asking: 'Pedindo...',
  askExtra: 'Pedir limite extra',
  extraMeaning: 'para esta compra; a resposta vem na hora ou por SMS ao cliente',
  askAnalyst: 'Pedir mais limite',
  analystMeaning: 'um analista decide; só o que esta compra precisa',
  asked: (limit: string, until: string) =>
    `Pedimos a um analista um limite de ${limit}. O pedido vale até ${until}; quando for aprovado, consulte de novo.`,
  extraDenied: 'O limite extra não foi aprovado para este cliente.',
  extraPart: (most: string) =>
    `Limite extra de até ${most} aprovado: não cobre este valor. Mude o valor e ative a proposta.`,
  extraWaits: 'Um analista vai avaliar o limite extra. O cliente recebe um SMS com a resposta.',
} as const;
