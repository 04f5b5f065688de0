/** An amount of money on a contract that is charged by Pix. */
export const amountPixTexts = {
  byPix: 'Receber por Pix',
  leaving:
    'A fila não precisa esperar: a cobrança continua valendo, e o que o cliente pagar aparece nos recebimentos do contrato.',
  unknownMeaning:
    'A conexão caiu antes da resposta, e o cliente pode ter recebido o código. Não receba este valor de outro modo antes de conferir: conferir não gera outra cobrança.',
  received: (value: string, number: string) => `Pix de ${value} do contrato ${number} recebido`,
  unfound: 'Não foi possível conferir a cobrança Pix',
} as const;
