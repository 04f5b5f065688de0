import { formatReais } from '../../domain/money/format-reais.ts';
import { countdownText } from '../../ui/feedback/countdown-text.ts';
import type { PurchaseObstacle } from './rules/purchase-allowed.ts';

/** Word for word from the cashier spec where it has them. */
export const texts = {
  title: 'Compras',
  resuming: 'Retomando a compra em andamento...',
  resumed: 'Retomamos a compra em andamento',
  resumeFailed: 'Não conseguimos retomar a compra em andamento',
  startAgain: 'Começar outra compra',
  unknownCpf: 'O CPF informado não foi cadastrado. Procure um vendedor e realize seu cadastro',
  payOpenInstallments: 'Efetuar pagamentos em aberto',
  updateRegistration: 'É necessário atualizar o cadastro.',
  nothingCharged: 'Nada foi cobrado.',
  invalidValue: 'Insira o valor da compra',
  value: 'Valor da compra',
  backToValue: 'Voltar ao valor da compra',
  checking: 'Calculando parcelas...',
  check: 'Ver parcelas',
  enter: 'Enter',
  finish: 'Finalizar compra',
  sellByQrCode: (brand: string) => `Vender via QR Code ${brand}`,
  qrHint: 'O cliente prefere usar o celular?',
  noneChosen: 'Nenhuma opção escolhida',
  creationFailed: 'Erro ao criar validação de compra. Tente novamente.',
  /** The answer to the asking was lost. */
  notAsked: 'A resposta do servidor se perdeu e nada foi enviado ao cliente. Tente de novo.',
  perhapsAsked:
    'A resposta do servidor se perdeu: o cliente pode já ter recebido o pedido. Tente de novo: ele não recebe outro.',
  faceFailed: 'Erro ao validar a compra com reconhecimento facial. Tente novamente.',
  codeFailed: 'Código de compra inválido. Tente novamente.',
  makingReceipt: 'Gerando comprovante...',
  total: (total: string, cet: string) => `Total de ${total}, CET de ${cet} a.a.`,
} as const;

/** The coupon of the next purchase. */
export const couponTexts = {
  counts: 'Vale para esta compra',
  doesNotCount: 'Não vale para este valor',
} as const;

/** Extra credit for one purchase. */
export const extraTexts = {
  title: 'Super Compra disponível',
  turnOn: 'Ativar proposta',
  most: 'Valor máximo da compra',
  least: 'Valor mínimo da compra',
  endsOn: (day: string) => `O limite extra expira em ${day}`,
  onlyIn: (store: string) => `Exclusivo para ${store}`,
} as const;

/** A down payment that two persons take. */
export const downPaymentTexts = {
  title: (value: string) => `Receber entrada de ${value}`,
  what: (customer: string, value: string) => `${customer} paga ${value} de entrada em dinheiro no balcão.`,
  rest: (whole: string, financed: string) =>
    `A compra é de ${whole}, acima do limite: ${financed} são parcelados. Entradas deste valor precisam de autorização.`,
} as const;

export const obstacleTexts: Record<Exclude<PurchaseObstacle, 'purchase-disabled'>, string> = {
  'phone-not-verified': 'Telefone não verificado! Procure um vendedor para concluir o cadastro',
  denied: 'Esse cliente não foi aprovado :(',
  incomplete: 'O cliente não finalizou o cadastro. Procure um vendedor para concluir o cadastro',
  'manual-analysis': 'O cadastro do cliente está sendo avaliado manualmente',
  'under-analysis': 'O cadastro do cliente está sendo avaliado, aguarde um momento',
};

export const confirmTexts = {
  title: 'Confirmar compra',
  /** Before the total, in bold; `of` stands before the installment's value. */
  lead: 'Confirmar compra com total de',
  of: (installments: string) => `em ${installments} de`,
  andFee: 'e taxa de utilização de',
  last: (value: number) => `A última parcela é de ${formatReais(value)}. `,
  downPayment: (value: number) => `Receba no balcão a entrada de ${formatReais(value)}. `,
  terms: (firstDue: string, cet: string) => `1º vencimento em ${firstDue}, CET de ${cet} a.a.`,
} as const;

