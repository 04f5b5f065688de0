import { formatDate } from '@balcao/contract/kernel';
import { formatReais } from '../../domain/money/format-reais.ts';

export const texts = {
  title: 'Calculadora de parcelas',
  back: 'Voltar',
  next: 'Próximo',
  phone: {
    title: 'Digite seu telefone para continuar',
    label: 'Celular',
    invalid: 'Celular inválido.',
    confirm: 'Confirmar',
    sending: 'Enviando código...',
    over: 'O seu tempo nesta página acabou. Confirme o seu telefone de novo.',
  },
  code: {
    title: 'Digite o código que enviamos',
    lead: (phone: string) => `Enviamos um código por SMS para ${phone}. Ele vale por 5 minutos.`,
    label: 'Código',
    missing: 'Digite os 6 números do código.',
    confirm: 'Confirmar código',
    checking: 'Conferindo...',
    change: 'Trocar telefone',
  },
  onboarding: {
    title: 'Descubra em quantas vezes você pode pagar',
    lead: 'São só dois passos:',
    steps: ['Preencha o CPF', 'Digite o valor da compra'],
    phone: (phone: string) => `Telefone: ${phone}`,
    change: 'Trocar telefone',
    how: 'Como funciona?',
    start: 'Começar',
  },
  how: {
    title: 'Como funciona?',
    text: 'Fazemos uma análise e, se for possível, aumentaremos o limite para concluir a compra.',
    note: '*Lembre-se o aumento de limite não é garantido.',
    close: 'Fechar',
  },
  form: {
    steps: 'Passos do orçamento',
    cpf: 'Preencha o CPF',
    cpfStep: 'CPF',
    value: { title: 'Digite o valor da compra', label: 'Valor da compra' },
    campaign: { title: 'Digite o valor do limite desejado', label: 'Valor do limite' },
    required: 'Campo obrigatório',
    invalidCpf: 'Digite um CPF válido.',
    tooLow: 'Digite um valor maior que R$ 10,00',
    loading: 'Fazendo o orçamento...',
  },
  increase: {
    place: (at: number) => `${at} de 2`,
    won: { title: 'Uhul!', text: 'Você conseguiu um aumento de limite, disponível somente neste varejo.' },
    hurry: {
      title: 'Não perca tempo!',
      today: 'O seu novo limite vale somente hoje, até as 23:59.',
      until: (day: string) => `O seu novo limite vale até ${formatDate(day)}, às 23:59.`,
    },
    next: 'Próximo',
    done: 'Confira o orçamento',
    cancel: 'Cancelar',
  },
  response: {
    of: 'Orçamento de',
    purchase: 'Valor da compra',
    oldLimit: 'Limite anterior',
    newLimit: 'Novo limite',
    available: 'Limite disponível',
    caption: 'Opções de parcelamento',
    count: 'Parcelas',
    times: (count: number) => `${count}x`,
    installment: 'Valor da parcela',
    total: 'Total com juros',
    cet: 'CET',
    perYear: (rate: string) => `${rate} a.a.`,
    noPlans: 'Este valor não é parcelado nesta loja.',
    notice: 'Finalize a compra no caixa.',
    withAnalyst: 'Pedimos a um analista o limite que falta. A resposta aparece na consulta do cliente.',
    finish: 'Finalizar',
    short: (missing: number) => `Faltam ${formatReais(missing)} para esta compra.`,
  },
  outcome: {
    APPROVED_AUTO: { title: 'Uhul!', subtitle: 'O limite foi aumentado e cobre a compra toda.' },
    PARTIAL_APPROVED_AUTO: { title: 'Quase lá!', subtitle: 'O limite foi aumentado em parte.' },
    DENIED_AUTO: { title: 'Poxa vida!', subtitle: 'Não foi possível aumentar o limite desta vez.' },
    SUFFICIENT_LIMIT: { title: 'Tudo certo!', subtitle: 'O limite disponível já cobre esta compra.' },
  },
} as const;

const wrong = {
  title: 'Ops... algo deu errado',
  text: 'Um erro inesperado aconteceu. Por favor, tente novamente em alguns instantes.',
} as const;
const unknownCustomer = { title: 'Cadastro não encontrado...', text: null } as const;

export const faultTexts = {
  HTTP_ERROR: wrong,
  REQUEST_ERROR: wrong,
  UNKNOWN_ERROR: wrong,
  CONNECTION_ERROR: {
    title: 'sem comunicação',
    text: 'Procure um local com sinal de telefone melhor ou conecte-se a uma rede wifi para maior estabilidade.',
  },
  CPF_NOT_FOUND: unknownCustomer,
  LIMIT_NOT_FOUND: unknownCustomer,
  OPEN_RENEGOTIATIONS: {
    title: 'O CPF possui renegociações em aberto',
    text: 'Quite o acordo para voltar a usar seu crédito.',
  },
  OVERDUE_INSTALLMENTS: {
    title: 'O CPF possui parcelas atrasadas',
    text: 'Oriente o cliente a pagar as parcelas em aberto para voltar a comprar.',
  },
  LIMIT_IS_BLOCKED: { title: 'CPF bloqueado procure o atendimento', text: null },
  NOT_APPROVED: { title: 'O cadastro desse CPF está negado...', text: null },
  MANUAL_EVALUATION: { title: 'Aguarde, este CPF está sendo analisado manualmente.', text: null },
} as const satisfies Record<string, { title: string; text: string | null }>;

export const faultActs = {
  again: 'Tentar Novamente',
  back: 'Voltar',
  another: 'Fazer novo orçamento',
  register: 'Fazer cadastro',
  /** To a visitor: the page behind it asks for a login. */
  byStaff: 'O cadastro é feito na loja, com um atendente.',
} as const;
