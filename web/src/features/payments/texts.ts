import { installmentsText } from '../../domain/counter/texts.ts';
import { formatReais } from '../../domain/money/format-reais.ts';
import type { Hindrance } from './rules/selection.ts';

/** Word for word from the cashier spec where it has them. */
export const texts = {
  title: 'Pagamentos',
  startAgain: 'Receber de outro cliente',
  resumed: 'Retomamos o recebimento em andamento',
  resumeFailed: 'Não conseguimos retomar o recebimento em andamento',
  listing: 'Buscando parcelas...',
  listingFailed: 'Não foi possível buscar as parcelas.',
  listAgain: 'Buscar de novo',
  nothingReceived: 'Nada foi recebido. Os valores abaixo são os de agora: confira o total antes de receber.',
  noneOpen: 'Não há parcelas pendentes',
  order: 'As parcelas de um contrato são recebidas em ordem, da mais antiga para a mais nova.',
  orderOrBackwards:
    'As parcelas de um contrato são recebidas em ordem, da mais antiga para a mais nova. Sem nada vencido, também da última para trás, com o mesmo desconto.',
  fromAgreement: '** Caso de renegociação',
  noneSelected: 'Nenhuma parcela selecionada',
  selected: (count: number) => `${installmentsText(count)} ${count === 1 ? 'selecionada' : 'selecionadas'}`,
  openFee: 'Taxa de utilização em aberto',
  discountTaken: (value: string) => ` · Desconto de ${value}`,
  feeIncluded: ' · Taxa de utilização inclusa*',
  feeNote: 'de taxa de utilização em aberto, recebida junto com as parcelas.',
  pay: 'Pagar',
  findingStore: 'Buscando loja...',
  makingReceipts: 'Gerando comprovantes...',
} as const;

/** Why an installment is not taken or given back, and which may be. */
export function hindranceText({ reason, orders }: Hindrance): string {
  const [first = 0, last] = orders;
  if (reason === 'SELECTED') return `Desmarque antes a parcela ${first}${last === undefined ? '' : ` ou a ${last}`}.`;
  if (reason === 'DUE') return `A parcela ${first} já venceu ou vence hoje: escolha-a antes.`;
  if (reason === 'AGREEMENT') return `Os pagamentos de um acordo são recebidos em ordem: escolha antes o ${first}.`;
  const next = last === undefined ? `a ${first}` : `a ${first}, a próxima, ou a ${last}, a última`;
  return `Não dá para pular parcelas: escolha ${next}.`;
}

/** Why nothing is open. */
export const nothingOpenTexts = {
  upToDate: 'Este cliente está em dia: não há nada a receber hoje.',
  neverBought: 'Este cliente ainda não fez nenhuma compra: não há nada a receber.',
  denied: 'Este cliente não foi aprovado e não tem compras: não há nada a receber.',
  incomplete: 'Este cliente não finalizou o cadastro e não tem compras: não há nada a receber.',
  underAnalysis: 'O cadastro deste cliente está sendo avaliado e ele não tem compras: não há nada a receber.',
} as const;

/** The limit by SMS. */
export const smsTexts = {
  send: 'Enviar limite por SMS',
  sending: 'Enviando SMS',
  availableIn: (seconds: number) => `Disponível em ${seconds} segundos`,
  sent: 'SMS enviado com sucesso!',
  failed: 'Não foi possível enviar o SMS, tente novamente mais tarde!',
} as const;

export const payerTexts = {
  more: 'Deste cliente',
  contracts: 'Contratos e recibos',
  statement: 'Extrato',
  renegotiate: 'Renegociar',
  buyer: 'Comprador',
  document: 'Documento',
  noLimit: 'Nenhum limite foi dado a este cliente.',
  limitFailed: 'O limite não veio. Os pagamentos não dependem dele.',
  LEVE: { kind: 'Leve', notice: 'Atenção: o vencimento das parcelas é fixo, conforme as regras da fatura.' },
  LIMITE: { kind: 'Limite', notice: 'O vencimento das parcelas é um mês após a compra.' },
} as const;

export const confirmTexts = {
  title: (count: number) => `Confirmar pagamento: ${count} parcela(s)`,
  byPix: 'Receber por Pix',
  onePix: 'Por Pix, receba um pagamento do acordo de cada vez.',
  receive: (total: string) => `Sim, receber ${total}`,
  /** 'Acordo 12', 'Contrato 1234'. */
  numberOf: (isAgreement: boolean, number: string) => `${isAgreement ? 'Acordo' : 'Contrato'} ${number}`,
  discount: (value: string) => `, com desconto de ${value}`,
  fee: '+ Taxa de utilização',
  total: 'Total de',
} as const;