/** Read aloud to who does not see the page. */
export const announcementTexts = {
  found: (name: string, available: number) => `${name}. Limite disponível: ${formatReais(available)}.`,
  plans: (count: number, first: string, last: string) =>
    count === 1 ? `1 forma de pagar, ${first}.` : `${count} formas de pagar, de ${first} a ${last}.`,
  /** Beside the focus, which is on the receipt. */
  finished: (name: string, number: string) => `Compra finalizada: ${name}, contrato ${number}.`,
  codeSent: (way: string, phone: string) => `O código foi por ${way} para ${phone}.`,
} as const;

/** What the confirmation asks the customer for, by the way of the store and of the value. */
export const authorisationTexts = {
  code: { ask: 'Sim, enviar código', meaning: 'O cliente receberá um código para autorizar a compra.' },
  call: {
    ask: 'Sim, pedir a ligação',
    meaning: 'Um analista vai ligar para o cliente e decidir se autoriza a compra.',
  },
  face: {
    ask: 'Sim, pedir a validação facial',
    meaning: 'O cliente vai mostrar o rosto, neste aparelho ou no celular dele, para autorizar a compra.',
  },
} as const;

export const codeTexts = {
  title: 'Verificação de compra',
  analystTitle: 'Estamos avaliando sua compra',
  opening: 'Carregando verificação...',
  finish: 'Finalizar',
  /** A device is locked before the purchase is finished. */
  next: 'Próximo',
  lockNext: (plan: string) => `${plan}. Falta configurar o aparelho: só depois a compra é concluída.`,
  checking: 'Checando código...',
  check: 'Checar código',
  field: (digits: number) => `Código de ${digits} dígitos`,
  tooShort: (digits: number) => `Digite os ${digits} dígitos do código.`,
  authorised: 'Compra autorizada pelo cliente',
  finishNow: (plan: string) => `${plan}. Falta finalizar: só então a compra é concluída.`,
  plan: (plan: string, total: string) => `${plan}, total de ${total}`,
  triesLeft: (left: number) => (left === 1 ? 'Resta 1 tentativa.' : `Restam ${left} tentativas.`),
  resend: 'Reenviar código',
  resendWait: 'Tempo para reenviar o código',
  resendIn: (seconds: number) => `O cliente não recebeu? Reenvie em ${countdownText(seconds)}`,
  resendBy: 'O cliente não recebeu? Reenvie por:',
  sendingAnother: 'Enviando outro código...',
  sentBy: (channel: string) => `Enviamos o código por ${channel} para`,
  /** After the ways that failed; the phone follows. */
  wentBy: (channel: string) => `Por isso o mesmo código foi por ${channel} para`,
  calledWith: 'Por isso uma chamada telefônica diz o mesmo código em',
  notDelivered: (channels: string) => `O código não chegou por ${channels}.`,
  undelivered: 'Não conseguimos entregar o código',
  /** Before and after the phone. */
  phone: 'O telefone',
  undeliveredMeaning: (channels: string) =>
    `não recebeu por ${channels}. Confira com o cliente se é este o número, ou envie de novo.`,
  closing: 'Cancelando...',
  askFor: (digits: number) => `Peça ao cliente que diga os ${digits} dígitos.`,
  analystCalls: 'Um analista vai ligar para',
  analystSays: 'e dizer o código ao cliente.',
  callWait: 'Tempo até a ligação do analista',
  callIn: (seconds: number) => `A ligação chega em até ${countdownText(seconds)}`,
  callShows: 'Esta tela muda sozinha quando o analista decidir.',
  callLate: 'A ligação está demorando mais do que o previsto. O pedido continua valendo; esta tela muda sozinha.',
  callOver: 'O prazo desta ligação acabou e ninguém autorizou a compra. Nada foi cobrado.',
  callAgain: 'Pedir outra ligação',
  doubts: 'Dúvidas:',
  denied: 'Esta compra não foi autorizada',
  deniedMeaning: 'Nada foi cobrado. Feche e escolha outra forma de pagar, ou comece outra compra.',
} as const;

