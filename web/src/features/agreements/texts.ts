import { countdownText } from '../../ui/feedback/countdown-text.ts';

export const texts = {
  title: 'Renegociar dívida',
  back: 'Pagamentos',
  loading: 'Buscando dívidas em atraso...',
  tryAgain: 'Tentar de novo',
  none: 'Nenhum contrato pode ser renegociado hoje',
  noneHint: 'Só entram em acordo contratos desta rede com parcela atrasada há dias suficientes.',
  running: (number: string) => `Acordo ${number} em vigor`,
  runningHint: (paid: number, all: number, value: string) =>
    `${paid} de ${all} ${all === 1 ? 'parcela paga' : 'parcelas pagas'}, ${value}. As parcelas do acordo são recebidas em Pagamentos.`,
  reprint: 'Imprimir acordo',
  loadingOne: 'Buscando o acordo...',
  toPayments: 'Receber parcelas do acordo',
} as const;

export const breakTexts = {
  open: 'Quebrar acordo',
  title: (number: string) => `Quebrar o acordo ${number}?`,
  confirm: 'Quebrar acordo',
  busy: 'Quebrando acordo...',
  cancel: 'Voltar',
  label: 'Por que o acordo é quebrado?',
  hint: 'Fica registrado com o seu nome.',
  paid: 'Já pago do acordo',
  falls: (count: number) =>
    count === 1 ? '1 parcela do acordo deixa de existir' : `${count} parcelas do acordo deixam de existir`,
  owed: (count: number) =>
    count === 1
      ? '1 parcela do contrato volta a ser devida, hoje'
      : `${count} parcelas dos contratos voltam a ser devidas, hoje`,
  charges: 'Multa e juros de atraso nesse valor',
  meaning:
    'A dívida volta, menos o que já foi pago, e os encargos voltam a correr. O que foi pago continua pago. O limite segue bloqueado enquanto houver atraso.',
  forgiven: (value: string) => `Dos ${value} perdoados, vale só a parte das parcelas do acordo que já foram pagas.`,
  since: (when: string) => `Aceito em ${when}.`,
  done: (number: string) => `Acordo ${number} quebrado`,
  doneHint: (value: string) => `O cliente deve de novo as parcelas dos contratos: ${value} hoje.`,
  receive: 'Receber parcelas',
  print: 'Imprimir aviso',
  paper: (number: string) => `Quebra do acordo ${number}`,
} as const;

export const debtTexts = {
  question: 'Quais contratos entram no acordo?',
  hint: 'O contrato entra inteiro: as parcelas em atraso e as que ainda vão vencer.',
  contract: (number: string) => `Contrato ${number}`,
  late: (days: number, overdue: number, open: number) =>
    `${days} ${days === 1 ? 'dia' : 'dias'} de atraso · ${overdue} de ${open} parcelas em aberto estão atrasadas`,
  charges: (value: string) => `${value} são multa e juros de atraso`,
  total: 'Dívida de hoje',
  missing: 'Escolha ao menos um contrato',
  simulate: 'Simular acordo',
  simulating: 'Simulando...',
} as const;

export const optionTexts = {
  question: 'Como o cliente quer pagar?',
  debt: 'Dívida de hoje',
  forgiven: 'Perdoado dos encargos',
  agreed: 'Valor do acordo',
  plan: (count: number, value: string) => `${count}x de ${value}`,
  first: 'Primeira',
  firstOn: (value: string, day: string) => `${value} em ${day}`,
  down: 'Entrada hoje',
  interest: 'Juros do acordo',
  total: 'Total a pagar',
  cet: (monthly: string, yearly: string) => `CET ${monthly} ao mês, ${yearly} ao ano`,
  breaks: (days: number) =>
    `Se uma parcela atrasar mais de ${days} dias, o acordo é quebrado no fechamento do dia: a dívida volta, menos o que já foi pago, e os encargos voltam a correr.`,
  forgivenAtEnd: (value: string) => `Os ${value} perdoados valem por inteiro com a última parcela paga.`,
  validUntil: (when: string) => `Simulação válida até ${when}.`,
  again: 'Escolher outros contratos',
  send: 'Enviar código ao cliente',
  sending: 'Enviando código...',
  missing: 'Escolha uma das opções',
} as const;

export const codeTexts = {
  title: 'Código do acordo',
  sentTo: (phone: string) => `O cliente recebeu um SMS em ${phone} com o código que autoriza este acordo.`,
  code: 'Código de 6 dígitos',
  missing: 'Digite os 6 dígitos do código',
  left: (count: number) => `${count} ${count === 1 ? 'tentativa restante' : 'tentativas restantes'}`,
  resend: 'Enviar de novo',
  resendIn: (seconds: number) => `Enviar de novo em ${countdownText(seconds)}`,
  accept: 'Aceitar acordo',
  accepting: 'Registrando o acordo...',
  cancel: 'Voltar',
  lost: 'A resposta do servidor se perdeu. Tente de novo: o acordo não é aceito duas vezes.',
} as const;

export const paperTexts = {
  title: (number: string) => `Acordo ${number}`,
  accepted: (number: string) => `Acordo ${number} aceito`,
  nothingPaid: 'Nada foi recebido ainda. O cliente recebeu um SMS com as condições.',
  receive: 'Receber a primeira parcela',
  print: 'Imprimir acordo',
  customer: 'Cliente',
  store: 'Loja',
  operator: 'Operador',
  reprintedAt: 'Impresso de novo na loja',
  reprintedBy: 'Impresso de novo por',
  contracts: 'Contratos',
  payment: (order: number, day: string) => `Parcela ${order}, ${day}`,
  down: (day: string) => `Entrada, ${day}`,
  signature: 'Assinatura do cliente',
  rates: (fine: string, interest: string) => `Parcela paga com atraso: multa de ${fine} e juros de ${interest} ao mês.`,
  count: (count: number) => `${count} ${count === 1 ? 'contrato' : 'contratos'}`,
} as const;
