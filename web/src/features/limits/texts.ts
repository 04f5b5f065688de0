import { formatDate } from '@balcao/contract/kernel';
import type { LimitEvent } from './customer-limit.ts';
import type { LimitRequest } from './requests.ts';

export const texts = {
  title: 'Limites a aprovar',
  loading: 'Buscando pedidos...',
  none: 'Nenhum pedido à espera',
  noneHint: 'Aqui aparecem as mudanças de limite que precisam de uma segunda pessoa.',
  list: 'Pedidos à espera',
  reason: 'Motivo do pedido',
  own: 'Você fez este pedido: outra pessoa decide.',
  approve: 'Aprovar',
  refuse: 'Recusar',
  approving: 'Aprovando...',
  refusing: 'Recusando...',
  cancel: 'Voltar',
  approveTitle: 'Aprovar pedido',
  refuseTitle: 'Recusar pedido',
  why: 'Motivo da decisão',
  whyHint: 'Fica no histórico do limite com o seu nome.',
  approved: 'Pedido aprovado: o limite mudou.',
  refused: 'Pedido recusado.',
} as const;

/** What a request asks, in one line. */
export function askedText({ kind, fromLimit, toLimit, blockUntil }: LimitRequest, reais: (value: number) => string) {
  if (kind === 'TOTAL') return `Limite de ${reais(fromLimit)} para ${reais(toLimit ?? fromLimit)}`;
  if (kind === 'UNBLOCK') return 'Desbloquear o limite';
  return blockUntil === null ? 'Bloquear o limite' : `Bloquear o limite até ${formatDate(blockUntil)}`;
}

export const askedByText = ({ askedBy, retailerName, expiresOn }: LimitRequest) =>
  `${askedBy.name}, ${retailerName}. Vale até ${formatDate(expiresOn)}`;

/** Who acted, and who approved it. */
export function whoText({ by, approvedBy, isElsewhere }: LimitEvent): string {
  if (isElsewhere) return customerTexts.elsewhere;
  if (by === null) return customerTexts.nobody;
  return approvedBy === null ? by : `${by}, aprovado por ${approvedBy}`;
}

const causes = {
  MANUALLY_BLOCKED: 'por decisão de uma pessoa',
  OVERDUE_INSTALLMENTS: 'por parcela em atraso',
  OPEN_RENEGOTIATIONS: 'por acordo em aberto',
} as const;

/** Whether the limit may be used, and why not. */
export const standingText = (blockedBy: LimitEvent['blockedBy']): string =>
  blockedBy === null ? 'Liberado' : `Bloqueado ${causes[blockedBy]}`;

/** What happened, in one line. */
export function eventText({ kind, fromLimit, toLimit, blockedBy }: LimitEvent, reais: (value: number) => string) {
  if (kind === 'BLOCK') return standingText(blockedBy);
  if (kind === 'UNBLOCK') return 'Desbloqueado';
  if (kind !== 'TOTAL') return customerTexts.purchases[kind];
  return fromLimit === null
    ? `Primeiro limite: ${reais(toLimit ?? 0)}`
    : `De ${reais(fromLimit)} para ${reais(toLimit ?? 0)}`;
}

/** A customer's limit, changed by hand. */
export const customerTexts = {
  title: 'Limite do cliente',
  open: 'Mudar o limite de um cliente',
  requests: 'Limites a aprovar',
  loading: 'Buscando o limite...',
  noLimit: 'Este cliente ainda não tem limite',
  noLimitHint: 'O primeiro limite nasce da análise do cadastro.',
  standing: 'Situação',
  purchasesLabel: 'Compras',
  mayBuy: 'Liberadas',
  mayNotBuy: 'Desativadas: o caixa não vende',
  purchases: { PURCHASES_DISABLED: 'Compras desativadas', PURCHASES_ENABLED: 'Compras reativadas' },
  alone: 'Sem segunda pessoa',
  aloneUpTo: (value: string) => `até ${value}`,
  aloneNoRaise: 'nenhum aumento',
  maximum: 'Limite máximo da política',
  waiting: 'Um pedido deste cliente espera uma segunda pessoa',
  what: 'O que mudar',
  TOTAL: 'O limite total',
  BLOCK: 'Bloquear o limite',
  UNBLOCK: 'Desbloquear o limite',
  DISABLE_PURCHASES: 'Desativar compras',
  ENABLE_PURCHASES: 'Reativar compras',
  newTotal: 'Novo limite total',
  totalMissing: 'Digite o novo limite',
  reasonLabel: 'Motivo',
  reasonHint: 'Fica no histórico do limite com o seu nome.',
  outcomes: {
    AT_ONCE: 'Vale assim que você confirmar.',
    WAITS: 'Passa do que uma pessoa muda sozinha: fica à espera de uma segunda pessoa.',
    WAITS_BEHIND: 'Precisa de uma segunda pessoa, e já há um pedido à espera: decida ou recuse aquele antes.',
    OF_THE_PROVIDER: 'Outra rede de lojas também atende este cliente: quem decide é o analista da financeira.',
    ABOVE_MAXIMUM: 'Passa do limite máximo da política: ninguém pode dar.',
    SAME: 'É o limite de hoje.',
  },
  change: 'Mudar o limite',
  acts: {
    TOTAL: (value: string) => ({ AT_ONCE: `Mudar para ${value}`, WAITS: `Pedir limite de ${value}` }),
    BLOCK: () => ({ AT_ONCE: 'Bloquear', WAITS: 'Pedir bloqueio' }),
    UNBLOCK: () => ({ AT_ONCE: 'Desbloquear', WAITS: 'Pedir desbloqueio' }),
    DISABLE_PURCHASES: () => ({ AT_ONCE: 'Desativar compras' }),
    ENABLE_PURCHASES: () => ({ AT_ONCE: 'Reativar compras' }),
  },
  sending: 'Enviando...',
  done: {
    TOTAL: 'Feito: o limite mudou.',
    BLOCK: 'Feito: o limite mudou.',
    UNBLOCK: 'Feito: o limite mudou.',
    DISABLE_PURCHASES: 'Feito: o cliente não compra mais.',
    ENABLE_PURCHASES: 'Feito: o cliente pode comprar de novo.',
  },
  asked: 'Pedido feito: espera uma segunda pessoa. O limite continua o mesmo.',
  history: 'Histórico do limite',
  noHistory: 'Nada mudou desde o início.',
  nobody: 'Automático',
  elsewhere: 'Por outra rede de lojas: quem e por quê ficam com ela',
} as const;

export const heldText = ({ claim }: Pick<LimitRequest, 'claim'>) => (claim ? `Em análise com ${claim.by.name}` : '');