/** Authorising by face; word for word from the cashier spec, section 2.6, where it has them. */
export const faceTexts = {
  title: 'Verificação de compra',
  lead: 'O cliente autoriza esta compra mostrando o rosto. Escolha com ele por onde:',
  qr: 'QR Code da página do cliente',
  qrLead: 'Celular do cliente: aponte a câmera para o QR Code.',
  here: 'Continuar neste aparelho',
  hereHint: 'abre em outra aba',
  linkBy: (channel: string) => `Ou pelo link que enviamos por ${channel} para`,
  linkLost: (channels: string) => `O link não chegou por ${channels} ao telefone`,
  noLink: 'Este link já foi usado ou venceu. Envie outro para tentar de novo.',
  stay: 'Não feche esta aba',
  opened: 'O cliente abriu o link. Aguardando as fotos...',
  waiting: 'Aguardando o cliente abrir o link...',
  triesLeft: (left: number) => (left === 1 ? 'Resta 1 tentativa de foto.' : `Restam ${left} tentativas de foto.`),
  confirm: 'Confirmar validação facial',
  confirming: 'Conferindo...',
  confirmed: 'Validação facial confirmada',
  missed: 'A validação facial não foi confirmada. Verifique se o cliente realizou e tente novamente.',
  resend: 'Enviar outro link',
  resendWait: 'Tempo para enviar outro link',
  resendIn: (seconds: number) => `O cliente não recebeu? Envie outro link em ${countdownText(seconds)}`,
  resendBy: 'O cliente não recebeu? Envie outro link por:',
  sendingAnother: 'Enviando outro link...',
  askAnalyst: 'Solicitar validação por telefone',
  askingAnalyst: 'Solicitando...',
  analystIn: (seconds: number) => `Validação por telefone em ${countdownText(seconds)}`,
} as const;

/** As the buttons name them. */
export const channelNames = {
  SMS: 'SMS',
  WHATSAPP: 'Whatsapp',
  PHONE_CALL: 'Chamada telefônica',
  ANALYST_CALL: 'ligação do analista',
} as const;

/** The same within a sentence. */
export const wayNames = { ...channelNames, PHONE_CALL: 'chamada telefônica' } as const;

const words = new Intl.ListFormat('pt-BR', { type: 'disjunction' });
/** 'SMS, Whatsapp ou chamada telefônica'. */
export const waysText = (channels: readonly (keyof typeof wayNames)[]): string =>
  words.format(channels.map((channel) => wayNames[channel]));

export const abandonTexts = {
  title: 'A compra ainda não foi finalizada',
  stay: 'Continuar a compra',
  leavePage: 'Sair desta página',
  cancelPurchase: 'Cancelar a compra',
  meaning:
    'O cliente já autorizou esta compra com o código. Se você sair agora, ela não será concluída e nada será cobrado.',
} as const;

/** A sale that waits for somebody while the next customer is served. */
export const leftTexts = {
  meaning: 'A fila não precisa esperar: esta compra continua em andamento, e você a retoma quando quiser.',
  waits: (name: string) => `A compra de ${name} continua em andamento`,
  waitsMeaning: 'Avisamos aqui quando ela mudar.',
  authorised: (name: string) => `A compra de ${name} foi autorizada`,
  authorisedMeaning: 'Só falta finalizar: retome-a em Em andamento.',
  ended: (name: string) => `A compra de ${name} não foi autorizada`,
  endedMeaning: 'Nada foi cobrado. O parcelamento continua valendo: retome-a para pedir outra autorização.',
  open: 'Ver em andamento',
  dismiss: 'Dispensar aviso',
} as const;

