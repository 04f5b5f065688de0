import { formatReais } from '../../domain/money/format-reais.ts';

export const texts = {
  title: 'Contratos e recibos',
  back: 'Pagamentos',
  loading: 'Buscando contratos...',
  tryAgain: 'Tentar de novo',
  none: 'Este cliente ainda não tem contratos',
  noneHint: 'Nenhuma compra foi feita até agora: não há parcelas nem recibos.',
  contracts: 'Contratos do cliente',
  contract: (number: string) => `Contrato ${number}`,
  paidOf: (paid: number, count: number) => `${paid} de ${count} ${count === 1 ? 'parcela paga' : 'parcelas pagas'}`,
  print: 'Imprimir extrato do contrato',
  ofPeriod: 'Extrato do cliente',
  printedAt: (when: string) => `Impresso em ${when}`,
  payOff: 'Quitar hoje',
  other: 'Receber outro valor',
  installments: 'Parcelas',
  payments: 'Recebimentos',
  marks: (paid: number, late: number, open: number) => `${paid} pagas, ${late} em atraso, ${open} a vencer`,
  inAgreement: 'Parcelas em renegociação. Receba as parcelas do acordo.',
} as const;

export const standingTexts = {
  OVERDUE: 'Em atraso',
  OPEN: 'Em dia',
  PAID: 'Quitado',
  CANCELED: 'Cancelado',
} as const;

/** What was signed and given at the sale. */
export const paperTexts = {
  title: 'Papéis da compra',
  loading: 'Buscando os papéis...',
  tryAgain: 'Tentar de novo',
  elsewhere: 'A compra é de outra rede de lojas: os papéis dela ficam com quem vendeu.',
  receipt: 'Comprovante da compra',
  cetSheet: 'Ficha do CET',
  deviceTerm: 'Termo do aparelho',
} as const;

/** The list of installments of one contract. */
export const installmentTexts = {
  order: 'Parcela',
  dueDate: 'Vencimento',
  status: 'Situação',
  value: 'Valor',
  settled: (value: string) => `já pago ${value}`,
  change: 'Descontos e juros',
  due: 'A pagar',
  orderOf: (order: number, count: number) => `${order} de ${count}`,
  paidOn: (day: string) => `em ${day}`,
} as const;

export const paymentTexts = {
  none: 'Nada foi recebido deste contrato até agora.',
  method: { STORE_CASH: 'No caixa', PIX: 'Pix', BOLETO: 'Boleto', RETURN_CREDIT: 'Crédito de devolução' },
  by: (who: string) => `por ${who}`,
  item: (order: number, isPartial: boolean) => `parcela ${order}${isPartial ? ' (parte)' : ''}`,
  agreement: 'parcela do acordo',
  fee: 'taxa de utilização',
  receipt: 'Ver comprovante',
  undo: 'Estornar',
  waived: (value: string, by: string | null) =>
    `Dispensados ${value}${by === null ? '' : `, com a autorização de ${by}`}.`,
  undone: (day: string, by: string | null) => `Estornado em ${day}${by === null ? '' : ` por ${by}`}`,
} as const;

export const undoTexts = {
  title: (value: string) => `Estornar ${value}`,
  what: (when: string, items: string) => `Recebido em ${when}: ${items}.`,
  meaning: 'O que este pagamento quitou volta a ficar em aberto, e o cliente é avisado por SMS.',
  handBack: {
    STORE_CASH: (value: string) => `Devolva ${value} em dinheiro ao cliente.`,
    PIX: (value: string) => `${value} voltam por Pix a quem pagou.`,
    BOLETO: (value: string) => `${value} voltam por transferência a quem pagou.`,
    RETURN_CREDIT: (value: string) => `Devolva ${value} em dinheiro ao cliente.`,
  },
  label: 'Por que o pagamento é estornado?',
  hint: 'Fica no histórico e no comprovante do estorno.',
  reason: (reason: string) => `Motivo: ${reason}`,
  confirm: 'Estornar',
  busy: 'Estornando...',
  cancel: 'Cancelar',
  done: (value: string) => `Estorno de ${value} registrado. O comprovante está no recebimento.`,
  checking: 'A resposta do servidor se perdeu. Conferindo se o estorno foi registrado...',
  unknown: 'Ainda não sabemos se o estorno foi registrado',
  unknownMeaning:
    'A conexão caiu antes da resposta. Não devolva dinheiro nem estorne de novo: assim que o servidor responder, mostramos o resultado aqui.',
  notDone: 'O estorno não foi registrado',
  notDoneMeaning: (value: string) =>
    `A resposta do servidor se perdeu e, até agora, o recebimento de ${value} continua valendo. Tentar de novo estorna uma vez só.`,
} as const;

/** What pays a contract off, and any other amount. */
export const amountTexts = {
  payOffTitle: (number: string) => `Quitar hoje o contrato ${number}`,
  quoting: 'Calculando o valor para quitar...',
  validUntil: (when: string) => `Vale até ${when}.`,
  installment: (order: number, due: string) => `Parcela ${order}, ${due}`,
  fee: 'Taxa de utilização',
  discount: 'Desconto já incluído',
  charges: 'Encargos já incluídos',
  total: 'Total para quitar',
  print: 'Imprimir proposta',
  otherTitle: (number: string) => `Receber outro valor do contrato ${number}`,
  amount: 'Quanto o cliente vai pagar?',
  amountHint: 'Paga primeiro a taxa em aberto, depois as parcelas da mais antiga para a mais nova.',
  missing: 'Digite o valor recebido',
  see: 'Ver o que paga',
  seeing: 'Calculando...',
  pays: 'O que este valor paga',
  part: (order: number) => `Parcela ${order}, uma parte`,
  whole: (order: number) => `Parcela ${order}, inteira`,
  remaining: (count: number) => `Continua em aberto (${count} ${count === 1 ? 'parcela' : 'parcelas'}), hoje`,
  paysOff: 'Quita o contrato.',
  receive: (value: string) => `Receber ${value}`,
  received: 'Total recebido',
  receiving: 'Recebendo...',
  cancel: 'Cancelar',
} as const;

/** What was received, or may have been. */
export const doneTexts = {
  received: (amount: number, number: string) =>
    `Pagamento de ${formatReais(amount)} do contrato ${number} recebido com sucesso`,
  left: (value: string) => `Para quitar hoje ainda faltam ${value}.`,
  paidOff: 'O contrato está quitado.',
  receipt: 'Ver comprovantes',
  next: 'Receber de outro cliente',
  checking: 'A resposta do servidor se perdeu. Conferindo se o pagamento foi recebido...',
  unknown: 'Ainda não sabemos se o pagamento foi recebido',
  unknownMeaning:
    'A conexão caiu antes da resposta. Não receba de novo: assim que o servidor responder, mostramos o resultado aqui.',
  notReceived: 'O pagamento não foi registrado',
  notReceivedMeaning: (value: string, number: string) =>
    `A resposta do servidor se perdeu e, até agora, nada foi baixado do contrato ${number}. Tentar de novo recebe ${value} uma vez só.`,
} as const;
