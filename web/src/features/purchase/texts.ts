import { formatReais } from '../../domain/money/format-reais.ts';
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
  noneChosen: 'Nenhuma opção escolhida',
  creationFailed: 'Erro ao criar validação de compra. Tente novamente.',
  makingReceipt: 'Gerando comprovante...',
  total: (total: string, cet: string) => `Total de ${total}, CET de ${cet} a.a.`,
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
  send: 'Sim, enviar código',
  /** Before the total, in bold; `of` stands before the installment's value. */
  lead: 'Confirmar compra com total de',
  of: (installments: string) => `em ${installments} de`,
  andFee: 'e taxa de utilização de',
  last: (value: number) => `A última parcela é de ${formatReais(value)}. `,
  terms: (firstDue: string, cet: string) =>
    `1º vencimento em ${firstDue}, CET de ${cet} a.a. O cliente receberá um código para autorizar a compra.`,
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
  resendIn: (seconds: number) => `O cliente não recebeu? Reenvie em ${seconds} s`,
  resendBy: 'O cliente não recebeu? Reenvie por:',
  sendingAnother: 'Enviando outro código...',
  sentBy: (channel: string) => `Enviamos o código por ${channel} para`,
  askFor: (digits: number) => `Peça ao cliente que diga os ${digits} dígitos.`,
  analystCalls: 'Um analista vai ligar para',
  analystSays: 'e dizer o código ao cliente.',
  doubts: 'Dúvidas:',
} as const;

export const channelNames = {
  SMS: 'SMS',
  WHATSAPP: 'Whatsapp',
  PHONE_CALL: 'Chamada telefônica',
  ANALYST_CALL: 'ligação do analista',
} as const;

export const abandonTexts = {
  title: 'A compra ainda não foi finalizada',
  stay: 'Continuar a compra',
  leavePage: 'Sair desta página',
  cancelPurchase: 'Cancelar a compra',
  meaning:
    'O cliente já autorizou esta compra com o código. Se você sair agora, ela não será concluída e nada será cobrado.',
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
  printTerms: 'Imprimir termo de ciência',
  receipt: (number: string) => `Comprovante ${number}`,
} as const;
