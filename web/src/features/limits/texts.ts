import { formatDate } from '@balcao/contract/kernel';
import type { LimitRequest } from './requests.ts';

export const texts = {
  title: 'Limites a aprovar',
  menu: 'Menu',
  backToMenu: 'Voltar ao menu',
  loading: 'Buscando pedidos...',
  none: 'Nenhum pedido à espera',
  noneHint: 'Aqui aparecem as mudanças de limite que precisam de uma segunda pessoa.',
  tryAgain: 'Tentar novamente',
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
  whyMissing: 'Escreva ao menos 3 letras',
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
