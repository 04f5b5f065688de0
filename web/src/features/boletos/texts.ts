import { formatBrl, formatDate, formatDateTime, reaisToCents, wholeCents } from '@balcao/contract/kernel';
import { formatReais } from '../../domain/money/format-reais.ts';
import type { DecidedPayment, WaitingPayment } from './calls.ts';

export const texts = {
  title: 'Boletos à espera',
  tabs: 'Situação do pagamento',
  waiting: 'À espera',
  decided: 'Decididos',
  loading: 'Buscando pagamentos...',
  tryAgain: 'Tentar novamente',
  none: { waiting: 'Nenhum pagamento espera', decided: 'Nenhum pagamento decidido' },
  noneHint: {
    waiting: 'Aqui chegam boletos pagos com outro valor, duas vezes ou depois de nada mais ser devido.',
    decided: 'As últimas 50 decisões ficam aqui, com quem decidiu e por quê.',
  },
  ofNobody: 'Boleto desconhecido',
  paid: 'Pago',
  asked: 'O boleto pedia',
  difference: 'Diferença',
  owed: 'O contrato devia',
  pays: 'Se aplicar, paga',
  onlyBack: 'Só pode ser devolvido',
  fee: 'taxa de utilização',
  apply: 'Aplicar à dívida',
  giveBack: 'Devolver',
  dialogs: { APPLY: 'Aplicar o pagamento à dívida', RETURN: 'Devolver o pagamento' },
  meaning: {
    APPLY: 'O cliente recebe o comprovante, e o limite é liberado pelo que foi pago.',
    RETURN: 'O banco devolve o valor a quem pagou. A dívida continua como está.',
  },
  reason: 'Motivo da decisão',
  reasonHint: 'Fica na auditoria com o seu nome.',
  sending: 'Enviando...',
  cancel: 'Voltar',
  done: { APPLY: 'Pagamento aplicado à dívida.', RETURN: 'Pagamento devolvido.' },
  outcomes: { PAID: 'Pago', WAITING: 'À espera', APPLIED: 'Aplicado', RETURNED: 'Devolvido' },
} as const;

export const whyTexts: Record<WaitingPayment['why'], { badge: string; sentence: string }> = {
  SHORT: { badge: 'Pago a menos', sentence: 'O valor é menor do que o boleto pedia.' },
  LATE: { badge: 'Pago em atraso', sentence: 'Foi pago depois do vencimento, sem todos os encargos do atraso.' },
  OVER: { badge: 'Pago a mais', sentence: 'O valor é maior do que o boleto pedia naquele dia.' },
  TWICE: { badge: 'Pago duas vezes', sentence: 'Este boleto já tinha sido pago.' },
  PAID_OTHERWISE: { badge: 'Parcela já paga', sentence: 'A parcela foi paga de outra forma, no caixa ou por Pix.' },
  CANCELED: { badge: 'Compra cancelada', sentence: 'A compra foi cancelada: a parcela não é mais devida.' },
  IN_AGREEMENT: { badge: 'Em acordo', sentence: 'A parcela está em um acordo, que se paga à parte.' },
  EARLIER_OPEN: { badge: 'Fora de ordem', sentence: 'Uma parcela anterior do contrato ainda está em aberto.' },
  CHANGED: { badge: 'Dívida mudou', sentence: 'A parcela mudou depois que este boleto foi emitido.' },
  UNKNOWN: { badge: 'Boleto desconhecido', sentence: 'Nenhum boleto nosso tem este número.' },
};

export const nameOf = ({ customerName }: Pick<WaitingPayment, 'customerName'>): string =>
  customerName ?? texts.ofNobody;

export function whereText(payment: WaitingPayment): string {
  const { contractNumber, installmentNumber, storeName, nossoNumero } = payment;
  return [
    ...(contractNumber === null ? [] : [`Contrato ${contractNumber}, parcela ${installmentNumber}`]),
    ...(storeName === null ? [] : [storeName]),
    `Nosso número ${nossoNumero}`,
  ].join(' · ');
}

export const paidText = ({ paidAt }: Pick<WaitingPayment, 'paidAt'>): string => formatDateTime(paidAt);

export const askedText = ({ expectedValue, dueDate }: WaitingPayment): string =>
  [
    ...(expectedValue === null ? [] : [formatReais(expectedValue)]),
    ...(dueDate === null ? [] : [`vencimento ${formatDate(dueDate)}`]),
  ].join(', ');

/** 'R$ 10,00 a menos'; null where nothing is compared. */
export function differenceText({ value, expectedValue }: WaitingPayment): string | null {
  if (expectedValue === null || expectedValue === value) return null;
  // In cents: reais that are taken from each other have more than two decimals.
  const short = reaisToCents(expectedValue) - reaisToCents(value);
  return `${formatBrl(wholeCents(Math.abs(short)))} ${short > 0 ? 'a menos' : 'a mais'}`;
}

/** 'parcela 1 (R$ 90,00, em parte), taxa de utilização (R$ 4,90)'. */
export const paysText = ({ pays }: WaitingPayment): string =>
  pays
    .map(({ installmentNumber, value, isPartial }) => {
      const what = installmentNumber === null ? texts.fee : `parcela ${installmentNumber}`;
      return `${what} (${formatReais(value)}${isPartial ? ', em parte' : ''})`;
    })
    .join(', ');

/** Names a button among others. */
export const actOf = (act: string, payment: WaitingPayment): string => `${act}: ${nameOf(payment)}`;

export const decidedText = ({ decidedBy, decidedAt, reason }: DecidedPayment): string =>
  `${decidedBy ?? ''}, ${decidedAt === null ? '' : formatDateTime(decidedAt)}: ${reason ?? ''}`;
