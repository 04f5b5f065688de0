import type { Wire } from '@balcao/contract';
import { formatDate, formatPhone } from '@balcao/contract/kernel';
import { formatReais } from '../../domain/money/format-reais.ts';

export type TakenCall = Wire<'POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/claim'>['answer'];
export type PurchaseCall = Wire<'GET /coordinator/purchase-calls'>['answer']['items'][number];
export type Pictures = Wire<'POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/pictures'>['answer'];

export const texts = {
  title: 'Ligações de compra',
  list: 'Compras à espera de ligação',
  loading: 'Buscando ligações...',
  none: 'Nenhuma ligação à espera',
  noneHint: 'Aqui chegam as compras que um analista autoriza por telefone. A lista se atualiza sozinha.',
  reasons: {
    POLICY: 'A política pede ligação',
    FACE: 'A validação facial deixou dúvidas',
    ASKED: 'A loja pediu validação por telefone',
  },
  own: 'Esta venda é sua: outra pessoa liga.',
  take: 'Assumir ligação',
  taking: 'Assumindo...',
  dialog: 'Ligação ao cliente',
  phone: 'Telefone',
  noPhone: 'sem telefone',
  cpf: 'CPF',
  seller: 'Vendedor',
  sale: 'Compra',
  plan: 'Plano',
  limit: 'Limite',
  noLimit: 'sem limite',
  limitOf: (available: string, total: string) => `${available} livres de ${total}`,
  blocked: {
    MANUALLY_BLOCKED: 'bloqueado por decisão de uma pessoa',
    OVERDUE_INSTALLMENTS: 'bloqueado por parcela em atraso',
    OPEN_RENEGOTIATIONS: 'bloqueado por acordo em aberto',
  },
  bought: 'Compras na rede',
  firstPurchase: 'primeira compra',
  purchases: (count: number, total: string) => `${count === 1 ? '1 compra' : `${count} compras`}, ${total}`,
  overdue: 'Atraso',
  noneOverdue: 'nenhum',
  overdueDays: (days: number) => (days === 1 ? '1 dia' : `${days} dias`),
  registered: 'Cliente desde',
  script: 'Roteiro',
  steps: (call: TakenCall) => [
    `Apresente-se e diga que liga sobre uma compra na loja ${call.storeName}.`,
    'Peça o nome completo e os dois últimos números do CPF. Nunca diga os dados antes do cliente.',
    `Pergunte se ele está na loja e reconhece a compra de ${formatReais(call.purchaseValue)} em ${planText(call)}.`,
    'Se tudo confere, leia o código: o cliente o diz ao vendedor, e a compra é autorizada no caixa.',
    'Se algo não confere, não leia o código: recuse e diga o motivo.',
  ],
  code: 'Código para ler ao cliente',
  pictures: 'Ver fotos da validação facial',
  gettingPictures: 'Buscando fotos...',
  portrait: 'Retrato do cadastro',
  shot: (number: number) => `Foto ${number}`,
  doubts: 'Dúvidas',
  reason: 'Motivo da decisão',
  approve: 'Autorizar compra',
  refuse: 'Recusar compra',
  sending: 'Enviando...',
  close: 'Devolver à fila',
  approved: 'Compra autorizada: o caixa já foi avisado.',
  refused: 'Compra recusada: o caixa já foi avisado.',
  over: 'Esta ligação terminou',
  overMeaning: 'O cliente disse o código ao caixa, ou o caixa desistiu da compra. Não é preciso decidir.',
  closeOver: 'Voltar às ligações',
  late: (minutes: number) => (minutes < 1 ? 'Prazo vencido' : `Atrasada há ${minutes} min`),
  due: (clock: string) => `Ligar em até ${clock}`,
} as const;

export const planText = ({ plan }: TakenCall) =>
  `${plan.numberOfInstallments}x de ${formatReais(plan.installmentValue)}, total de ${formatReais(plan.totalValue)}, 1º vencimento em ${formatDate(plan.firstInstallmentDueDate)}`;
export function limitText({ limit }: TakenCall): string {
  if (!limit) return texts.noLimit;
  const figures = texts.limitOf(formatReais(limit.available), formatReais(limit.total));
  return limit.blockedBy ? `${figures}, ${texts.blocked[limit.blockedBy]}` : figures;
}
export const boughtText = ({ bought }: TakenCall) =>
  bought.count === 0 ? texts.firstPurchase : texts.purchases(bought.count, formatReais(bought.total));
export const overdueText = ({ daysLate }: TakenCall) =>
  daysLate === 0 ? texts.noneOverdue : texts.overdueDays(daysLate);
export const phoneText = ({ phoneNumber }: TakenCall) =>
  phoneNumber === null ? texts.noPhone : formatPhone(phoneNumber);
/** Names a button among others. */
export const takeOf = ({ customerName }: PurchaseCall) => `Assumir ligação para ${customerName}`;
export const heldText = ({ claim }: PurchaseCall) => (claim ? `Em ligação com ${claim.by.name}` : '');
export const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

/** 'Ligar em até 4:05', or how late it is. */
export function dueText({ dueAt }: Pick<PurchaseCall, 'dueAt'>, now: number): string {
  const seconds = Math.ceil((Date.parse(dueAt) - now) / 1000);
  if (seconds <= 0) return texts.late(Math.floor(-seconds / 60));
  return texts.due(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
}
