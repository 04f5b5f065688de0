import { formatDate, formatDateTime } from '@balcao/contract/kernel';
import type { ExtraCreditRequest, TakenRequest } from './calls.ts';

export const texts = {
  title: 'Limite extra',
  list: 'Pedidos à espera de um analista',
  loading: 'Buscando pedidos...',
  none: 'Nenhum pedido à espera',
  noneHint:
    'Aqui chegam os pedidos de Super Compra que a política manda para a banca de avaliação. A lista se atualiza sozinha.',
  products: { SUPER_PURCHASE: 'Super Compra', SMARTPHONE_SALE: 'Venda de celular' },
  own: 'Este pedido é seu: outra pessoa decide.',
  take: 'Assumir pedido',
  taking: 'Assumindo...',
  dialog: 'Pedido de limite extra',
  asked: 'Pediu',
  cpf: 'CPF',
  store: 'Loja',
  seller: 'Vendedor',
  limit: 'Limite',
  limitOf: (total: string, available: string) => `${total}, dos quais ${available} disponíveis`,
  noLimit: 'sem limite',
  blocked: {
    MANUALLY_BLOCKED: 'O limite está bloqueado por decisão de uma pessoa: só é possível negar.',
    OVERDUE_INSTALLMENTS: 'O limite está bloqueado por parcela em atraso: só é possível negar.',
    OPEN_RENEGOTIATIONS: 'O limite está bloqueado por acordo em aberto: só é possível negar.',
  },
  before: 'Limite extra usado antes',
  never: 'nunca',
  policy: 'A política permite',
  policyOf: (least: string, most: string, days: number) => `de ${least} a ${most}, por até ${days} dias`,
  outcome: 'Decisão',
  all: (value: string) => `Aprovar tudo: ${value}`,
  most: (value: string) => `Aprovar o que a política permite: ${value}`,
  less: 'Aprovar outro valor',
  nothing: 'Negar',
  amount: 'Valor aprovado',
  days: 'Vale por quantos dias',
  reason: 'Motivo da decisão',
  reasonHint: 'Fica registrado com o seu nome. O cliente não lê.',
  approve: (value: string | null) => (value === null ? 'Aprovar' : `Aprovar ${value}`),
  deny: 'Negar pedido',
  sending: 'Enviando...',
  close: 'Devolver à fila',
  approved: 'Limite extra aprovado: o cliente recebe um SMS.',
  denied: 'Pedido negado: o cliente recebe um SMS.',
} as const;

/** Names a button among others. */
export const takeOf = ({ customerName }: ExtraCreditRequest) => `Assumir pedido de ${customerName}`;
export const heldText = ({ claim }: ExtraCreditRequest) => (claim ? `Em análise com ${claim.by.name}` : '');
export const whenText = ({ askedAt, endsAt }: ExtraCreditRequest) =>
  `Pedido em ${formatDateTime(askedAt)}. Sem decisão, expira em ${formatDate(endsAt.slice(0, 10))}.`;

export function usedText({ used }: TakenRequest): string {
  if (used.count === 0) return texts.never;
  const times = used.count === 1 ? '1 vez' : `${used.count} vezes`;
  return used.lastAt === null ? times : `${times}, a última em ${formatDateTime(used.lastAt).split(' ')[0]}`;
}

export function faultText(fault: 'AMOUNT_MISSING' | 'AMOUNT_OUT_OF_BOUNDS' | 'DAYS_OUT_OF_BOUNDS', bounds: Bounds) {
  if (fault === 'AMOUNT_MISSING') return 'Digite o valor aprovado';
  if (fault === 'DAYS_OUT_OF_BOUNDS') return `Digite de 1 a ${bounds.maxDays} dias`;
  return `Digite um valor entre ${bounds.minimum} e ${bounds.maximum}`;
}

interface Bounds {
  minimum: string;
  maximum: string;
  maxDays: number;
}