/** What a manager forgives before the money is received. */
export const waiverTexts = {
  offer: 'Dispensar encargos ou taxa',
  title: 'Dispensar encargos ou taxa',
  about: 'Outra pessoa, gerente ou analista, autoriza em seguida. O valor das parcelas não muda.',
  charges: 'Dispensar de multa e juros',
  chargesHint: (most: string) => `São ${most} por atraso.`,
  fees: 'Dispensar da taxa de utilização',
  feesHint: (most: string) => `São ${most} de taxa.`,
  aboveCharges: (most: string) => `Os encargos são de ${most}.`,
  aboveFees: (most: string) => `A taxa é de ${most}.`,
  missing: 'Digite quanto dispensar.',
  reason: 'Motivo',
  reasonHint: 'Fica no histórico do cliente e no registro da loja.',
  left: 'A receber',
  ask: 'Pedir autorização',
  asking: 'Conferindo...',
  back: 'Voltar',
  approvalTitle: (value: string) => `Dispensar ${value}`,
  ofCharges: (value: string) => `${value} de multa e juros por atraso`,
  ofFees: (value: string) => `${value} de taxa de utilização`,
  approvalTotal: (customer: string, before: string, after: string) =>
    `${customer} devia ${before} hoje e vai pagar ${after}.`,
  approvalReason: (reason: string) => `Motivo: ${reason}`,
} as const;

/** What is paid of one contract, short enough to be read aloud. */
export const linesTexts = {
  run: (first: number, last: number) => `${first} a ${last}`,
  list: (isOne: boolean, before: readonly string[], last: string) =>
    `${isOne ? 'parcela' : 'parcelas'} ${before.length > 0 ? `${before.join(', ')} e ` : ''}${last}`,
  ofAll: (orders: string, count: number) => `${orders} de ${count}`,
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

/** A Pix that waits for its customer while others are served. */
export const leftTexts = {
  title: 'Cobranças Pix em andamento',
  meaning: 'A fila não precisa esperar: a cobrança continua valendo, e esta tela avisa quando o cliente pagar.',
  waits: (value: string, cpf: string) => `Aguardando o Pix de ${value}, CPF ${cpf}`,
  waitsMeaning: 'Enquanto ela valer, não receba as mesmas parcelas de outro modo.',
  until: (clock: string) => `Vale até ${clock}.`,
  open: 'Voltar à cobrança',
  paid: (value: string, cpf: string) => `Pix de ${value} recebido, CPF ${cpf}`,
  openPaid: 'Ver o recebimento',
  over: (value: string, cpf: string) => `A cobrança Pix de ${value}, CPF ${cpf}, terminou sem pagamento`,
  overMeaning: 'Nada foi recebido.',
  dismiss: 'Dispensar aviso',
} as const;

/** The server's answer to the payment never came. */
export const lostTexts = {
  checking: 'A resposta do servidor se perdeu. Conferindo se o pagamento foi recebido...',
  unknown: 'Ainda não sabemos se o pagamento foi recebido',
  unknownMeaning:
    'A conexão caiu antes da resposta. Não receba de novo: assim que o servidor responder, mostramos o resultado aqui.',
  notReceived: 'O pagamento não foi registrado',
  notReceivedMeaning:
    'A resposta do servidor se perdeu e, até agora, nenhuma parcela foi baixada. Tentar de novo não recebe duas vezes: o servidor reconhece que é o mesmo pagamento.',
} as const;

/** The paper of the payment. */
export const cupomTexts = {
  title: 'Recebimento',
  installments: 'Parcelas',
  installment: (order: number, count: number, due: string) => `Parcela ${order}/${count}, ${due}`,
  from: (value: string) => `de ${value}`,
  discount: (value: string) => `desconto de ${value}`,
  interest: (value: string) => `juros de ${value}`,
  received: 'Recebido',
  totalReceived: 'Total recebido',
} as const;

export const doneTexts = {
  received: (count: number, total: string) =>
    `Pagamento de ${count} parcela(s) no valor de ${total} recebido com sucesso`,
  missing: (count: number) =>
    `${installmentsText(count)} do acordo não ${count === 1 ? 'foi recebida' : 'foram recebidas'}`,
  missingMeaning:
    'Os valores mudaram ou outra pessoa recebeu antes. Consulte o cliente de novo antes de receber o restante.',
  showReceipts: 'Ver comprovantes',
  backToTill: 'Voltar à página inicial de Caixa',
} as const;