/** The server's answer to the sale never came. */
export const lostTexts = {
  checking: 'A resposta do servidor se perdeu. Conferindo se a compra foi concluída...',
  unknown: 'Ainda não sabemos se a compra foi concluída',
  unknownMeaning:
    'A conexão caiu antes da resposta. Não refaça a venda: assim que o servidor responder, mostramos o resultado aqui.',
  notConcluded: 'A compra não foi concluída',
  notConcludedMeaning:
    'A resposta do servidor se perdeu e, até agora, ele não registrou a compra: nada foi cobrado. A autorização do cliente continua valendo, e tentar de novo não vende duas vezes.',
} as const;

/** 'Resumo do contrato': what the customer is about to sign. */
export const summaryTexts = {
  title: 'Resumo do contrato',
  contractValue: 'Valor do contrato',
  coupon: 'Cupom',
  plan: 'Parcelas',
  cet: 'CET',
  perYear: (rate: string) => `${rate} a.a.`,
  perMonthAndYear: (monthly: string, annual: string) => `${monthly} a.m. (${annual} a.a.)`,
  rateBase:
    'Base 30/365: juros por dias corridos sobre mês de 30 dias e, ao ano, doze desses meses; o CET conta o ano de 365 dias.',
  interestOf: (rate: string, annual: string) => `${rate} (${annual} a.a.)`,
  details: 'Ver detalhes',
  costSheet: 'Resumo do crédito e CET',
  nothingChosen: 'Escolha uma opção de parcelamento para ver o total e finalizar.',
  noInterestInTime: 'Sem juros para quem paga em dia',
  lateCosts: (full: number | null) =>
    `O atraso bloqueia o limite e cobra os juros por inteiro${full === null ? '' : `: a parcela passa a ${formatReais(full)}, mais multa e mora`}.`,
  lastInstallment: 'Última parcela',
  iof: 'IOF',
  firstDue: 'Vencimento da 1ª parcela',
  installment: 'Valor da parcela',
  interest: 'Juros',
  installmentInTime: 'Parcela até o vencimento',
  fullInstallment: 'Parcela sem bonificação',
  lateInterest: 'Juros em caso de atraso',
} as const;

/** The paper of the sale. */
export const cupomTexts = {
  title: 'Compra',
  till: (till: string) => `Caixa ${till}`,
  totalLimit: 'Limite total',
  availableLimit: 'Limite disponível',
  downPayment: 'Entrada',
  downPaymentNote: 'paga no balcão',
  financed: 'Valor financiado',
  coupon: 'Cupom',
  feeNote: 'paga com a 1ª parcela',
  plan: 'Parcelas',
  last: (value: number) => `última de ${formatReais(value)}`,
  firstDue: '1º vencimento',
  cet: 'CET',
  perYear: (rate: string) => `${rate} a.a.`,
} as const;

export const finishedTexts = {
  backToTill: 'Voltar ao caixa',
  searching: 'Buscando contrato...',
  missing: 'Contrato não encontrado...',
  failed: 'Não foi possível buscar o contrato',
  failedMeaning: 'A compra não muda por isso: só a busca falhou.',
  notFinished: 'Esta compra ainda não foi finalizada',
  notFinishedMeaning: 'Nada foi cobrado. Volte ao caixa para fazer a compra.',
  title: 'Compra Finalizada!',
  /** Around the customer's name and the contract's number, in bold. */
  of: 'A compra de',
  concluded: 'foi concluída. Contrato',
  costsLess: (told: number, total: number) =>
    `O dia virou depois da oferta: contada de hoje, com os mesmos vencimentos, a soma das parcelas baixou de ${formatReais(told)} para ${formatReais(total)}. Avise o cliente.`,
  showReceipt: 'Ver comprovante',
  receipt: (number: string) => `Comprovante ${number}`,
} as const;
