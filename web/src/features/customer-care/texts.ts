import { formatDate } from '@balcao/contract/kernel';
import type { CareRequest } from './calls.ts';

export const texts = {
  title: 'Dados do cliente',
  loading: 'Buscando os dados...',
  kept: 'O que guardamos, e até quando',
  consents: 'Autorizações',
  noConsents: 'Nenhuma autorização registrada',
  withdraw: 'Retirar',
  withdrawTitle: 'Retirar autorização',
  withdrawing: 'Retirando...',
  withdrawn: 'Autorização retirada.',
  withdrawHint: 'O que foi feito antes continua válido.',
  history: 'Pedidos deste cliente',
  merged: 'Este cadastro era repetido e foi encerrado: os contratos dele continuam aqui.',
  copy: 'Entregar cópia dos dados',
  copyTitle: 'Cópia dos dados do cliente',
  copyLead: 'Baixa uma página para o cliente ler e um arquivo JSON, com os dados abertos. Entregue só a ele.',
  copying: 'Reunindo...',
  copied: 'Cópia baixada. A entrega ficou registrada.',
  erase: 'Pedir eliminação',
  eraseTitle: 'Pedir eliminação dos dados',
  eraseLead: 'Outra pessoa decide. O que a lei manda guardar continua guardado, e o cliente não compra mais.',
  merge: 'Unir cadastro repetido',
  mergeTitle: 'Unir cadastro repetido',
  mergeLead:
    'O cadastro do CPF abaixo deixa de comprar. Os contratos dele não mudam de lugar e continuam a ser pagos lá.',
  duplicateCpf: 'CPF do cadastro repetido',
  duplicateFault: 'Digite um CPF válido.',
  asking: 'Pedindo...',
  asked: 'Pedido feito: espera uma segunda pessoa. Nada mudou ainda.',
  reason: 'Motivo',
  reasonHint: 'Fica registrado com o seu nome.',
  cancel: 'Voltar',
  waiting: 'À espera de uma segunda pessoa',
  noneWaiting: 'Nenhum pedido à espera',
  noneWaitingHint: 'Aqui aparecem eliminações e uniões que outra pessoa pediu.',
  customer: 'cliente, no portal',
  own: 'Você fez este pedido: outra pessoa decide.',
  approve: 'Aprovar',
  refuse: 'Recusar',
  approveTitle: 'Aprovar pedido',
  refuseTitle: 'Recusar pedido',
  deciding: 'Enviando...',
  approved: 'Pedido aprovado e feito.',
  refused: 'Pedido recusado: nada mudou.',
} as const;

export const askedByText = ({ askedBy, askedAt }: CareRequest): string =>
  `Pedido em ${formatDate(askedAt.slice(0, 10))} por ${askedBy?.name ?? texts.customer}`;

export const heldText = (name: string): string => `Com ${name}`;

const whats = {
  ERASURE: 'Eliminar os dados',
  EXPORT: 'Cópia dos dados entregue',
  CONSENT_WITHDRAWAL: 'Autorização retirada',
} as const;

export const whatText = ({ kind, duplicate }: CareRequest): string =>
  kind === 'MERGE' ? `Encerrar o cadastro repetido de ${duplicate?.name ?? ''}` : whats[kind];
