import type { CentreRestriction, PerformancePeriod } from '@balcao/contract';

/** Word for word from the registration spec where it has them. */
export const texts = {
  title: 'Central de vendas',
  hello: (name: string) => `Olá, ${name}`,
  noStore: 'Loja não configurada',
  needsStore: 'Necessário configurar loja para continuar a operação.',
  setUpStore: 'Configurar loja',
  settings: 'Configurações',
  switchOperator: 'Trocar colaborador',
  serve: 'Consultar cliente',
  cpf: 'CPF do cliente',
  masked: (document: string) => `CPF ${document}`,
  forward: 'Consultar',
  searching: 'Buscando cliente...',
  invalidCpf: 'Insira um CPF válido.',
  fillValidCpf: 'Preencha um CPF válido.',
  unexpected: 'Um erro inesperado aconteceu, tente novamente em alguns instantes.',
  close: 'Fechar',
  home: 'Voltar para tela inicial',
} as const;

export const operatorTexts = {
  title: 'Identificar colaborador',
  lead: 'Identifique-se para receber comissões por cadastros e vendas realizadas.',
  cpf: 'CPF do colaborador',
  recent: 'Colaboradores recentes',
  next: 'Próximo',
  searching: 'Buscando colaborador...',
  hint: 'Informe seu CPF ou selecione um colaborador',
  invalidCpf: 'Insira um CPF válido.',
} as const;

export const performanceTexts = {
  title: 'Seu desempenho',
  periods: { today: 'Hoje', week: 'Semana', month: 'Mês' } satisfies Record<PerformancePeriod, string>,
  conversions: 'Vendas',
  applications: 'Cadastros',
  incentive: 'Seu incentivo',
  incentiveOf: 'Ver extrato',
  salesByDay: 'Vendas por dia',
  lastSevenDays: 'Vendas nos últimos 7 dias',
  day: 'Dia',
  loading: 'Carregando seu desempenho...',
  failed: 'Não foi possível carregar o seu desempenho.',
  retry: 'Tentar novamente',
  path: 'Do atendimento à compra',
  lookups: 'Consultas',
  approvals: 'Aprovados',
  firstPurchases: 'Primeiras compras',
  ranking: 'Na loja',
  place: (position: number) => `${position}º`,
  you: 'você',
  nobodyYet: 'Ninguém vendeu ainda neste período.',
  sales: (count: number) => `${count} ${count === 1 ? 'venda' : 'vendas'}`,
} as const;

export const borrowerTexts = {
  available: 'Valor total disponível para comprar',
  noLimit: 'Este cliente ainda não tem limite.',
  earns: (most: string) => `Você recebe ${most} nesta venda`,
} as const;

interface Restriction {
  title: string;
  meaning: string;
  /** Whether customer service can help. */
  hasService: boolean;
}

export const restrictions: Readonly<Record<CentreRestriction, Restriction>> = {
  NOT_APPROVED: {
    title: 'Cliente não aprovado',
    meaning: 'O cadastro deste cliente não pôde ser aprovado.',
    hasService: false,
  },
  UNDER_EVALUATION: {
    title: 'Cliente com avaliação cadastral em andamento',
    meaning: 'A avaliação ainda não foi concluída. Consulte novamente mais tarde.',
    hasService: false,
  },
  PURCHASE_BLOCKED: {
    title: 'Cliente bloqueado para compras',
    meaning: 'Oriente o cliente a entrar em contato com o atendimento por WhatsApp ou telefone.',
    hasService: true,
  },
  LIMIT_BLOCKED: {
    title: 'Cliente com limite bloqueado',
    meaning:
      'Há parcelas em atraso. Oriente o cliente a conferir os pagamentos no aplicativo ou a falar com o atendimento.',
    hasService: true,
  },
};

export const serviceTexts = {
  title: 'Atendimento ao cliente',
  hours: ['Segunda a sexta, das 9h às 23h', 'Sábado, das 9h às 19h'],
  freePhone: (phone: string) => `${phone} (ligação gratuita)`,
} as const;
