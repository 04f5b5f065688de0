import { formatReais } from '../money/format-reais.ts';

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

export const pixTexts = {
  title: (value: string) => `Receber ${value} por Pix`,
  charging: 'Gerando a cobrança Pix...',
  finding: 'Conferindo a cobrança Pix em andamento...',
  canceling: 'Cancelando...',
  cancel: 'Cancelar cobrança',
  copy: 'Copiar código',
  copied: 'Código copiado. ',
  waiting: 'Aguardando o pagamento do cliente...',
  code: 'Pix copia e cola',
  qrCode: (value: string) => `QR Code do Pix de ${value}`,
  sentToo: (end: string) => `O cliente também recebeu o código por WhatsApp. Vale até ${end}.`,
  over: 'A cobrança Pix terminou sem pagamento. Nada foi recebido.',
  other: (applied: number, credit: number) =>
    `O Pix chegou com valor ou prazo diferente: ${formatReais(applied)} pagaram parcelas e ${formatReais(credit)} ficaram como crédito.`,
  unknown: 'Ainda não sabemos se a cobrança Pix foi gerada',
  unknownMeaning:
    'A resposta do servidor se perdeu. Conferir mostra a cobrança deste Pix e nunca gera uma segunda. Ao voltar, ela continua valendo se o cliente a recebeu.',
  mayBePaid: 'O cliente pode ter um código Pix válido: não receba as mesmas parcelas antes de conferir a cobrança.',
} as const;
