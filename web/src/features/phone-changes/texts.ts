import type { Wire } from '@balcao/contract';
import { formatDateTime, formatPhone } from '@balcao/contract/kernel';

export type PhoneChange = Wire<'PATCH /coordinator/phone-changes/{personId}/{id}'>['answer'];

export const texts = {
  title: 'Trocas de telefone',
  tabs: 'Situação do pedido',
  WAITING: 'À espera',
  APPROVED: 'Aprovadas',
  REFUSED: 'Recusadas',
  loading: 'Buscando pedidos...',
  none: { WAITING: 'Nenhuma troca à espera', APPROVED: 'Nenhuma troca aprovada', REFUSED: 'Nenhuma troca recusada' },
  noneHint: {
    WAITING: 'Aqui chegam os pedidos de clientes e colaboradores que confirmaram o novo telefone por código.',
    APPROVED: 'As decisões ficam aqui por um ano.',
    REFUSED: 'As decisões ficam aqui por um ano.',
  },
  refresh: 'Atualizar',
  OPERATOR: 'Colaborador',
  CUSTOMER: 'Cliente',
  from: 'De',
  to: 'Para',
  noPhone: 'sem telefone',
  hints: {
    OTHER_CUSTOMER: 'O número é de outro cliente',
    STAFF: 'O número é de um colaborador',
    CHANGED_RECENTLY: 'Já trocou de telefone nos últimos 30 dias',
  },
  own: 'Este pedido é seu: outra pessoa decide.',
  analyse: 'Analisar',
  taking: 'Assumindo...',
  dialog: 'Analisar troca de telefone',
  advice: 'Ligue para o novo número e confirme quem atende. Só você decide este pedido pelos próximos 10 minutos.',
  reason: 'Motivo da decisão',
  reasonHint: 'Se recusar, a pessoa lê o motivo.',
  approve: 'Aprovar',
  refuse: 'Recusar',
  sending: 'Enviando...',
  close: 'Devolver à fila',
  approved: 'Troca aprovada: o telefone mudou.',
  refused: 'Troca recusada.',
} as const;

export const askedText = ({ askedAt }: PhoneChange) => `Pedida em ${formatDateTime(askedAt)}`;
export const heldText = ({ claim }: PhoneChange) => (claim ? `Em análise por ${claim.by.name}` : '');
export const phones = ({ oldPhoneNumber, newPhoneNumber }: PhoneChange) => ({
  from: oldPhoneNumber ?? texts.noPhone,
  to: formatPhone(newPhoneNumber),
});
export const decidedText = ({ decision }: PhoneChange) =>
  decision ? `${decision.by.name}, ${formatDateTime(decision.at)}: ${decision.reason}` : '';
/** Names a button among others. */
export const analyseOf = ({ name }: PhoneChange) => `Analisar a troca de ${name}`;
